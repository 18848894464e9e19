import { collections } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import {
  beginEnrolment,
  enrolledAdmin,
  forgetCode,
  post,
  readAccount,
  secondFactorOf,
  sessionOf,
  statusAsAdmin,
} from '../../support/account-calls.ts';
import { emulatorAddress } from '../../support/ports.ts';
import { createAccount, payloadOf, signIn, tokenFor } from '../../support/accounts.ts';
import { startApiServer } from '../../support/api-server.ts';
import { codeOf } from '../../support/codes.ts';
import { instances } from '../../support/level.ts';
import { startProxy } from '../../support/proxy.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { stepTimeout } from '../../support/patience.ts';

siteTest();

const claimsOf = async (uid: string) => (await (await auth()).getUser(uid)).customClaims;

/** The audit events of the account, with their authors. */
async function recordOf(uid: string): Promise<[unknown, unknown][]> {
  const { docs } = await firestore()
    .collection(collections.audit)
    .where('document', '==', `accounts/${uid}`)
    .orderBy('at', 'desc')
    .get();
  return docs
    .map((entry): [unknown, unknown] => [entry.get('action'), entry.get('by')])
    .toReversed();
}

test('an admin who needs a second factor enrols first, and then signs in with a code', async () => {
  const { uid, email } = await createAccount({ admin: true, secondFactor: 'required' });
  const first = await signIn(email);
  expect(await readAccount(first)).toEqual({ secondFactor: 'required' });
  expect(await statusAsAdmin(first)).toBe(403);
  const { secret, uri } = await beginEnrolment(first);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(uri)).toContain(email);
  expect(await readAccount(first)).toEqual({ secondFactor: 'required' });
  expect(await statusAsAdmin(first)).toBe(403);

  const session = await sessionOf(
    await post('verifySecondFactor', first, { code: codeOf(secret) }),
  );
  expect(payloadOf(session)).toMatchObject({ sub: uid, admin: true, secondFactorVerified: true });
  expect(await statusAsAdmin(session)).toBe(200);
  expect(await readAccount(session)).toEqual({ secondFactor: 'enrolled' });

  await forgetCode(uid);
  const later = await signIn(email);
  expect(await readAccount(later)).toEqual({ secondFactor: 'enrolled' });
  expect(await statusAsAdmin(later)).toBe(403);
  const again = await post('verifySecondFactor', later, { code: codeOf(secret) });
  expect(await statusAsAdmin(await sessionOf(again))).toBe(200);
  expect(await claimsOf(uid)).toEqual({ admin: true, secondFactor: 'required' });
  expect(await recordOf(uid)).toEqual([
    ['begin-enrolment', uid],
    ['enrol', uid],
    ['enter-code', uid],
  ]);
});

test('an admin who enrols voluntarily needs a code from then on, and other sessions end', async () => {
  const { uid, email } = await createAccount({ admin: true });
  const other = await tokenFor(uid, { admin: true });
  const token = await signIn(email);
  expect(await statusAsAdmin(other)).toBe(200);
  expect(await readAccount(token)).toEqual({ secondFactor: 'none' });
  const { secret } = await beginEnrolment(token);
  expect(await statusAsAdmin(token)).toBe(200);
  const code = codeOf(secret);
  const verified = await post('verifySecondFactor', token, {
    code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(await statusAsAdmin(await sessionOf(verified))).toBe(200);
  expect(await claimsOf(uid)).toEqual({ admin: true, role: 'owner', secondFactor: 'required' });
  expect(await statusAsAdmin(other)).toBe(401);
  expect(await statusAsAdmin(await signIn(email))).toBe(403);
});

test('an enrolment whose instance ended before it set the claim is completed by the next call', async () => {
  const { uid, email } = await createAccount({ admin: true });
  const [token, other] = [await signIn(email), await tokenFor(uid, { admin: true })];
  const { secret } = await beginEnrolment(token);
  const proxy = await startProxy(emulatorAddress('test', 'firestore'));
  const server = await startApiServer({ FIRESTORE_EMULATOR_HOST: proxy.address });
  // The step of the code is in the commit alone: it is done, and its answer never comes.
  await proxy.fail({ muteAfter: 'lastStep' });
  const lost = post('verifySecondFactor', token, { code: codeOf(secret) }, server.url).catch(
    () => 'lost',
  );
  await vi.waitFor(
    async () => expect((await secondFactorOf(uid).get()).get('secret')).toBe(secret),
    stepTimeout,
  );
  server.process.kill('SIGKILL');
  expect(await lost).toBe('lost');
  await proxy.stop();
  expect(await claimsOf(uid)).toEqual({ admin: true });

  expect(await statusAsAdmin(other)).toBe(403);
  expect(await claimsOf(uid)).toEqual({ admin: true, role: 'owner', secondFactor: 'required' });
  expect(await statusAsAdmin(other)).toBe(401);
  await forgetCode(uid);
  const next = await signIn(email);
  expect(await statusAsAdmin(next)).toBe(403);
  expect(await readAccount(next)).toEqual({ secondFactor: 'enrolled' });
  const verified = await post('verifySecondFactor', next, { code: codeOf(secret) });
  expect(await statusAsAdmin(await sessionOf(verified))).toBe(200);
});

test('each call makes a new secret until one is confirmed, and none after that', async () => {
  const { uid, email } = await createAccount({ admin: true, secondFactor: 'required' });
  const token = await signIn(email);
  const early = await post('verifySecondFactor', token, { code: '123456' });
  expect(early.status).toBe(409);
  const [first, second] = [await beginEnrolment(token), await beginEnrolment(token)];
  expect(second.secret).not.toBe(first.secret);
  const old = await post('verifySecondFactor', token, { code: codeOf(first.secret) });
  expect(old.status).toBe(400);
  const right = await post('verifySecondFactor', token, { code: codeOf(second.secret) });
  expect(right.status).toBe(200);
  expect((await secondFactorOf(uid).get()).data()).toMatchObject({ secret: second.secret });
  for (const each of [token, await sessionOf(right)])
    expect((await post('enrolSecondFactor', each)).status).toBe(409);
});

test('a new password ends every other session and continues this one, with both steps', async () => {
  const { uid, email, session } = await enrolledAdmin();
  const claims = { admin: true, secondFactor: 'required', secondFactorVerified: true };
  const other = await tokenFor(uid, claims);
  expect(await statusAsAdmin(other)).toBe(200);
  const password = ` ${newSlug()} ௐ `;
  const changed = await post('changePassword', session, { proof: await signIn(email), password });
  expect(changed.status).toBe(200);
  const next = await sessionOf(changed);
  expect(payloadOf(next)).toMatchObject({ sub: uid, secondFactorVerified: true });
  expect(await statusAsAdmin(next)).toBe(200);
  expect(await statusAsAdmin(other)).toBe(401);
  await expect(signIn(email)).rejects.toThrow('INVALID_PASSWORD');
  await expect(signIn(email, password.trim())).rejects.toThrow('INVALID_PASSWORD');
  expect(await statusAsAdmin(await signIn(email, password))).toBe(403);
  expect(await recordOf(uid)).toContainEqual(['change-password', uid]);
});

test('an account without a second factor changes its password too', async () => {
  const { email } = await createAccount({ admin: true });
  const token = await signIn(email);
  const body = { proof: token, password: newSlug() };
  const next = await sessionOf(await post('changePassword', token, body));
  expect(payloadOf(next)['secondFactorVerified']).toBeUndefined();
  expect(await statusAsAdmin(next)).toBe(200);
});

// At the first level `schema` has a test of each rule.
const refused: [password: unknown, message: string][] = [
  ['short', 'Use at least 15 characters'],
  ['😀😀😀😀😀😀😀😀😀😀😀😀😀😀', 'Use at least 15 characters'],
  [`${newSlug()}${'x'.repeat(4096)}`, 'Use at most 4096 characters'],
  ['vaasal-admin-2026', 'words from this site'],
  ['passwordpassword', 'Repetitions are easy'],
  [['a-long-password-in-a-list'], 'Enter a new password'],
];

test.each(instances(refused, 2))(
  'the password %j is refused with an error at its field, and the old one stays',
  async (password, message) => {
    const { uid, email } = await createAccount({ admin: true });
    const token = await signIn(email);
    const { status, body } = await post('changePassword', token, { proof: token, password });
    expect(status).toBe(400);
    expect(body['fields']).toEqual({ password: expect.stringContaining(message) });
    expect(await statusAsAdmin(await signIn(email))).toBe(200);
    expect(await recordOf(uid)).toEqual([]);
  },
);
