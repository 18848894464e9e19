import type { EndpointData, ListPage, PostSummary, StoredPost } from '@institute/schema';
import { beforeAll, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { siteUrl } from '../../support/ports.ts';
import { newSlug, sampleCourse } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

const slug = newSlug();

const samplePost = {
  title: 'Facts',
  excerpt: 'One of {institute.courses}',
  content:
    '<p>Of a course: {course.fee:' +
    slug +
    '}. Of all: {placements.placed} of {placements.asked}.</p>',
  category: 'Career',
  published: true,
};

const stats = {
  ...fullBodies.savePlacementStats(),
  totalPlacements: '563',
  byYear: '2025-26 (563 of 612)',
};

beforeAll(async () => {
  await firestore().doc('shownClaims/main').delete();
  await admin('POST', '/api/courses', { body: { ...sampleCourse(), slug, price: 48_000 } });
  await admin('POST', '/api/placement-stats', { body: stats });
});

const made = async (fields = {}) =>
  (await admin('POST', '/api/blog', { body: { ...samplePost, slug: newSlug(), ...fields } })).body
    .data as StoredPost;

const switchTo = (onlyBacked: boolean) =>
  admin('PUT', '/api/claim-switch', { body: { onlyBacked } });

// editing-8
test('posts say what the records of courses and placements say, in lists too', async () => {
  const { _id, slug: address } = await made();
  const { body } = await visit('GET', `/api/blog/${_id}`);
  expect((body.data as StoredPost).content).toBe(
    '<p>Of a course: ₹48,000. Of all: 563 of 612.</p>',
  );
  const list = (await visit('GET', '/api/pages/blog')).body.data as ListPage<PostSummary>;
  const card = list.items.find((each) => each.slug === address);
  expect(card?.excerpt).toMatch(/^One of [1-9]\d*$/);
  for (const path of ['/blog', '/blog/rss.xml', '/search?q=facts'])
    expect(await (await fetch(siteUrl('test') + path)).text(), path).toContain(card?.excerpt);
});

// editing-12, claims-2, claims-11
test('a post says no figure of placements that is not verified, and its copy for offline none at all', async () => {
  const { _id, slug: address } = await made();
  await switchTo(true);
  const hidden = await visit('GET', `/api/blog/${_id}`);
  expect((hidden.body.data as StoredPost).content).toContain('Of all: … of ….');
  expect(hidden.headers.get('cache-control')).toMatch(
    /^public, max-age=0, s-maxage=(?:[12]?\d|30)$/,
  );
  const page = await fetch(`${siteUrl('test')}/blog/${address}`);
  expect(page.headers.get('x-claims')).toBe('backed');
  await switchTo(false);
  const copy = await fetch(`${siteUrl('test')}/blog/${address}?offline-copy`);
  expect(copy.headers.get('x-claims')).toBeNull();
  expect(await copy.text()).toContain('Of all: … of ….');
  const shown = await fetch(`${siteUrl('test')}/blog/${address}`);
  expect(shown.headers.get('x-claims')).toBe('all');
  expect(await shown.text()).toContain('Of all: 563 of 612.');
});

// editing-9
test('a fact that is unknown, or of a course that is, is refused at its field', async () => {
  const refused = async (path: string, body: object) =>
    (await admin('POST', path, { body })).body['fields'];
  expect(
    await refused('/api/blog', { ...samplePost, content: '<p>{course.fee:lace}</p>' }),
  ).toEqual({ content: 'Remove {course.fee:lace}: no course has the slug “lace”' });
  const home = fullBodies.saveHome();
  const callToAction = { ...home.callToAction, description: '{course.instalments:lace}' };
  expect(await refused('/api/home-content', { ...home, callToAction })).toEqual({
    'callToAction.description': 'Remove {course.instalments:lace}: no course has the slug “lace”',
  });
  expect(await refused('/api/blog', { ...samplePost, excerpt: '{placements.share}' })).toEqual({
    excerpt: expect.stringMatching(/^Remove \{placements\.share\}, or use one of \{institute\./),
  });
});

/** A version of a post that asks for the fee of a course, a release that does, and how to bring them back. */
async function asking(lace: string) {
  const text = { ...samplePost, content: `<p>{course.fee:${lace}}</p>` };
  const post = await made(text);
  await admin('PUT', `/api/blog/${post._id}`, { body: { ...samplePost, slug: post.slug } });
  const versions = firestore().collection('versions').where('document', '==', `posts/${post._id}`);
  const [version] = (await versions.get()).docs;
  const release = await admin('POST', '/api/releases', { body: { name: newSlug(), at: null } });
  const { _id } = release.body.data as { _id: string };
  const wait = (document: string, data: object) =>
    admin('POST', `/api/releases/${_id}/edits`, {
      body: { document, title: 'Lace', data, basedOn: null },
    });
  await wait(`posts/${newSlug()}`, { ...text, slug: newSlug() });
  const outcome = async (path: string, given: { body?: object }) => {
    const { status, body } = await admin('POST', path, given);
    return [status, body.message];
  };
  return {
    wait,
    restore: () => outcome(`/api/versions/${version?.id}/restore`, { body: {} }),
    publish: () => outcome(`/api/releases/${_id}/publish`, {}),
  };
}

// editing-9
test('a version and a release that ask for a course that is gone wait until one has its slug', async () => {
  const lace = newSlug();
  const course = {
    ...sampleCourse(),
    slug: lace,
    price: 9000,
    description: `From {course.fee:${lace}}`,
  };
  const created = await admin('POST', '/api/courses', { body: course });
  expect(created.status).toBe(201);
  const { wait, restore, publish } = await asking(lace);
  await admin('DELETE', `/api/courses/${(created.body.data as { _id: string })._id}`);
  const reason = `Remove {course.fee:${lace}}: no course has the slug “${lace}”`;
  expect([await restore(), await publish()]).toEqual([
    [400, `This version no longer fits the form and cannot be restored: ${reason}`],
    [400, `Lace: ${reason}`],
  ]);
  await wait(`courses/${newSlug()}`, course);
  expect([await publish(), await restore()]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
});

// editing-8
test('the dashboard gets what every fact says, and the courses that have some', async () => {
  const { body } = await admin('GET', '/api/facts');
  const { facts, courses } = body.data as EndpointData<'readFacts'>;
  expect(courses).toContainEqual({ slug, title: expect.any(String) });
  expect(facts).toMatchObject({
    [`course.fee:${slug}`]: '₹48,000',
    'placements.placed': '563',
    'placements.year': '2025-26',
  });
});
