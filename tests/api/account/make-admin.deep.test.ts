import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freeEnquiries } from '../../../functions/src/enquiries/free-enquiries.ts';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { changeAdmin, type AdminChange } from '../../../tools/change-admin.ts';
import { projectId, root } from '../../support/ports.ts';
import {
  beginEnrolment,
  enrolledAdmin,
  post,
  readAccount,
  secondFactorOf,
  statusAsAdmin,
} from '../../support/account-calls.ts';
import { createAccount, payloadOf, signIn, tokenFor } from '../../support/accounts.ts';
import { codeOf } from '../../support/codes.ts';
import { startGoogle } from '../../support/google.ts';
import { ifDeep, instances } from '../../support/level.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

siteTest();

const runMakeAdmin = (environment: NodeJS.ProcessEnv, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'tools', 'make-admin.ts'), ...args], {
    env: { ...process.env, ...environment },
  });

const makeAdmin = (...args: string[]) => runMakeAdmin({}, ...args);

/** What the command does, without a process of its own. */
const change = (email: string, changes?: AdminChange) => changeAdmin(projectId, email, changes);

test('an account becomes an admin, who sets up a second factor first', async () => {
  const { uid, email } = await createAccount({ since: 2003 });
  expect(await change(email)).toContain('from the next sign-in, with the role owner');
  const { customClaims } = await (await auth()).getUser(uid);
  expect(customClaims).toEqual({
    since: 2003,
    admin: true,
    role: 'owner',
    secondFactor: 'required',
  });
  const token = await signIn(email);
  expect(await statusAsAdmin(token)).toBe(403);
  expect(await readAccount(token)).toEqual({ secondFactor: 'required' });
});

// roles-2
test('a role is given, kept where none is named, and taken away with the claim', async () => {
  const { uid, email } = await createAccount();
  const claimsNow = async () => (await (await auth()).getUser(uid)).customClaims;
  const { stdout } = await makeAdmin(
    projectId,
    email,
    '--role',
    'counsellor',
    '--new-second-factor',
  );
  expect(stdout).toMatch(/with the role counsellor\.\nTwo-step verification will be set up again/);
  expect(await claimsNow()).toMatchObject({ admin: true, role: 'counsellor' });
  await change(email);
  expect(await claimsNow()).toMatchObject({ admin: true, role: 'counsellor' });
  await change(email, { remove: true });
  expect(await claimsNow()).toEqual({ secondFactor: 'required' });
});

// roles-2
test('the API holds the role of now, not that of the token', async () => {
  const { uid } = await createAccount({ admin: true, role: 'owner' });
  const token = await tokenFor(uid, { admin: true, role: 'owner' });
  expect(await statusAsAdmin(token)).toBe(200);
  await firestore().doc(`accounts/${uid}`).update({ role: 'editor' });
  expect(await statusAsAdmin(token)).toBe(403);
});

test('a new admin has to sign in again: no earlier session gains access without a code', async () => {
  const { uid, email } = await createAccount({ admin: true });
  const earlier = await tokenFor(uid, { admin: true });
  expect(await statusAsAdmin(earlier)).toBe(200);
  await change(email);
  expect(await statusAsAdmin(earlier)).toBe(401);
});

// enquiries-45, enquiries-46
test.each([
  ['the role is taken away', { remove: true }, 'free'],
  ['a role without enquiries is given', { role: 'editor' }, 'free'],
  ['another role with enquiries is given', { role: 'owner' }, 'theirs'],
] as const)(
  'what becomes of their enquiries and browsers when %s by the command',
  async (_, changes, whose) => {
    const { uid, email } = await createAccount({ admin: true, role: 'counsellor' });
    const enquiry = firestore().doc(`enquiries/${await storeEnquiry({})}`);
    await enquiry.update({ assignedTo: uid });
    await firestore().doc(`duty/${uid}`).set({ onDuty: true });
    await firestore().doc(`pushTokens/${uid}`).set({ uid, token: 'a:b' });
    await change(email, changes);
    const leaver = await firestore().doc(`leavers/${uid}`).get();
    if (leaver.exists) await freeEnquiries(leaver.ref);
    const isFree = whose === 'free';
    expect((await enquiry.get()).get('assignedTo')).toBe(isFree ? '' : uid);
    expect((await firestore().doc(`duty/${uid}`).get()).exists).toBe(!isFree);
    expect((await firestore().doc(`pushTokens/${uid}`).get()).exists).toBe(false);
  },
);

test('a removed admin loses every session, and has no access at the next sign-in', async () => {
  const { uid, email, session } = await enrolledAdmin();
  const claims = { admin: true, secondFactor: 'required', secondFactorVerified: true };
  const token = await tokenFor(uid, claims);
  expect(await statusAsAdmin(token)).toBe(200);
  const target = firestore().doc(`targets/${uid}`);
  await target.set({ target: 8 });
  expect(await change(email, { remove: true })).toContain('is no longer an admin');
  expect((await target.get()).exists).toBe(false);
  for (const each of [token, session]) expect([401, 403]).toContain(await statusAsAdmin(each));
  expect((await (await auth()).getUser(uid)).customClaims).toEqual({ secondFactor: 'required' });
  expect(payloadOf(await signIn(email))['admin']).toBeUndefined();
  const audit = firestore().collection('audit').where('document', '==', `accounts/${uid}`);
  const actions = (await audit.get()).docs.map((entry) => entry.get('action'));
  expect(actions).toContain('remove-admin');
});

test('after --new-second-factor the app is set up again, and every session has ended', async () => {
  const { uid, email, secret } = await enrolledAdmin();
  const claims = { admin: true, secondFactor: 'required', secondFactorVerified: true };
  const stolen = await tokenFor(uid, claims);
  expect(await statusAsAdmin(stolen)).toBe(200);
  const said = await change(email, { renews: true });
  expect(said).toContain('Two-step verification will be set up again');
  expect(await statusAsAdmin(stolen)).toBe(401);
  expect((await secondFactorOf(uid).get()).exists).toBe(false);
  const token = await signIn(email);
  expect(await readAccount(token)).toEqual({ secondFactor: 'required' });
  expect(await statusAsAdmin(token)).toBe(403);
  const { secret: next } = await beginEnrolment(token);
  const old = await post('verifySecondFactor', token, { code: codeOf(secret) });
  expect(old.status).toBe(400);
  const verified = await post('verifySecondFactor', token, { code: codeOf(next) });
  expect(verified.status).toBe(200);
});

const somebody = 'somebody@example.com';

test.each(
  instances(
    [
      ['with a role that there is not', ['--role', 'Owner', somebody]],
      ['without an account', []],
      ['to remove and to give a role', ['--remove', '--role', 'owner', somebody]],
    ],
    1,
  ),
)('%s it prints its usage', async (_, given) => {
  await expect(makeAdmin(projectId, ...given)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Usage.*owner\|editor\|counsellor/),
  });
});

test.each(ifDeep)('the command removes an admin', async () => {
  const { uid, email } = await createAccount({ admin: true });
  await makeAdmin(projectId, email, '--remove');
  expect((await (await auth()).getUser(uid)).customClaims).toEqual({});
});

test('an account that does not exist is told; calls are billed to the project, whoever makes them', async () => {
  const google = await startGoogle({});
  const run = runMakeAdmin(google.environment, 'a-real-project', 'nobody@example.com');
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/no user record[^]*\nAdd the account first[^]*\n$/),
  });
  google.stop();
  expect(google.quotaProjects()).toEqual(['a-real-project']);
});
