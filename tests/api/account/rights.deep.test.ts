import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { watchAccounts } from '../../../functions/src/account/watch-accounts.ts';
import {
  beginEnrolment,
  post,
  secondFactorOf,
  statusAsAdmin,
} from '../../support/account-calls.ts';
import { createAccount, newToken, payloadOf, signIn } from '../../support/accounts.ts';
import { startApiServer } from '../../support/api-server.ts';
import { call } from '../../support/call.ts';
import { codeOf } from '../../support/codes.ts';
import type { Server } from '../../support/fork-server.ts';
import { ifDeep, instances } from '../../support/level.ts';
import { emulatorAddress } from '../../support/ports.ts';
import { startProxy, type Proxy } from '../../support/proxy.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

const claimsOf = async (uid: string) => (await (await auth()).getUser(uid)).customClaims;
const rightsOf = (uid: string) => firestore().doc(`accounts/${uid}`);

let proxy: Proxy;
let own: Server;
let one: string;
let other: string;
let owner: string;

beforeAll(async () => {
  proxy = await startProxy(emulatorAddress('test', 'auth'));
  [own, other, owner] = await Promise.all([
    startApiServer({ FIREBASE_AUTH_EMULATOR_HOST: proxy.address }),
    serverOfWorker(),
    newToken({ admin: true }),
  ]);
  one = own.url;
  // What a process loads before its first answer may take longer than a stall, which the others would not meet.
  await Promise.all([one, other].map((url) => call(url, 'GET', '/api/staff', { token: owner })));
});

afterAll(async () => {
  own.stop();
  await proxy.stop();
});

/** An editor who set up an authenticator app, and whose first code is still to be confirmed. */
async function newEditor() {
  const { uid, email } = await createAccount({ admin: true, role: 'editor' });
  const token = await signIn(email);
  const { secret } = await beginEnrolment(token);
  const enrol = (url: string) => post('verifySecondFactor', token, { code: codeOf(secret) }, url);
  const demote = (url: string) =>
    call(url, 'PUT', `/api/staff/${uid}/role`, { token: owner, body: { role: 'counsellor' } });
  return { uid, email, enrol, demote };
}

const both = { admin: true, role: 'counsellor', secondFactor: 'required' };

// account-11
test.each(
  instances(
    [
      ['a demotion', 'demote', 'enrol'],
      ['an enrolment', 'enrol', 'demote'],
    ] as const,
    1,
  ),
)('claims that %s writes late take nothing back', async (_, late, early) => {
  const editor = await newEditor();
  const stalled = proxy.stallAt('customAttributes', 1500);
  const replies = [editor[late](one), stalled.then(() => editor[early](other))];
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await claimsOf(editor.uid)).toEqual(both);
  expect(payloadOf(await signIn(editor.email))).toMatchObject(both);
});

// account-11
test.each(ifDeep)('demotions at the same time as enrolments: every one holds', async () => {
  const editors = await Promise.all(Array.from({ length: 10 }, newEditor));
  await Promise.all(
    editors.map(async ({ uid, email, enrol, demote }) => {
      const [demoted, enrolled] = await Promise.all([demote(one), enrol(other)]);
      expect(demoted.status).toBe(200);
      // A demotion that was first ended the session in which the code was entered.
      expect([200, 401]).toContain(enrolled.status);
      const rights = enrolled.status === 200 ? both : { admin: true, role: 'counsellor' };
      expect(await claimsOf(uid)).toEqual(rights);
      expect(payloadOf(await signIn(email))).toMatchObject(rights);
    }),
  );
});

// account-11
test('an account from before rights were stored keeps what its claims say', async () => {
  const { uid, email } = await createAccount({ admin: true });
  await secondFactorOf(uid).set({ secret: 'AAAA' });
  expect(await statusAsAdmin(await signIn(email))).toBe(403);
  expect((await rightsOf(uid).get()).data()).toMatchObject({
    role: 'owner',
    secondFactor: 'required',
  });
  expect(await claimsOf(uid)).toEqual({ admin: true, role: 'owner', secondFactor: 'required' });
});

// account-11
test('rights hold at the API whatever the claims say, and the night repairs the claims', async () => {
  const { uid, email } = await createAccount({ admin: true, role: 'owner' });
  expect(await statusAsAdmin(await signIn(email))).toBe(200);
  await rightsOf(uid).set({ role: 'counsellor', secondFactor: 'required' });
  await watchAccounts();
  expect(await claimsOf(uid)).toEqual(both);
  expect(await statusAsAdmin(await signIn(email))).toBe(403);
  await rightsOf(uid).set({ role: null, secondFactor: 'required' });
  await watchAccounts();
  expect(await claimsOf(uid)).toEqual({ secondFactor: 'required' });
  const audit = firestore().collection('audit').where('document', '==', `accounts/${uid}`);
  const actions = (await audit.get()).docs.map((entry) => entry.get('action'));
  expect(actions).toEqual(['repair-claims', 'repair-claims']);
  await (await auth()).deleteUser(uid);
  await watchAccounts();
  expect((await rightsOf(uid).get()).exists).toBe(false);
});
