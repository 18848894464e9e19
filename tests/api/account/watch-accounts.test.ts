import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { watchAccounts } from '../../../functions/src/account/watch-accounts.ts';
import { enrolledAdmin, post, sessionOf, statusAsAdmin } from '../../support/account-calls.ts';
import { createAccount, signIn, tokenFor } from '../../support/accounts.ts';
import { mailText } from '../../support/mail-text.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

const owners = `${newSlug()}@example.com`;

/** The texts of the mails to the owners, oldest first. */
async function told(): Promise<string[]> {
  const { docs } = await firestore().collection('mail').where('to', '==', [owners]).get();
  return docs.map((entry) => mailText(entry.data()));
}

const forget = () => firestore().recursiveDelete(firestore().collection('adminAccounts'));

beforeEach(async () => {
  await forget();
  for (const { ref } of (await firestore().collection('mail').where('to', '==', [owners]).get())
    .docs)
    await ref.delete();
  vi.stubEnv('OWNER_EMAIL', owners);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await forget();
});

/** Calls the Auth API with only a password, like the owner of an account. */
async function changeAccount(call: 'update' | 'delete', email: string, change: object = {}) {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const base = `http://${host}/identitytoolkit.googleapis.com/v1/accounts`;
  const { status } = await fetch(`${base}:${call}?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken: await signIn(email), ...change }),
  });
  expect(status).toBe(200);
}

/** An admin with a second factor, who signed in long ago. */
async function newAdmin(): Promise<{ uid: string; email: string }> {
  const { uid, email } = await createAccount({ admin: true, secondFactor: 'required' });
  await tokenFor(uid, {});
  return { uid, email };
}

// dashboard-7
test('an admin whose name is not stored yet keeps the one of that night', async () => {
  const { uid } = await createAccount({ admin: true });
  const rights = firestore().doc(`accounts/${uid}`);
  await rights.set({ role: 'owner', secondFactor: 'none' });
  for (const displayName of ['Valli Murugan', 'Someone Else']) {
    await (await auth()).updateUser(uid, { displayName });
    await watchAccounts();
    expect((await rights.get()).get('name')).toBe('Valli Murugan');
  }
});

// account-10
test('changes made with only a password, outside of the site, are emailed to the owners', async () => {
  const [email, password, gone, quiet] = [
    await newAdmin(),
    await newAdmin(),
    await newAdmin(),
    await newAdmin(),
  ];
  await watchAccounts();
  expect(await told()).toEqual([]);
  const other = `${newSlug()}@example.com`;
  await changeAccount('update', email.email, { email: other });
  await changeAccount('update', password.email, { password: 'another-password-of-theirs' });
  await changeAccount('delete', gone.email);
  await watchAccounts();
  const [text = '', ...more] = await told();
  expect(more).toEqual([]);
  expect(text).toContain(`${email.email} (${email.uid}): its email address is now ${other}`);
  expect(text).toMatch(
    new RegExp(`\\(${password.uid}\\): its password was changed, or its sessions were ended, at`),
  );
  expect(text).toContain(`${gone.email} (${gone.uid}): it was deleted`);
  expect(text).not.toContain(quiet.uid);
  const mail = await firestore().collection('mail').where('to', '==', [owners]).get();
  expect(mail.docs.map((entry) => entry.get('state'))).toEqual(['waiting']);
  await watchAccounts();
  expect(await told()).toHaveLength(1);
});

test('changes with an audit event are not emailed', async () => {
  const { uid, email, session } = await enrolledAdmin();
  await tokenFor(uid, {});
  await watchAccounts();
  const body = { proof: await signIn(email), password: newSlug() };
  const changed = await post('changePassword', session, body);
  expect(await statusAsAdmin(await sessionOf(changed))).toBe(200);
  await watchAccounts();
  expect(await told()).toEqual([]);
});

test('an audited password change does not hide another one', async () => {
  const { uid, email } = await newAdmin();
  await watchAccounts();
  const at = new Date(Date.now() - 60 * 60 * 1000).toISOString();
  const event = { document: `accounts/${uid}`, action: 'change-password', by: uid, at };
  await firestore().collection('audit').add(event);
  await changeAccount('update', email, { password: 'another-password-of-theirs' });
  await watchAccounts();
  expect(await told()).toEqual([expect.stringContaining('its password was changed')]);
});

test('claims given or removed without an audit event are emailed to the owners', async () => {
  const [stripped, removed] = [await newAdmin(), await newAdmin()];
  await watchAccounts();
  const made = await newAdmin();
  const accounts = await auth();
  await accounts.setCustomUserClaims(stripped.uid, { admin: true });
  await accounts.setCustomUserClaims(removed.uid, {});
  await watchAccounts();
  const [text = ''] = await told();
  expect(text).toContain(`(${made.uid}): it became an admin`);
  expect(text).toContain(`(${stripped.uid}): it no longer needs two-step verification`);
  expect(text).toContain(
    `(${removed.uid}): it no longer needs two-step verification; it is no longer an admin`,
  );
});
