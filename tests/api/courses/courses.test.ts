import { expect, test } from 'vitest';
import type { CourseSummary, EndpointData, ListPage, StoredCourse } from '@institute/schema';
import { newSlug, sampleCourse } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';

const { visit, admin } = siteTest();

async function createCourse(fields: object = {}): Promise<StoredCourse> {
  const { status, body } = await admin('POST', '/api/courses', {
    body: { ...sampleCourse(), ...fields },
  });
  expect(status).toBe(201);
  return body.data as StoredCourse;
}

test('a course is created, read, listed, replaced and deleted', async () => {
  const created = await createCourse({ title: '  Kolam Programming ', price: 1500.5 });
  expect(created).toMatchObject({
    _id: expect.any(String),
    title: 'Kolam Programming',
    level: 'Beginner',
    price: 1500.5,
    highlights: [],
  });
  const path = `/api/courses/${created._id}`;
  expect((await visit('GET', path)).body.data).toEqual(created);
  const list = (await visit('GET', '/api/courses')).body.data as StoredCourse[];
  expect(list.at(-1)).toEqual(created);
  const replaced = await admin('PUT', path, { body: { ...sampleCourse(), title: 'New' } });
  expect(replaced.status).toBe(200);
  expect(replaced.body.data).toMatchObject({
    _id: created._id,
    title: 'New',
    price: 0,
    createdAt: created.createdAt,
  });
  expect((await admin('DELETE', path)).body).toEqual({
    success: true,
    data: { _id: created._id },
  });
  expect((await visit('GET', path)).status).toBe(404);
});

// courses-7
test('courses are listed oldest first', async () => {
  const first = await createCourse();
  const second = await createCourse();
  const list = (await visit('GET', '/api/courses')).body.data as StoredCourse[];
  expect(list.slice(-2).map(({ _id }) => _id)).toEqual([first._id, second._id]);
});

test('reading, replacing or deleting a missing course is 404', async () => {
  for (const id of ['no-such-course', 'not%20an%20id']) {
    const path = `/api/courses/${id}`;
    expect((await visit('GET', path)).status).toBe(404);
    expect((await admin('PUT', path, { body: sampleCourse() })).status).toBe(404);
    expect((await admin('DELETE', path)).status).toBe(404);
  }
});

test('a slug must be unique', async () => {
  const { slug } = await createCourse();
  const other = await createCourse();
  const again = await admin('POST', '/api/courses', { body: { ...sampleCourse(), slug } });
  const moved = await admin('PUT', `/api/courses/${other._id}`, {
    body: { ...sampleCourse(), slug },
  });
  for (const { status, body } of [again, moved]) {
    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, fields: { slug: expect.any(String) } });
  }
});

test('a create with a client-made id can be retried', async () => {
  const body = { ...sampleCourse(), id: `client-made-${newSlug()}` };
  const first = await admin('POST', '/api/courses', { body });
  const second = await admin('POST', '/api/courses', { body });
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  const different = await admin('POST', '/api/courses', { body: { ...body, title: 'Else' } });
  expect(different.status).toBe(409);
  expect(different.body).toMatchObject({ fields: { id: expect.any(String) } });
});

// dashboard-5
test('an edit of a stale version is refused with the stored one', async () => {
  const { _id, updatedAt, slug } = await createCourse();
  const path = `/api/courses/${_id}`;
  const body = { ...sampleCourse(), slug };
  const saved = await admin('PUT', path, { body: { ...body, title: 'Mine', updatedAt } });
  expect(saved.status).toBe(200);
  const stale = await admin('PUT', path, { body: { ...body, title: 'Theirs', updatedAt } });
  expect(stale.status).toBe(409);
  expect(stale.body.data).toEqual(saved.body.data);
  const unconditional = await admin('PUT', path, { body: { ...body, title: 'Whatever' } });
  expect(unconditional.status).toBe(200);
});

test.each([
  ['slug', { slug: 'Not A Slug' }],
  ['title', { title: '   ' }],
  ['description', { description: undefined }],
  ['level', { level: 'Expert' }],
  ['category', { category: 'Cooking' }],
  ['order', { order: 1.5 }],
  ['order', { order: 1000 }],
  ['price', { price: -1 }],
  ['syllabus', { syllabus: 'javascript:alert(1)' }],
  ['highlights', { highlights: 'one' }],
  ['curriculum.0.module', { curriculum: [{ topics: ['Loops'] }] }],
  ['id', { id: 'short' }],
])('a course with a bad %s is refused', async (field, fields) => {
  const { status, body } = await admin('POST', '/api/courses', {
    body: { ...sampleCourse(), ...fields },
  });
  expect(status).toBe(400);
  expect(Object.keys(body['fields'] as object)).toEqual([field]);
});

// api-9
test('an invalid document is skipped', async () => {
  const { _id } = await createCourse();
  const document = firestore().collection('courses').doc(_id);
  await document.update({ level: 'Wizard' });
  await admin('POST', '/api/placement-stats', { body: {} });
  expect((await visit('GET', `/api/courses/${_id}`)).status).toBe(404);
  const list = (await visit('GET', '/api/courses')).body.data as StoredCourse[];
  expect(list.map((course) => course._id)).not.toContain(_id);
});

// course-8
test('instalments that are not the total are refused', async () => {
  const fees = {
    gstRate: 18,
    gstIncluded: true,
    instalments: [{ label: 'All', due: 'On joining', amount: 999 }],
  };
  const body = { ...sampleCourse(), price: 1_000, fees };
  const { status, body: answer } = await admin('POST', '/api/courses', { body });
  expect(status).toBe(400);
  expect(answer['fields']).toEqual({
    'fees.instalments': 'The instalments must add up to the price including GST',
  });
});

// courses-2, courses-7
test('a place and a category that the staff chose decide in lists', async () => {
  const second = await createCourse({ order: 2, category: 'Design', title: 'Cloud for artists' });
  const first = await createCourse({ order: 1 });
  const { body } = await visit('GET', '/api/pages/courses');
  const { items } = body.data as ListPage<CourseSummary>;
  expect(items.slice(0, 2).map(({ slug }) => slug)).toEqual([first.slug, second.slug]);
  const design = await visit('GET', '/api/pages/courses?category=Design');
  expect((design.body.data as ListPage<CourseSummary>).items[0]).toMatchObject({
    slug: second.slug,
    category: 'Design',
  });
  const { _id, slug } = first;
  await admin('PUT', `/api/courses/${_id}`, { body: { ...sampleCourse(), slug } });
  const after = (await visit('GET', '/api/pages/courses')).body.data as ListPage<CourseSummary>;
  expect(after.items[0]?.slug).toBe(second.slug);
  await admin('DELETE', `/api/courses/${second._id}`);
});

// editing-8
test('visitors read facts where staff wrote what stands for them, as the records have them now', async () => {
  const body = {
    ...sampleCourse(),
    price: 41_000,
    description: '{course.fee}, one of {institute.courses}',
  };
  const made = (await admin('POST', '/api/courses', { body })).body.data as StoredCourse;
  const path = `/api/courses/${made._id}`;
  const described = async (as: typeof visit) =>
    ((await as('GET', path)).body.data as StoredCourse).description;
  expect(await described(visit)).toMatch(/^₹41,000, one of [1-9]\d*$/);
  expect(await described(admin)).toBe(body.description);
  await admin('PUT', path, { body: { ...body, slug: made.slug, price: 42_000 } });
  expect(await described(visit)).toMatch(/^₹42,000, one of /);
  const { data } = (await admin('GET', '/api/facts')).body;
  const { facts } = data as EndpointData<'readFacts'>;
  expect(await described(visit)).toContain(facts['institute.courses']);
});
