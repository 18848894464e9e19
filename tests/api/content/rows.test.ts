import { expect, test } from 'vitest';
import { sampleBatch, sampleBodies } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

interface Rows {
  readonly items: Record<string, unknown>[];
  readonly found: number;
  readonly all: number;
  readonly page: number;
}

async function rows(list: string, query: Record<string, string> = {}): Promise<Rows> {
  const { status, body } = await admin('GET', `/api/rows/${list}?${new URLSearchParams(query)}`);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data as Rows;
}

const titlesOf = ({ items }: Rows) => items.map(({ title }) => title);

async function store(path: string, body: object): Promise<{ _id: string; updatedAt: string }> {
  const reply = await admin('POST', path, { body });
  expect(reply.status).toBe(201);
  return reply.body.data as { _id: string; updatedAt: string };
}

const course = (title: string, more: object = {}) =>
  store('/api/courses', {
    ...sampleBodies.createCourse(),
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    ...more,
  });

const post = (title: string, published: boolean) =>
  store('/api/blog', {
    ...sampleBodies.createPost(),
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    published,
  });

// dashboard-31
test('courses are searched, filtered and sorted', async () => {
  await course('Rows of Zebra', { level: 'Advanced', price: 10 });
  await course('Rows of Apple 10', { level: 'Beginner', price: 30, instructor: 'Meena' });
  const last = await course('Rows of Apple 9', { level: 'Beginner', price: 20, order: 1 });
  const search = 'rows of';
  expect(titlesOf(await rows('courses', { search }))).toEqual([
    'Rows of Apple 9',
    'Rows of Zebra',
    'Rows of Apple 10',
  ]);
  expect(titlesOf(await rows('courses', { search, sort: 'title' }))).toEqual([
    'Rows of Apple 9',
    'Rows of Apple 10',
    'Rows of Zebra',
  ]);
  expect(titlesOf(await rows('courses', { search, sort: 'price' }))[0]).toBe('Rows of Zebra');
  expect(titlesOf(await rows('courses', { search: 'meena' }))).toEqual(['Rows of Apple 10']);
  const beginners = await rows('courses', { search, filters: 'level=Beginner', page: '9' });
  expect(beginners).toMatchObject({ found: 2, page: 0 });
  expect(beginners.all).toBeGreaterThanOrEqual(3);
  const second = await rows('courses', { search, size: '2', page: '2' });
  expect(second).toMatchObject({ items: [{ title: 'Rows of Apple 10' }], found: 3, page: 1 });
  const names = (await admin('GET', '/api/rows/course-names')).body.data as object[];
  expect(names).toContainEqual({
    _id: last._id,
    slug: 'rows-of-apple-9',
    title: 'Rows of Apple 9',
    price: 20,
    fees: { gstRate: 0, gstIncluded: expect.any(Boolean) },
    duration: '',
  });
});

// dashboard-31
test('a course says how many open batches it has ahead, and is filtered by it', async () => {
  const { _id: id } = await course('Rows of Batches');
  const found = (filters = '') => rows('courses', { search: 'rows of batches', filters });
  expect((await found('batches=No batch ahead')).items).toMatchObject([{ batchesAhead: 0 }]);
  const body = { ...sampleBatch, course: id };
  for (const state of ['open', 'open', 'planned'])
    await store('/api/batches', { ...body, state, firstDay: '2099-01-05', lastDay: '2099-03-05' });
  expect((await found('batches=With batches')).items).toMatchObject([{ batchesAhead: 2 }]);
  expect((await found('batches=No batch ahead')).found).toBe(0);
});

// dashboard-31
test('a post moves between drafts and published posts, and leaves once deleted', async () => {
  const { _id: id, updatedAt } = await post('Rows of news', false);
  const found = (filters = '') => rows('posts', { search: 'rows of news', filters });
  expect((await found()).items).toMatchObject([{ _id: id, published: false, updatedAt }]);
  expect((await found('standing=Published')).items).toEqual([]);
  expect((await admin('PATCH', `/api/blog/${id}/publish`, { body: {} })).status).toBe(200);
  expect((await found('standing=Published')).items).toMatchObject([{ _id: id, published: true }]);
  expect((await found('standing=Draft')).items).toEqual([]);
  expect((await admin('DELETE', `/api/blog/${id}`)).status).toBe(200);
  expect((await found()).items).toEqual([]);
});

// dashboard-31
test.each([
  ['courses', { filters: 'colour=red' }, 'filters'],
  ['courses', { filters: 'level=Expert' }, 'filters'],
  ['posts', { sort: 'price' }, 'sort'],
  ['placements', { page: '0' }, 'page'],
  ['placements', { size: '501' }, 'size'],
  ['placements', { search: 'x'.repeat(101) }, 'search'],
])('%s cannot be asked for %j', async (list, query, field) => {
  const { status, body } = await admin('GET', `/api/rows/${list}?${new URLSearchParams(query)}`);
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {})).toEqual([field]);
});
