import { collections } from '@institute/schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bucket, firestore } from '../../../functions/src/platform/admin.ts';
import { emulatorAddress, projectId, siteUrl } from '../../support/ports.ts';
import { enrolledAdmin, post, readAccount, sessionOf } from '../../support/account-calls.ts';
import { signIn } from '../../support/accounts.ts';
import { startApiServer } from '../../support/api-server.ts';
import { call } from '../../support/call.ts';
import { codeOf, wrongCodesOf } from '../../support/codes.ts';
import type { Server } from '../../support/fork-server.ts';
import { emptySite } from '../../support/preserve-site.ts';
import { startProxy, type Proxy } from '../../support/proxy.ts';
import { newSlug, png, samplePost } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { uploadToStorage } from '../../support/upload-to-storage.ts';
import { stepTimeout } from '../../support/patience.ts';

const { admin } = siteTest();

let account: Awaited<ReturnType<typeof enrolledAdmin>>;
let server: Server;
let proxy: Proxy;

beforeAll(async () => {
  // A test reads all that is stored.
  await emptySite();
  account = await enrolledAdmin();
  proxy = await startProxy(emulatorAddress('test', 'auth'));
  server = await startApiServer({ FIREBASE_AUTH_EMULATOR_HOST: proxy.address });
});

afterAll(async () => {
  server.stop();
  await proxy.stop();
});

/** Reads past the API, as a browser does: what is at a path, or what a query finds. */
async function statusOfRead(path: string, token: string, query?: object): Promise<number> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const base = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(query ? `${base}:runQuery` : `${base}/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    ...(query && { method: 'POST', body: JSON.stringify({ structuredQuery: query }) }),
  });
  await response.body?.cancel();
  return response.status;
}

/** The versions of posts: of all kinds at once nobody reads them. */
const versionsOfPosts = {
  from: [{ collectionId: collections.versions }],
  where: {
    fieldFilter: {
      field: { fieldPath: 'collection' },
      op: 'EQUAL',
      value: { stringValue: collections.posts },
    },
  },
};

test.each<[string, object?]>([
  [collections.enquiries],
  [collections.versions, versionsOfPosts],
  [collections.audit],
  [collections.erasures],
  [collections.posts],
])('%s can be read after both steps, not after the password alone', async (collection, query) => {
  expect(await statusOfRead(collection, account.firstStep, query)).toBe(403);
  expect(await statusOfRead(collection, account.session, query)).toBe(200);
});

test('no one can read the secrets, not even their own', async () => {
  for (const path of ['secondFactors', `secondFactors/${account.uid}`]) {
    expect(await statusOfRead(path, account.firstStep)).toBe(403);
    expect(await statusOfRead(path, account.session)).toBe(403);
  }
});

test('files can be uploaded after both steps, not after the password alone', async () => {
  const { name } = await bucket();
  const upload = (token: string) =>
    uploadToStorage({
      bucket: name,
      name: `images/0123456789abcdef-${newSlug()}.png`,
      bytes: png,
      contentType: 'image/png',
      token,
    });
  expect(await upload(account.firstStep)).toBe(403);
  expect(await upload(account.session)).toBe(200);
});

test('a draft is absent for someone with only the password', async () => {
  const { body } = await admin('POST', '/api/blog', { body: samplePost() });
  const path = `/api/blog/${(body.data as { _id: string })._id}`;
  const statusFor = async (token: string) =>
    (await call(siteUrl('test'), 'GET', path, { token })).status;
  expect(await statusFor(account.firstStep)).toBe(404);
  expect(await statusFor(account.session)).toBe(200);
});

test('secrets, codes and passwords appear in no answer, token, audit event or log except the answer that issues them', async () => {
  const { uid, email, secret, firstStep } = await enrolledAdmin();
  const said: unknown[] = [];
  const ask = async (name: Parameters<typeof post>[0], token: string, body: object) => {
    const reply = await post(name, token, body, server.url);
    said.push(reply.body, [...reply.headers]);
    return reply;
  };
  const [wrong = ''] = wrongCodesOf(secret, 1);
  await ask('verifySecondFactor', firstStep, { code: wrong });
  const code = codeOf(secret);
  const session = await sessionOf(await ask('verifySecondFactor', firstStep, { code }));
  await ask('verifySecondFactor', firstStep, { code });
  await ask('enrolSecondFactor', firstStep, {});
  said.push(session, await readAccount(session));
  const password = newSlug();
  const proof = await signIn(email);
  await ask('changePassword', session, { proof, password: 'passwordpassword' });
  await ask('changePassword', session, { proof, password });
  for (const collection of await firestore().listCollections()) {
    const { docs } = await collection.get();
    const others = docs.filter((entry) => entry.ref.path !== `secondFactors/${uid}`);
    said.push(others.map((entry) => entry.data()));
  }
  said.push(server.output());
  const text = JSON.stringify(said);
  const values = [secret, password, 'passwordpassword', 'only-for-the-emulator', proof];
  for (const value of values) expect(text).not.toContain(value);
  for (const each of [code, wrong]) expect(text).not.toMatch(new RegExp(`\\b${each}\\b`));
  expect(text).toContain('refuse-code');
});

test('an unexpected error logs nothing of the request body', async () => {
  const { email, session } = await enrolledAdmin();
  const [proof, password] = [await signIn(email), newSlug()];
  await proxy.fail({ muteAfter: password });
  const reply = post('changePassword', session, { proof, password }, server.url);
  await vi.waitFor(() => signIn(email, password), stepTimeout);
  // A broken connection would be tried again for seconds.
  proxy.answer('HTTP/1.1 500 Internal Server Error\r\nContent-Length: 2\r\n\r\n{}');
  expect(await reply).toMatchObject({ status: 500, body: { message: expect.any(String) } });
  await vi.waitFor(() => expect(server.output()).toContain('Unexpected error'), stepTimeout);
  const text = server.output() + JSON.stringify((await reply).body);
  for (const value of [password, proof, session]) expect(text).not.toContain(value);
});
