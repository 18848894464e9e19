import { collections, endpoints } from '@institute/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { siteUrl } from '../../support/ports.ts';
import { newToken } from '../../support/accounts.ts';
import { newVisitor } from '../../support/api-server.ts';
import { call } from '../../support/call.ts';
import { fullBodies, singletonSaves } from '../../support/full-bodies.ts';
import { instances } from '../../support/level.ts';
import { useSampleCourse } from '../../support/sample-course.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();
useSampleCourse();

let url: string;
let admin: string;
let member: string;

beforeAll(async () => {
  url = await serverOfWorker();
  admin = await newToken({ admin: true });
  member = await newToken();
});

/** Fields that no caller sets: of the account, of the record, of the process around it. */
const ownFields: Readonly<Record<string, unknown>> = {
  _id: 'chosen-by-the-caller',
  __name__: 'content/home',
  ref: 'content/home',
  role: 'admin',
  roles: ['admin'],
  admin: true,
  isAdmin: true,
  claims: { admin: true },
  customClaims: { admin: true },
  uid: 'somebody-else',
  owner: 'somebody-else',
  createdAt: '1999-01-01T00:00:00.000Z',
  createdBy: 'somebody-else',
  updatedBy: 'somebody-else',
  deletedAt: '1999-01-01T00:00:00.000Z',
  publishedAt: '1999-01-01T00:00:00.000Z',
  expiresAt: '2999-01-01T00:00:00.000Z',
  status: 'enrolled',
  notes: 'Written by the caller',
  followUp: '2999-01-01',
  followUpAt: '2999-01-01T00:00:00.000Z',
  consentAt: '1999-01-01T00:00:00.000Z',
  consentVersion: 'none',
  consentedAt: '1999-01-01T00:00:00.000Z',
  noticeVersion: 'none',
  addressHash: 'x',
  ip: '127.0.0.1',
  spam: false,
  history: [],
  versions: [],
  restoredFrom: 'x',
  to: ['somebody@example.com'],
  message_id: 'x',
};

/** The extra fields but those that the body has by right. */
const extraFor = (body: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(ownFields).filter(([key]) => !(key in body)));

/** The extra fields that a document has as they were sent. */
const taken = (extra: object, data: Record<string, unknown> | undefined): string[] =>
  Object.entries(extra)
    .filter(([key, value]) => JSON.stringify(data?.[key]) === JSON.stringify(value))
    .map(([key]) => key);

const send = (name: keyof typeof fullBodies, id: string, body: object, token?: string) => {
  const { method, path } = endpoints[name];
  const headers = newVisitor();
  return call(url, method, path.replace('{id}', id), { token, body, headers });
};

const kinds = [
  ['createCourse', 'updateCourse', collections.courses],
  ['createBatch', 'updateBatch', collections.batches],
  ['createTrainer', 'updateTrainer', collections.trainers],
  ['createTemplate', 'updateTemplate', collections.templates],
  ['createPlacement', 'updatePlacement', collections.placements],
  ['createPost', 'updatePost', collections.posts],
] as const;

describe.each(instances(kinds, 2))('%s and %s', (create, update, collection) => {
  test('ignore fields that no caller may set', async () => {
    const body = fullBodies[create]();
    const extra = extraFor(body);
    const made = await send(create, '', { ...extra, ...body }, admin);
    expect(made.status).toBe(201);
    const { _id } = made.body.data as { _id: string };
    const document = firestore().collection(collection).doc(_id);
    expect(taken(extra, (await document.get()).data())).toEqual([]);
    expect(taken(extra, made.body.data as Record<string, unknown>)).toEqual([]);
    expect((await send(update, _id, { ...extra, ...body }, admin)).status).toBe(200);
    expect(taken(extra, (await document.get()).data())).toEqual([]);
  });

  test('are refused to visitors, whatever the body contains', async () => {
    const before = await firestore().collection(collection).count().get();
    const body = { ...ownFields, ...fullBodies[create]() };
    expect((await send(create, '', body)).status).toBe(401);
    expect((await send(create, '', body, member)).status).toBe(403);
    const after = await firestore().collection(collection).count().get();
    expect(after.data().count).toBe(before.data().count);
  });
});

describe.each(instances(singletonSaves, 2))('%s', (name, document) => {
  test('ignores fields that no caller may set', async () => {
    const body = fullBodies[name]();
    const extra = extraFor(body);
    expect((await send(name, '', { ...extra, ...body }, admin)).status).toBe(200);
    const stored = await firestore().doc(`content/${document}`).get();
    expect(taken(extra, stored.data())).toEqual([]);
    expect((await send(name, '', { ...ownFields, ...body }, member)).status).toBe(403);
  });
});

test('a visitor can set only the fields of the form', async () => {
  const body = fullBodies.createEnquiry();
  const extra = extraFor(body);
  const made = await send('createEnquiry', '', { ...extra, ...body });
  expect(made.status).toBe(201);
  const { _id } = made.body.data as { _id: string };
  expect(_id).toBe(body.id);
  const stored = await firestore().collection(collections.enquiries).doc(_id).get();
  expect(taken(extra, stored.data())).toEqual([]);
  expect(stored.get('status')).toBe('new');
  expect(Date.parse(String(stored.get('createdAt')))).toBeGreaterThan(Date.now() - 60_000);
});

test('an enquiry with a known id changes and reveals nothing', async () => {
  const body = fullBodies.createEnquiry();
  expect((await send('createEnquiry', '', body)).status).toBe(201);
  const other = await send('createEnquiry', '', { ...body, name: 'Somebody else', status: 'spam' });
  expect(other.status).toBe(409);
  expect(JSON.stringify(other.body)).not.toMatch(/Karthik|karthik/);
  const stored = await firestore().collection(collections.enquiries).doc(body.id).get();
  expect(stored.get('name')).toBe(body.name);
});

test('only an admin can publish a draft', async () => {
  const made = await send(
    'createPost',
    '',
    { ...fullBodies.createPost(), published: false },
    admin,
  );
  const { _id } = made.body.data as { _id: string };
  for (const token of [undefined, member]) {
    const { status } = await send('togglePostPublished', _id, { published: true }, token);
    expect(status).toBe(token ? 403 : 401);
    const read = await call(siteUrl('test'), 'GET', `/api/blog/${_id}`, { token });
    expect(read.status).toBe(404);
  }
});
