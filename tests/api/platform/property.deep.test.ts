import {
  collections,
  endpoints,
  storedSchemas,
  storedBatch,
  storedCourse,
  storedEnquiry,
  storedPlacement,
  storedPost,
  storedTemplate,
  storedTrainer,
} from '@institute/schema';
import fc from 'fast-check';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { newToken } from '../../support/accounts.ts';
import { newVisitor } from '../../support/api-server.ts';
import { arbitraryBody } from '../../support/arbitrary-body.ts';
import { call, type Reply } from '../../support/call.ts';
import { fullBodies, singletonSaves } from '../../support/full-bodies.ts';
import { instances, isDeep } from '../../support/level.ts';
import { preserveSite } from '../../support/preserve-site.ts';
import { useSampleCourse } from '../../support/sample-course.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();
useSampleCourse();

let url: string;
let token: string;

beforeAll(async () => {
  url = await serverOfWorker();
  token = await newToken({ admin: true });
});

/** Several hundred documents of one test only slow down the next. */
let restore: (() => Promise<void>) | undefined;
beforeEach(async () => {
  if (isDeep) restore = await preserveSite();
});
afterEach(() => restore?.());

/** Batches of bodies at every endpoint that writes: other bodies in each run. */
const batches = isDeep ? 8 : 1;
const batchSize = isDeep ? 50 : 15;

/** Of 400 bodies, at least 7 % fit; for fewer than this, the bodies must have gone wrong. */
const leastTaken = isDeep ? 10 : 1;

vi.setConfig({ testTimeout: 180_000 });

type Documents = Record<string, DocumentData>;

async function readAll(collection: string): Promise<Documents> {
  const { docs } = await firestore().collection(collection).get();
  return Object.fromEntries(docs.map((snapshot) => [snapshot.id, snapshot.data()]));
}

function send(name: keyof typeof fullBodies, id: string, body: string): Promise<Reply> {
  const { method, path } = endpoints[name];
  return call(url, method, path.replace('{id}', id), {
    token,
    body,
    headers: newVisitor(),
  });
}

/** An instance lets 22 uploads in at a time and refuses the rest. */
const uploadsAtOnce = 20;

async function sendAll(
  name: keyof typeof fullBodies,
  id: string,
  bodies: readonly string[],
): Promise<Reply[]> {
  const atOnce = name.startsWith('upload') ? uploadsAtOnce : batchSize;
  const replies: Reply[] = [];
  for (let sent = 0; sent < bodies.length; sent += atOnce) {
    const group = bodies.slice(sent, sent + atOnce);
    replies.push(...(await Promise.all(group.map((body) => send(name, id, body)))));
  }
  return replies;
}

/** Throws batches of bodies at the endpoint, and checks what each did to the collection. */
async function bombard(
  name: keyof typeof fullBodies,
  id: string,
  collection: string,
  check: (replies: Reply[], before: Documents, after: Documents) => void,
): Promise<void> {
  let before = await readAll(collection);
  const bodies = fc.array(arbitraryBody(fullBodies[name]), {
    minLength: batchSize,
    maxLength: batchSize,
  });
  await fc.assert(
    fc.asyncProperty(bodies, async (batch) => {
      const replies = await sendAll(name, id, [JSON.stringify(fullBodies[name]()), ...batch]);
      for (const { status, body } of replies) {
        expect([200, 201, 400, 409, 413, 415]).toContain(status);
        expect(body['success']).toBe(status < 300);
      }
      const after = await readAll(collection);
      check(replies, before, after);
      before = after;
    }),
    { numRuns: batches, endOnFailure: true },
  );
}

const successes = (replies: Reply[]): { _id: string }[] =>
  replies.filter(({ status }) => status < 300).map(({ body }) => body.data as { _id: string });

const fits = (schema: z.ZodMiniType, id: string, data: DocumentData | undefined): boolean =>
  schema.safeParse({ ...data, _id: id }).success;

const creates = [
  ['createCourse', collections.courses, storedCourse],
  ['createBatch', collections.batches, storedBatch],
  ['createTrainer', collections.trainers, storedTrainer],
  ['createTemplate', collections.templates, storedTemplate],
  ['createEnquiry', collections.enquiries, storedEnquiry],
  ['createPlacement', collections.placements, storedPlacement],
  ['createPost', collections.posts, storedPost],
] as const;

describe.each(instances(creates, 2))('%s', (name, collection, schema) => {
  test('stores exactly what it answers', async () => {
    let stored = 0;
    await bombard(name, '', collection, (replies, before, after) => {
      const made = successes(replies).map(({ _id }) => _id);
      expect(new Set(Object.keys(after))).toEqual(new Set([...Object.keys(before), ...made]));
      for (const id of Object.keys(before)) expect(after[id]).toEqual(before[id]);
      for (const id of made) expect(fits(schema, id, after[id])).toBe(true);
      stored += made.length;
    });
    expect(stored).toBeGreaterThanOrEqual(leastTaken);
  });
});

const updates = [
  ['updateCourse', collections.courses, storedCourse, 'createCourse'],
  ['updateBatch', collections.batches, storedBatch, 'createBatch'],
  ['updateTrainer', collections.trainers, storedTrainer, 'createTrainer'],
  ['updateTemplate', collections.templates, storedTemplate, 'createTemplate'],
  ['updateEnquiry', collections.enquiries, storedEnquiry, 'createEnquiry'],
  ['updatePlacement', collections.placements, storedPlacement, 'createPlacement'],
  ['updatePost', collections.posts, storedPost, 'createPost'],
  ['togglePostPublished', collections.posts, storedPost, 'createPost'],
] as const;

describe.each(instances(updates, 2))('%s', (name, collection, schema, create) => {
  test('changes one document, and only if it says so', async () => {
    const made = await send(create, '', JSON.stringify(fullBodies[create]()));
    const { _id } = made.body.data as { _id: string };
    let changed = 0;
    await bombard(name, _id, collection, (replies, before, after) => {
      const answers = successes(replies);
      const { [_id]: document, ...others } = after;
      const { [_id]: previous, ...othersBefore } = before;
      expect(others).toEqual(othersBefore);
      expect(fits(schema, _id, document)).toBe(true);
      if (answers.length === 0) expect(document).toEqual(previous);
      else expect(answers).toContainEqual(schema.parse({ ...document, _id }));
      changed += answers.length;
    });
    expect(changed).toBeGreaterThanOrEqual(leastTaken);
  });
});

describe.each(instances(singletonSaves, 2))('%s', (name, singleton) => {
  test('saves exactly what it answers', async () => {
    const schema: z.ZodMiniType = storedSchemas[singleton];
    let saved = 0;
    await bombard(name, '', collections.content, (replies, before, after) => {
      const answers = successes(replies);
      const { [singleton]: document, ...others } = after;
      const { [singleton]: previous, ...othersBefore } = before;
      expect(others).toEqual(othersBefore);
      if (answers.length === 0) expect(document).toEqual(previous);
      else expect(answers).toContainEqual(schema.parse(document));
      saved += answers.length;
    });
    expect(saved).toBeGreaterThanOrEqual(leastTaken);
  });
});

describe.each(instances(['uploadImage', 'uploadFile'] as const, 1))('%s', (name) => {
  test('never answers 500', async () => {
    await bombard(name, '', collections.content, (_, before, after) => {
      expect(after).toEqual(before);
    });
  });
});
