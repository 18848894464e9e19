import { collections, type StoredCourse } from '@institute/schema';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { emulatorAddress } from '../../support/ports.ts';
import { enrolledAdmin, post, secondFactorOf } from '../../support/account-calls.ts';
import { newToken } from '../../support/accounts.ts';
import { newVisitor, startApiServer } from '../../support/api-server.ts';
import { call, type Reply } from '../../support/call.ts';
import { codeOf, wrongCodesOf } from '../../support/codes.ts';
import type { Server } from '../../support/fork-server.ts';
import { startProxy, type Proxy } from '../../support/proxy.ts';
import { newSlug, sampleCourse, sampleEnquiry } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { stepTimeout } from '../../support/patience.ts';

siteTest();

let proxy: Proxy;
let server: Server;
let token: string;

beforeAll(async () => {
  proxy = await startProxy(emulatorAddress('test', 'firestore'));
  server = await startApiServer({ FIRESTORE_EMULATOR_HOST: proxy.address });
  token = await newToken({ admin: true });
  await call(server.url, 'GET', '/api/courses');
});
afterEach(() => proxy.recover());
afterAll(async () => {
  server.stop();
  await proxy.stop();
});

const storedWith = async (collection: string, field: string, value: string) =>
  (await firestore().collection(collection).where(field, '==', value).get()).docs.map((entry) =>
    entry.data(),
  );

/** Waits until Firestore holds so many with that value, although nobody is told. */
const untilStored = (collection: string, field: string, value: string, count = 1) =>
  vi.waitFor(async () => expect(await storedWith(collection, field, value)).toHaveLength(count), {
    timeout: stepTimeout,
  });

describe('Firestore commits, but its answer is lost', () => {
  test('an enquiry is stored once and answered', async () => {
    const message = newSlug();
    await proxy.fail({ muteAfter: message });
    const body = { ...sampleEnquiry, id: newSlug(), message };
    const replies = call(server.url, 'POST', '/api/enquiries', { body, headers: newVisitor() });
    await untilStored(collections.enquiries, 'message', message);
    await proxy.recover();
    expect(await replies).toMatchObject({ status: 201, body: { data: { _id: body.id } } });
    expect(await storedWith(collections.enquiries, 'message', message)).toHaveLength(1);
  });

  test('creating, updating and deleting a course happen once and are answered', async () => {
    const course = sampleCourse();
    const lost = async (act: () => Promise<Reply>, mark: string, done: () => Promise<unknown>) => {
      await proxy.fail({ muteAfter: mark });
      const reply = act();
      await done();
      await proxy.recover();
      return reply;
    };
    const created = await lost(
      () => call(server.url, 'POST', '/api/courses', { token, body: course }),
      course.title,
      () => untilStored(collections.courses, 'slug', course.slug),
    );
    expect(created.status).toBe(201);
    const { _id, updatedAt } = created.body.data as StoredCourse;
    const path = `/api/courses/${_id}`;
    const title = newSlug();
    const saved = await lost(
      () => call(server.url, 'PUT', path, { token, body: { ...course, title, updatedAt } }),
      title,
      () => untilStored(collections.courses, 'title', title),
    );
    expect(saved).toMatchObject({ status: 200, body: { data: { _id, title } } });
    expect(await storedWith(collections.courses, 'slug', course.slug)).toEqual([
      expect.objectContaining({ title, updatedAt: (saved.body.data as StoredCourse).updatedAt }),
    ]);
    const removed = await lost(
      () => call(server.url, 'DELETE', path, { token }),
      title,
      () => untilStored(collections.courses, 'slug', course.slug, 0),
    );
    expect(removed).toMatchObject({ status: 200, body: { data: { _id } } });
  });

  test('a code is accepted once, a wrong one counted once, and both are answered', async () => {
    const { uid, firstStep, secret } = await enrolledAdmin();
    const enter = async (code: string, action: string, done: object): Promise<Reply> => {
      await proxy.fail({ muteAfter: action });
      const reply = post('verifySecondFactor', firstStep, { code }, server.url);
      await vi.waitFor(
        async () => expect((await secondFactorOf(uid).get()).data()).toMatchObject(done),
        { timeout: stepTimeout },
      );
      await proxy.recover();
      return reply;
    };
    const counted = { wrongCodes: 1 };
    const [wrong = ''] = wrongCodesOf(secret, 1);
    expect((await enter(wrong, 'refuse-code', counted)).status).toBe(400);
    const taken = { lastStep: expect.toSatisfy((step) => step > 0) };
    expect((await enter(codeOf(secret), 'enter-code', taken)).status).toBe(200);
    expect((await secondFactorOf(uid).get()).data()).toMatchObject(taken);
    expect(await storedWith(collections.audit, 'document', `accounts/${uid}`)).toHaveLength(4);
  });
});
