import { collections, type StoredCourse, type StoredPost } from '@institute/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { newToken } from '../../support/accounts.ts';
import { newVisitor, startApiServer } from '../../support/api-server.ts';
import type { Server } from '../../support/fork-server.ts';
import { isDeep } from '../../support/level.ts';
import { call, type CallOptions, type Reply } from '../../support/call.ts';
import { newSlug, sampleCourse, sampleEnquiry, samplePost } from '../../support/samples.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

const many = isDeep ? 1000 : 10;

/** Two instances: guarantees must not depend on the memory of one. */
let own: Server;
let servers: readonly string[];
let token: string;

beforeAll(async () => {
  own = await startApiServer();
  servers = [own.url, await serverOfWorker()];
  token = await newToken({ admin: true });
});

afterAll(async () => {
  own.stop();
});

/** Concurrent calls, alternating between the instances. */
function atOnce(
  count: number,
  method: string,
  path: string,
  options: (index: number) => CallOptions,
): Promise<Reply[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const url = servers[index % servers.length];
      return call(url ?? '', method, path, options(index));
    }),
  );
}

function countStatuses(replies: Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Side by side, where they are few: transactions that meet in the emulator wait for seconds. */
const meeting = { concurrent: !isDeep };

const enquiries = () => firestore().collection(collections.enquiries);

test('concurrent enquiries with one id store one and get the same answer', meeting, async () => {
  const body = { ...sampleEnquiry, id: crypto.randomUUID(), message: newSlug() };
  const headers = newVisitor();
  const replies = await atOnce(many / 5, 'POST', '/api/enquiries', () => ({ body, headers }));
  expect(countStatuses(replies)).toEqual({ 201: many / 5 });
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  const stored = await enquiries().where('message', '==', body.message).get();
  expect(stored.docs.map(({ id }) => id)).toEqual([body.id]);
  const [other] = await atOnce(1, 'POST', '/api/enquiries', () => ({
    body: { ...body, name: 'Somebody else' },
    headers,
  }));
  expect(other?.status).toBe(409);
});

// enquiries-5
test('concurrent enquiries from one address store five, the rest get 429', meeting, async () => {
  const message = newSlug();
  const headers = newVisitor();
  const replies = await atOnce(many, 'POST', '/api/enquiries', () => ({
    body: { ...sampleEnquiry, id: crypto.randomUUID(), message },
    headers,
  }));
  expect(countStatuses(replies)).toEqual({ 201: 5, 429: many - 5 });
  expect((await enquiries().where('message', '==', message).get()).size).toBe(5);
  const refused = replies.filter(({ status }) => status === 429);
  const waits = refused.map((reply) => Number(reply.headers.get('retry-after')));
  expect(Math.min(...waits)).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(600);
});

test('a retry is answered even over the limit', meeting, async () => {
  const id = crypto.randomUUID();
  const headers = newVisitor();
  const send = async (fields = {}) => {
    const body = { ...sampleEnquiry, ...fields };
    const [reply] = await atOnce(1, 'POST', '/api/enquiries', () => ({ body, headers }));
    return reply?.status;
  };
  expect(await send({ id })).toBe(201);
  for (let index = 1; index < 5; index += 1) expect(await send()).toBe(201);
  expect(await send()).toBe(429);
  expect(await send({ id })).toBe(201);
  expect(await send({ id, name: 'Somebody else' })).toBe(409);
});

test.each(['/api/courses', '/api/blog'])(
  '%s: of two concurrent creates with one slug one succeeds',
  meeting,
  async (path) => {
    const kind = path === '/api/blog' ? 'posts' : 'courses';
    for (let round = 0; round < (isDeep ? 3 : 1); round += 1) {
      const slug = newSlug();
      const sample = kind === 'posts' ? samplePost() : sampleCourse();
      const replies = await atOnce(2, 'POST', path, () => ({ token, body: { ...sample, slug } }));
      expect(countStatuses(replies)).toEqual({ 201: 1, 409: 1 });
      const stored = await firestore().collection(kind).where('slug', '==', slug).get();
      expect(stored.size).toBe(1);
    }
  },
);

test('two concurrent posts with one title get different slugs', meeting, async () => {
  const { slug: _, ...post } = { ...samplePost(), title: newSlug() };
  const replies = await atOnce(4, 'POST', '/api/blog', () => ({ token, body: post }));
  expect(countStatuses(replies)).toEqual({ 201: 4 });
  const slugs = replies.map(({ body }) => (body.data as StoredPost).slug);
  expect(new Set(slugs).size).toBe(4);
});

test(
  'of many concurrent saves of a course one succeeds and the others get 409',
  meeting,
  async () => {
    const saves = isDeep ? 50 : 4;
    const sample = sampleCourse();
    const { url } = own;
    const created = await call(url, 'POST', '/api/courses', { token, body: sample });
    const { _id, updatedAt } = created.body.data as StoredCourse;
    const replies = await atOnce(saves, 'PUT', `/api/courses/${_id}`, (index) => ({
      token,
      body: { ...sample, title: `Save ${index}`, updatedAt },
    }));
    expect(countStatuses(replies)).toEqual({ 200: 1, 409: saves - 1 });
    const saved = replies.find(({ status }) => status === 200)?.body.data;
    const read = await call(url, 'GET', `/api/courses/${_id}`, { token });
    expect(read.body.data).toEqual(saved);
    const refused = replies.filter(({ status }) => status === 409).map(({ body }) => body.data);
    expect(refused.filter((current) => current !== undefined)).toContainEqual(saved);
  },
);

test('concurrent saves of a course keep every replaced version', meeting, async () => {
  const sample = sampleCourse();
  const { url } = own;
  const created = await call(url, 'POST', '/api/courses', { token, body: sample });
  const { _id, createdAt } = created.body.data as StoredCourse;
  const replies = await atOnce(isDeep ? 20 : 4, 'PUT', `/api/courses/${_id}`, (index) => ({
    token,
    body: { ...sample, title: `Save ${index}` },
  }));
  const saved = replies.flatMap(({ status, body }) =>
    status === 200 ? [(body.data as StoredCourse).updatedAt] : [],
  );
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(saved.length).toBeGreaterThan(1);
  const versions = await firestore()
    .collection(collections.versions)
    .where('document', '==', `courses/${_id}`)
    .orderBy('at')
    .get();
  expect(versions.docs.map((version) => version.get('at'))).toEqual(saved.toSorted());
  expect(versions.docs.map((version) => version.get('data.updatedAt'))).toEqual(
    [createdAt, ...saved.toSorted()].slice(0, -1),
  );
});
