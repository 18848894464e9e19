import type { Report, StaffMember } from '@institute/schema';
import { expect, test } from 'vitest';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { watchAccounts } from '../../../functions/src/account/watch-accounts.ts';
import {
  enrolledAdmin,
  readAccount,
  secondFactorOf,
  statusAsAdmin,
} from '../../support/account-calls.ts';
import { createAccount, newToken, signIn } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { siteUrl } from '../../support/ports.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';
import { subjectsTo } from '../../support/staff.ts';

const { admin } = siteTest();

const member = (role: string) => createAccount({ admin: true, role });
const act = (uid: string, path: string, body: object = {}) =>
  admin(
    path === 'sign-out' || path.startsWith('second') ? 'POST' : 'PUT',
    `/api/staff/${uid}/${path}`,
    {
      body,
    },
  );

const lastEvent = async (uid: string) => {
  const about = firestore().collection('audit').where('document', '==', `accounts/${uid}`);
  const { docs } = await about.get();
  return docs
    .map((entry) => entry.data())
    .toSorted((one, other) => one['at'].localeCompare(other['at']))
    .at(-1);
};

// staff-1
test('the list says who there is, with role, second factor, last sign-in and state', async () => {
  const { uid, email, session } = await enrolledAdmin();
  const { status, body } = await admin('GET', '/api/staff');
  expect(status).toBe(200);
  const found = (body.data as StaffMember[]).find(({ _id }) => _id === uid);
  expect(found).toMatchObject({ email, role: 'owner', secondFactor: 'enrolled', state: 'active' });
  expect(Date.parse(found?.lastSignInAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(JSON.stringify(body)).not.toContain((await secondFactorOf(uid).get()).get('secret'));
  expect(await statusAsAdmin(session)).toBe(200);
});

// staff-4, staff-5
test('a role that changes ends the access of the old one at once', async () => {
  const { uid, email } = await member('owner');
  const token = await signIn(email);
  expect(await statusAsAdmin(token)).toBe(200);
  const changed = await act(uid, 'role', { role: 'editor' });
  expect(changed.body.data).toMatchObject({ role: 'editor' });
  expect([401, 403]).toContain(await statusAsAdmin(token));
  expect(await statusAsAdmin(await signIn(email))).toBe(403);
  expect(await lastEvent(uid)).toMatchObject({ action: 'change-role' });
  expect(await subjectsTo(email)).toEqual(['Your role has changed']);
  await act(uid, 'role', { role: 'editor' });
  expect(await subjectsTo(email)).toHaveLength(1);
});

// staff-4, staff-5
test('an admin is disabled, enabled, signed out, made to set up two-step verification again, and removed', async () => {
  const { uid, email, session } = await enrolledAdmin();
  expect((await act(uid, 'disabled', { disabled: true })).body.data).toMatchObject({
    state: 'disabled',
  });
  expect(await statusAsAdmin(session)).toBe(401);
  await expect(signIn(email)).rejects.toThrow(/answered/);
  expect((await act(uid, 'disabled', { disabled: false })).body.data).toMatchObject({
    state: 'active',
  });
  expect(await readAccount(await signIn(email))).toEqual({ secondFactor: 'enrolled' });
  expect((await act(uid, 'second-factor/reset')).body.data).toMatchObject({
    secondFactor: 'required',
  });
  expect(await readAccount(await signIn(email))).toEqual({ secondFactor: 'required' });
  expect((await act(uid, 'sign-out')).status).toBe(200);
  expect((await admin('DELETE', `/api/staff/${uid}`)).body.data).toEqual({ _id: uid });
  await expect(signIn(email)).rejects.toThrow(/answered/);
  expect((await admin('DELETE', `/api/staff/${uid}`)).status).toBe(404);
  expect(await subjectsTo(email)).toEqual([
    'You have been signed out everywhere',
    'Your account has been disabled',
    'Your account has been enabled again',
    'Your account has been removed',
    'Your two-step verification has been reset',
  ]);
});

// staff-5
test('what was done here is not emailed as a change past the site', async () => {
  const [changed, removed] = [await member('editor'), await member('editor')];
  await watchAccounts();
  await act(changed.uid, 'role', { role: 'counsellor' });
  await act(changed.uid, 'disabled', { disabled: true });
  await admin('DELETE', `/api/staff/${removed.uid}`);
  await watchAccounts();
  const { docs } = await firestore().collection('mail').get();
  const subjects = docs.map((mail) => String(mail.get('message.subject')));
  expect(subjects.filter((subject) => subject.includes('outside'))).toEqual([]);
});

// staff-4
test('no one changes, disables or removes their own account', async () => {
  const { uid, email } = await member('owner');
  const token = await signIn(email);
  const own = `/api/staff/${uid}`;
  const replies = [
    await admin('PUT', `${own}/role`, { token, body: { role: 'editor' } }),
    await admin('PUT', `${own}/disabled`, { token, body: { disabled: true } }),
    await admin('POST', `${own}/second-factor/reset`, { token, body: {} }),
    await admin('DELETE', own, { token }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  expect(await statusAsAdmin(token)).toBe(200);
  expect((await admin('POST', `${own}/sign-out`, { token, body: {} })).status).toBe(200);
});

/** Runs something while there are no other owners than these. */
async function withOnly(uids: string[], run: () => Promise<void>): Promise<void> {
  const accounts = await auth();
  const { users } = await accounts.listUsers();
  const others = users.filter(({ uid, disabled }) => !uids.includes(uid) && !disabled);
  for (const { uid } of others) await accounts.updateUser(uid, { disabled: true });
  try {
    await run();
  } finally {
    for (const { uid } of others) await accounts.updateUser(uid, { disabled: false });
  }
}

// staff-4
test('two owners who take each other away at once: one of them stays', async () => {
  const instances = [siteUrl('test'), await serverOfWorker()];
  const owners = [await member('owner'), await member('owner')];
  const uids = owners.map(({ uid }) => uid);
  const tokens = await Promise.all(owners.map(({ email }) => signIn(email)));
  const leaving = firestore().doc('staff/leavingOwners');
  await withOnly(uids, async () => {
    // While the one is being taken away, the other stays whatever is done.
    await leaving.set({ [uids[0]!]: Date.now() });
    for (const [method, path, body] of [
      ['PUT', '/role', { role: 'editor' }],
      ['PUT', '/disabled', { disabled: true }],
      ['DELETE', '', undefined],
    ] as const) {
      const reply = await admin(method, `/api/staff/${uids[1]}${path}`, { token: tokens[0], body });
      expect([method, path, reply.status]).toEqual([method, path, 409]);
    }
    await leaving.delete();
    const replies = await Promise.all(
      instances.map((url, each) =>
        call(url, 'PUT', `/api/staff/${uids[1 - each]}/role`, {
          token: tokens[each],
          body: { role: 'editor' },
        }),
      ),
    );
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    // The other comes too late: it is the last owner by then, or has no session any more.
    expect([401, 403, 409]).toContain(statuses[1]);
    const { users } = await (await auth()).listUsers();
    const left = users.filter(
      ({ customClaims, disabled }) => customClaims?.['role'] === 'owner' && !disabled,
    );
    expect(left).toHaveLength(1);
  });
});

// staff-4
test('only owners manage staff', async () => {
  for (const role of ['editor', 'counsellor']) {
    const token = await newToken({ admin: true, role });
    expect((await admin('GET', '/api/staff', { token })).status).toBe(403);
  }
});

// staff-5 staff-6 reports-6
test('a target is set, told to the person and stands in the report; 0 takes it away', async () => {
  const { uid, email } = await member('counsellor');
  const day = '2021-02-01';
  const inReport = async () => {
    const { body } = await admin('GET', `/api/reports?from=${day}&to=2021-02-28&course=`);
    return (body.data as Report).counsellors.find((each) => each.uid === uid);
  };
  expect(await inReport()).toBeUndefined();
  expect((await act(uid, 'target', { target: 8 })).body.data).toMatchObject({ target: 8 });
  expect(await inReport()).toMatchObject({ enrolled: 0, target: 8 });
  expect(await lastEvent(uid)).toMatchObject({ action: 'set-target' });
  await act(uid, 'target', { target: 8 });
  expect(await subjectsTo(email)).toEqual(['Your target has changed']);
  expect((await act(uid, 'target', { target: 1.5 })).status).toBe(400);
  const token = await signIn(email);
  const own = await admin('PUT', `/api/staff/${uid}/target`, { token, body: { target: 1 } });
  expect(own.status).toBe(403);
  expect((await act(uid, 'target', { target: 0 })).body.data).not.toHaveProperty('target');
  expect(await inReport()).toBeUndefined();
  const { uid: editor } = await member('editor');
  expect((await act(editor, 'target', { target: 8 })).status).toBe(409);
});
