import { beforeAll, expect, test } from 'vitest';
import { auth } from '../../../functions/src/platform/admin.ts';
import { enrolledAdmin, post, sessionOf, statusAsAdmin } from '../../support/account-calls.ts';
import { createAccount, exchange, newToken, signIn, tokenFor } from '../../support/accounts.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

interface Victim {
  readonly uid: string;
  readonly email: string;
  /** The session that the attacker has. */
  readonly session: string;
}

const inTwoSteps = { admin: true, secondFactor: 'required' };

const signedInAgo =
  (seconds: number) =>
  ({ uid }: Victim) =>
    tokenFor(uid, inTwoSteps, (now) => ({ auth_time: now - seconds }));

async function ofCustomToken({ uid }: Victim): Promise<string> {
  return exchange(await (await auth()).createCustomToken(uid));
}

async function ofAnotherProvider({ uid }: Victim): Promise<string> {
  const firebase = { identities: {}, sign_in_provider: 'google.com' };
  return tokenFor(uid, inTwoSteps, (now) => ({ auth_time: now, firebase }));
}

async function revoked({ uid }: Victim): Promise<string> {
  const proof = await tokenFor(uid, inTwoSteps);
  await (await auth()).updateUser(uid, { password: 'only-for-the-emulator' });
  return proof;
}

async function makeVictim(): Promise<Victim> {
  const { uid, email, session } = await enrolledAdmin();
  return { uid, email, session };
}

/** Whom no attempt below changes. */
let account: Victim;
beforeAll(async () => {
  account = await makeVictim();
});

const give = (value: unknown) => () => value;

test.each<[string, (of: Victim) => unknown]>([
  ['the session itself, which began with a code', ({ session }) => session],
  ['a sign-in five minutes ago', signedInAgo(5 * 60)],
  ['a sign-in yesterday', signedInAgo(24 * 60 * 60)],
  ['a sign-in of another admin', () => newToken(inTwoSteps)],
  ['a sign-in of somebody else', () => newToken()],
  ['a sign-in with a custom token', ofCustomToken],
  ['a sign-in with another provider', ofAnotherProvider],
  ['a custom token', async ({ uid }) => (await auth()).createCustomToken(uid)],
  ['the current password', give('only-for-the-emulator')],
  ['nothing', give('')],
  ['no text', give({ uid: 'x' })],
  ['null', give(null)],
])('%s is not accepted as proof', async (_, makeProof) => {
  const proof = await makeProof(account);
  const password = newSlug();
  const { status, body } = await post('changePassword', account.session, { proof, password });
  expect(status).toBe(400);
  expect(Object.keys(body['fields'] as object)).toEqual(['proof']);
  expect(body.data).toBeUndefined();
  expect(await statusAsAdmin(account.session)).toBe(200);
  await signIn(account.email);
  await expect(signIn(account.email, password)).rejects.toThrow('INVALID_PASSWORD');
});

test('a sign-in almost five minutes old is accepted as proof', async () => {
  const one = await makeVictim();
  const proof = await signedInAgo(4 * 60)(one);
  const password = newSlug();
  expect((await post('changePassword', one.session, { proof, password })).status).toBe(200);
});

test('a proof older than the last change is refused', async () => {
  const { uid, email } = await createAccount({ admin: true });
  const proof = await revoked({ uid, email, session: '' });
  const token = await signIn(email);
  const reply = await post('changePassword', token, { proof, password: newSlug() });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body['fields'] as object)).toEqual(['proof']);
});

test('someone with only the password can neither change nor re-enrol anything', async () => {
  const { email, firstStep } = await enrolledAdmin();
  const body = { proof: await signIn(email), password: newSlug() };
  expect((await post('changePassword', firstStep, body)).status).toBe(403);
  expect((await post('changePassword', body.proof, body)).status).toBe(403);
  expect((await post('enrolSecondFactor', firstStep)).status).toBe(409);
  await signIn(email);
});

test('a body can neither name another account nor set further fields', async () => {
  const [one, other] = [await enrolledAdmin(), await enrolledAdmin()];
  const password = newSlug();
  const more = {
    ...{ uid: other.uid, localId: other.uid, email: other.email, customClaims: { owner: true } },
    ...{ disabled: true, emailVerified: true, secondFactor: 'none' },
  };
  const body = { ...more, proof: await signIn(one.email), password };
  const { uid: _, ...before } = (await (await auth()).getUser(one.uid)).toJSON() as { uid: string };
  const changed = await post('changePassword', one.session, body);
  expect(changed.status).toBe(200);
  expect(Object.keys(changed.body.data as object)).toEqual(['token']);
  expect(await statusAsAdmin(await sessionOf(changed))).toBe(200);
  await signIn(other.email);
  expect(await statusAsAdmin(other.session)).toBe(200);
  const after = (await (await auth()).getUser(one.uid)).toJSON();
  for (const field of ['email', 'emailVerified', 'disabled', 'customClaims'] as const)
    expect(after).toHaveProperty(field, (before as Record<string, unknown>)[field]);
});
