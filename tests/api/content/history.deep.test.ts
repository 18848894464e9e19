import {
  collections,
  restorableTime,
  versionsKept,
  type EndpointName,
  type StoredCourse,
  type StoredVersion,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { write } from '../../../functions/src/content/write.ts';
import { removeExpired } from '../../../functions/src/people/remove-expired.ts';
import type { Reply } from '../../support/call.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { instances } from '../../support/level.ts';
import { newSlug, sampleBodies, sampleCourse } from '../../support/samples.ts';
import { useSampleCourse } from '../../support/sample-course.ts';
import { siteTest } from '../../support/site-test.ts';
import { writeDocuments } from '../../support/write-documents.ts';

const { visit, admin } = siteTest();
useSampleCourse();

/** What the collection holds about the document, oldest first. */
async function entriesOf(collection: string, document: string): Promise<DocumentData[]> {
  const { docs } = await firestore()
    .collection(collection)
    .where('document', '==', document)
    .orderBy('at', 'desc')
    .get();
  return docs.map((entry) => ({ _id: entry.id, ...entry.data() })).toReversed();
}

const versionsOf = (document: string) =>
  entriesOf(collections.versions, document) as Promise<StoredVersion[]>;

const auditOf = (document: string) => entriesOf(collections.audit, document);

const actionsOf = async (document: string) => (await auditOf(document)).map((one) => one['action']);

const stored = async (document: string) => (await firestore().doc(document).get()).data();

async function createCourse(fields: object = {}): Promise<StoredCourse & { path: string }> {
  const { status, body } = await admin('POST', '/api/courses', {
    body: { ...sampleCourse(), ...fields },
  });
  expect(status).toBe(201);
  const course = body.data as StoredCourse;
  return { ...course, path: `courses/${course._id}` };
}

const save = ({ _id, slug }: StoredCourse, fields: object): Promise<Reply> =>
  admin('PUT', `/api/courses/${_id}`, { body: { ...sampleCourse(), slug, ...fields } });

const restore = (version: StoredVersion | undefined, updatedAt?: string): Promise<Reply> =>
  admin('POST', `/api/versions/${version?._id}/restore`, { body: { updatedAt } });

test('a save keeps the replaced version, with author and time, and is audited', async () => {
  const course = await createCourse();
  const before = await stored(course.path);
  const saved = (await save(course, { title: 'Second' })).body.data as StoredCourse;
  const { path: document } = course;
  const byEmail = (await versionsOf(document))[0]?.byEmail ?? '';
  const who = { by: (await (await auth()).getUserByEmail(byEmail)).uid, byEmail };
  expect(await versionsOf(document)).toEqual([
    {
      _id: expect.any(String),
      ...{ document, collection: 'courses', data: before, action: 'update' },
      ...{ ...who, at: saved.updatedAt },
    },
  ]);
  expect(await auditOf(document)).toEqual([
    { _id: expect.any(String), document, action: 'create', ...who, at: course.createdAt },
    { _id: expect.any(String), document, action: 'update', ...who, at: saved.updatedAt },
  ]);
});

test('neither a save without changes nor a retried create writes anything', async () => {
  const body = { ...sampleCourse(), id: newSlug() };
  const path = `courses/${body.id}`;
  const [first, second] = [
    await admin('POST', '/api/courses', { body }),
    await admin('POST', '/api/courses', { body }),
  ];
  expect(second.body).toEqual(first.body);
  const before = await stored(path);
  const { id: _, ...same } = body;
  const again = await admin('PUT', `/api/${path}`, { body: same });
  expect(again.body).toEqual(first.body);
  expect(await stored(path)).toEqual(before);
  expect(await versionsOf(path)).toEqual([]);
  expect(await actionsOf(path)).toEqual(['create']);
});

test('a failed write leaves neither a version nor an audit event', async () => {
  const course = await createCourse();
  const { slug } = await createCourse();
  const stale = { title: 'Stale', updatedAt: '2020-01-01T00:00:00Z' };
  expect((await save(course, stale)).status).toBe(409);
  expect((await save(course, { title: 'Taken', slug })).status).toBe(409);
  expect((await save(course, { title: '' })).status).toBe(400);
  const somebody = { uid: 'somebody' };
  const document = firestore().doc(course.path);
  const tooLarge = { title: 'x'.repeat(1_000_000) };
  await expect(write(document, somebody, async () => tooLarge)).rejects.toThrow(/too large/);
  const reserved = { __title__: 'Refused by Firestore itself, at the commit' };
  await expect(write(document, somebody, async () => reserved)).rejects.toThrow(/__title__/);
  expect(await versionsOf(course.path)).toEqual([]);
  expect(await actionsOf(course.path)).toEqual(['create']);
});

// dashboard-7
test('of many saves the last 20 versions are kept', async () => {
  const course = await createCourse();
  const titles = Array.from({ length: versionsKept + 3 }, (_, index) => `Save ${index}`);
  const { path: document, createdAt } = course;
  const earlier = titles.slice(0, -4).map((title, index) => {
    const at = new Date(Date.parse(createdAt) - 1000 * (99 - index)).toISOString();
    const version = { document, collection: 'courses', data: { title }, action: 'update', at };
    return [`${collections.versions}/${newSlug()}`, version] as const;
  });
  await writeDocuments(earlier);
  const [first, ...saved] = titles.slice(-4);
  await firestore().doc(document).update({ title: first });
  for (const title of saved) expect((await save(course, { title })).status).toBe(200);
  const versions = await versionsOf(document);
  expect(versions.map(({ data }) => data['title'])).toEqual(titles.slice(-versionsKept - 1, -1));
  expect(await actionsOf(document)).toHaveLength(4);
});

test('a course of the largest size can be saved, kept and restored', async () => {
  const topics = Array.from({ length: 60 }, () => 'ௐ'.repeat(120));
  const curriculum = Array.from({ length: 40 }, () => ({ module: 'Long', topics }));
  const course = await createCourse({ curriculum });
  expect(Buffer.byteLength(JSON.stringify(course))).toBeGreaterThan(870_000);
  expect((await save(course, { curriculum, title: 'Second' })).status).toBe(200);
  const [version] = await versionsOf(course.path);
  const restored = await restore(version);
  expect(restored.body.data).toMatchObject({ title: course.title, curriculum });
});

const kinds = [
  ['createCourse', 'deleteCourse', 'courses'],
  ['createBatch', 'deleteBatch', 'batches'],
  ['createTrainer', 'deleteTrainer', 'trainers'],
  ['createTemplate', 'deleteTemplate', 'templates'],
  ['createPlacement', 'deletePlacement', 'placements'],
  ['createPost', 'deletePost', 'posts'],
  ['createEnquiry', 'deleteEnquiry', 'enquiries'],
] as const;

test.each(instances(kinds, 3))(
  'a document made by %s is restored unchanged after %s',
  async (create, _remove, collection) => {
    const paths: Record<string, string> = { posts: '/api/blog' };
    const base = paths[collection] ?? `/api/${collection}`;
    const created = await admin('POST', base, { body: fullBodies[create]() });
    const { _id } = created.body.data as { _id: string };
    const path = `${collection}/${_id}`;
    const before = await stored(path);
    expect((await admin('DELETE', `${base}/${_id}`)).status).toBe(200);
    expect(await stored(path)).toBeUndefined();
    const [version] = await versionsOf(path);
    const { at = '', restorableUntil = '' } = version ?? {};
    expect(version).toMatchObject({ action: 'delete', collection, data: before });
    expect(Date.parse(restorableUntil) - Date.parse(at)).toBe(restorableTime);

    const restored = await restore(version);
    expect(restored.status).toBe(200);
    expect(restored.body.data).toMatchObject({ _id, createdAt: before?.['createdAt'] });
    const { updatedAt } = (await stored(path)) ?? {};
    expect(JSON.stringify(await stored(path), sorted)).toBe(
      JSON.stringify({ ...before, updatedAt }, sorted),
    );
    expect(updatedAt > (before?.['updatedAt'] ?? '')).toBe(true);
    expect((await versionsOf(path)).map((kept) => kept.restorableUntil)).toEqual([undefined]);
    const createdByAdmin = collection === 'enquiries' ? [] : ['create'];
    expect(await actionsOf(path)).toEqual([...createdByAdmin, 'delete', 'restore']);
  },
);

/** Firestore keeps no order of fields. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

test('an older version is restored as a write like any other', async () => {
  const course = await createCourse({ title: 'First' });
  const second = (await save(course, { title: 'Second' })).body.data as StoredCourse;
  const [first] = await versionsOf(course.path);
  const stale = await restore(first, course.updatedAt);
  expect(stale.status).toBe(409);
  expect(stale.body.data).toEqual(second);
  const restored = await restore(first, second.updatedAt);
  expect(restored.body.data).toMatchObject({ _id: course._id, title: 'First' });
  expect((await visit('GET', `/api/${course.path}`)).body.data).toEqual(restored.body.data);
  const versions = await versionsOf(course.path);
  expect(versions.map(({ action, data }) => [action, data['title']])).toEqual([
    ['update', 'First'],
    ['restore', 'Second'],
  ]);
  expect((await restore(first)).body).toEqual(restored.body);
  expect(await actionsOf(course.path)).toEqual(['create', 'update', 'restore']);
});

test('singletons can be restored too', async () => {
  const path = '/api/footer-content';
  const sent = (name: EndpointName) => ({ body: sampleBodies[name]() });
  const first = await admin('POST', path, sent('saveFooter'));
  await admin('POST', path, { body: { description: newSlug() } });
  const version = (await versionsOf('content/footer')).at(-1);
  const restored = await restore(version);
  expect(restored.body.data).toMatchObject({
    ...(first.body.data as object),
    updatedAt: expect.any(String),
  });
  expect((await visit('GET', path)).body.data).toEqual(restored.body.data);
});

test('a version with a taken slug, or that no longer fits its schema, is refused', async () => {
  const course = await createCourse();
  await admin('DELETE', `/api/${course.path}`);
  const [version] = await versionsOf(course.path);
  const { slug } = course;
  const other = await createCourse({ slug });
  const taken = await restore(version);
  expect(taken.status).toBe(409);
  expect(taken.body['message']).toBe(
    `The slug “${slug}” is now used elsewhere; change it there first`,
  );
  await admin('DELETE', `/api/${other.path}`);
  const reference = firestore().doc(`versions/${version?._id}`);
  await reference.update({ 'data.level': 'Wizard' });
  const unfit = await restore(version);
  expect(unfit.status).toBe(400);
  expect(unfit.body['message']).toContain('Choose a level');
  await reference.delete();
  expect((await restore(version)).status).toBe(404);
  expect(await stored(course.path)).toBeUndefined();
  expect(await actionsOf(course.path)).toEqual(['create', 'delete']);
});

test('publishing is audited', async () => {
  const created = await admin('POST', '/api/blog', { body: sampleBodies.createPost() });
  const { _id } = created.body.data as { _id: string };
  await admin('PATCH', `/api/blog/${_id}/publish`);
  await admin('PATCH', `/api/blog/${_id}/publish`);
  expect(await actionsOf(`posts/${_id}`)).toEqual(['create', 'publish', 'unpublish']);
  const published = (await versionsOf(`posts/${_id}`)).map(({ data }) => data['published']);
  expect(published).toEqual([false, true]);
});

test('versions of a deleted course are removed after 30 days, and no others', async () => {
  vi.stubEnv('ENQUIRY_RETENTION_DAYS', '730');
  onTestFinished(() => void vi.unstubAllEnvs());
  const deleted = await createCourse();
  const restored = await createCourse();
  const kept = await createCourse();
  for (const course of [deleted, restored, kept]) {
    await save(course, { title: 'Second' });
    await admin('DELETE', `/api/${course.path}`);
  }
  await restore((await versionsOf(restored.path)).at(-1));
  const deletion = (await versionsOf(deleted.path)).at(-1);
  const end = new Date(deletion?.restorableUntil ?? '');
  const held = () =>
    Promise.all([deleted, restored, kept].map(async ({ path }) => (await versionsOf(path)).length));
  await removeExpired(new Date(end.getTime() - 1));
  expect(await held()).toEqual([2, 2, 2]);
  await removeExpired(end);
  expect(await held()).toEqual([0, 2, 2]);
  expect(await actionsOf(deleted.path)).toEqual(['create', 'update', 'delete']);
});
