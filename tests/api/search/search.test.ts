import {
  dayAfter,
  localDay,
  type SearchResults,
  type StoredCourse,
  type StoredPost,
} from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { siteUrl } from '../../support/ports.ts';
import {
  newSlug,
  sampleBatch,
  sampleCourse,
  samplePost,
  sampleTrainer,
} from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin, visit } = siteTest();

/** A word that nothing else has. */
const newWord = () => `q${newSlug().replace(/[^a-z0-9]/g, '')}`;

async function search(text: string): Promise<SearchResults> {
  const { status, body } = await visit('GET', `/api/pages/search?q=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return body.data as SearchResults;
}

const pathsOf = async (text: string) => (await search(text)).results.map(({ path }) => path);

async function add<Stored>(path: string, body: object): Promise<Stored> {
  const answer = await admin('POST', path, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data as Stored;
}

// search-1, search-4
test('what the site shows is found, at once, and nothing else', async () => {
  const word = newWord();
  const course = await add<StoredCourse>('/api/courses', {
    ...sampleCourse(),
    title: `Course ${word}`,
  });
  const draft = { ...samplePost(), title: `Post ${word}`, slug: newSlug() };
  const post = await add<StoredPost>('/api/blog', { ...draft, published: false });
  const trainer = { ...sampleTrainer, name: `Trainer ${word}` };
  const { _id } = await add<{ _id: string }>('/api/trainers', { ...trainer, left: false });
  const today = localDay(new Date());
  const dates = { firstDay: today, lastDay: dayAfter(today, 6) };
  const batch = { ...sampleBatch, course: course._id, ...dates };
  await add('/api/batches', { ...batch, state: 'planned' });
  expect(await pathsOf(word)).toEqual([`/courses/${course.slug}`, '/trainers']);

  await add('/api/batches', { ...batch, state: 'open' });
  expect(
    (await admin('PUT', `/api/blog/${post._id}`, { body: { ...draft, published: true } })).status,
  ).toBe(200);
  expect(
    (await admin('PUT', `/api/trainers/${_id}`, { body: { ...trainer, left: true } })).status,
  ).toBe(200);
  expect((await pathsOf(word)).toSorted()).toEqual([
    `/batches?course=${course.slug}`,
    `/blog/${post.slug}`,
    `/courses/${course.slug}`,
  ]);
});

// search-1
test.each([
  ['demo', '/demo'],
  ['home', '/'],
  ['privcay', '/privacy'],
])('%s finds %s first', async (text, path) => {
  expect((await pathsOf(text))[0]).toBe(path);
});

// search-1, search-5
test('batches are found by month and by weekday or weekend, courses by their fees', async () => {
  const word = newWord();
  const plan = {
    instalments: [{ label: `Part ${word}`, due: 'On joining', amount: 1180 }],
    refunds: [{ until: 'Before the first class', percent: 100 }],
  };
  const { _id, slug } = await add<StoredCourse>('/api/courses', {
    ...sampleCourse(),
    title: `Course ${word}`,
    price: 1180,
    fees: { ...plan, gstRate: 18 },
  });
  const year = Number(localDay(new Date()).slice(0, 4)) + 1;
  const days = [{ day: 'sunday', from: '10:00', to: '12:00' }];
  const dates = { firstDay: `${year}-12-05`, lastDay: `${year + 1}-01-31` };
  await add('/api/batches', { ...sampleBatch, ...dates, course: _id, days, state: 'open' });
  const batch = `/batches?course=${slug}`;
  for (const text of ['december', 'weekend', 'sundays', 'mornings', 'timing'])
    expect(await pathsOf(`${word} ${text}`), text).toEqual([batch]);
  for (const text of ['weekday', 'evening'])
    expect(await pathsOf(`${word} ${text}`), text).not.toEqual([batch]);
  for (const text of ['refund', 'emi', 'fees', 'part', 'joining'])
    expect(await pathsOf(`${word} ${text}`), text).toEqual([`/courses/${slug}`]);
  const { results } = await search(word);
  expect(results).toMatchObject([
    { kind: 'course', fee: 1180 },
    {
      kind: 'batch',
      facts: ['Sun mornings, 10:00 am – 12:00 pm'],
      batch: { course: slug, firstDay: dates.firstDay, seatsLeft: sampleBatch.seats },
    },
  ]);
});

// search-4
test('how we count is found only where nothing else is shown', async () => {
  expect(await pathsOf('how we count')).not.toContain('/how-we-count');
  await firestore().doc('shownClaims/main').set({ onlyBacked: true, claims: [] });
  expect((await pathsOf('how we count'))[0]).toBe('/how-we-count');
  await firestore().doc('shownClaims/main').delete();
});

// search-3
test('where nothing is found, the categories of courses are offered', async () => {
  await add('/api/courses', { ...sampleCourse(), title: `Python ${newWord()}` });
  const { results, total, categories } = await search(newWord());
  expect({ results, total }).toEqual({ results: [], total: 0 });
  expect(categories.find(({ category }) => category === 'Development')?.courses).toBeGreaterThan(0);
});

// search-1
test('a search page is not listed by search engines, and its form may be sent', async () => {
  const answer = await fetch(`${siteUrl('test')}/search?q=python`);
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await answer.text()).toContain('<meta name="robots" content="noindex" />');
});
