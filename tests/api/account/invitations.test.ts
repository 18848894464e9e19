import type { StaffMember } from '@institute/schema';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acceptInvitation } from '../../../functions/src/account/staff/accept.ts';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { deliver } from '../../../functions/src/mails/outbox/deliver.ts';
import { writeClaims } from '../../../functions/src/platform/caller/write-claims.ts';
import { readAccount, statusAsAdmin } from '../../support/account-calls.ts';
import { createAccount, signIn } from '../../support/accounts.ts';
import { newAddress } from '../../support/demo-bookings.ts';
import { siteTest } from '../../support/site-test.ts';
import {
  accept,
  invitationTo,
  lookAt,
  newInvitation,
  strongPassword as password,
  subjectsTo,
} from '../../support/staff.ts';

const { admin } = siteTest();

beforeEach(() => firestore().recursiveDelete(firestore().collection('enquiryLimits')));
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  const made = await (await auth()).listUsers();
  const valli = made.users.filter(({ displayName }) => displayName === 'Valli Murugan');
  await (await auth()).deleteUsers(valli.map(({ uid }) => uid));
});

const invite = (body: object) => admin('POST', '/api/staff', { body });
const memberWith = async (email: string) =>
  ((await admin('GET', '/api/staff')).body.data as StaffMember[]).find(
    (each) => each.email === email,
  );
const invitationOf = (id: string) => firestore().doc(`invitations/${id}`);

const actionsOn = async (id: string) => {
  const about = firestore().collection('audit').where('document', '==', `accounts/${id}`);
  return (await about.get()).docs.map((entry) => String(entry.get('action'))).toSorted();
};

// staff-2, staff-3
test('who is invited chooses a password, and sets up the second factor first', async () => {
  const invited = newInvitation('counsellor');
  const { status, body } = await invite(invited);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ ...invited, state: 'invited', lastSignInAt: null });
  const { id, secret } = await invitationTo(invited.email);
  expect((body.data as StaffMember)._id).toBe(id);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
  expect(JSON.stringify((await invitationOf(id).get()).data())).not.toContain(secret);
  expect((await lookAt({ id, secret })).body.data).toEqual(invited);

  const weak = await accept({ id, secret, password: 'vaasal institute chennai' });
  expect([weak.status, Object.keys(weak.body['fields'] as object)]).toEqual([400, ['password']]);
  expect((await accept({ id, secret, password })).body.data).toEqual(invited);
  const token = await signIn(invited.email, password);
  expect(await readAccount(token)).toEqual({ secondFactor: 'required' });
  expect(await statusAsAdmin(token)).toBe(403);
  expect(await memberWith(invited.email)).toMatchObject({ role: 'counsellor', state: 'active' });
  expect(await actionsOn(id)).toEqual(['accept-invitation', 'invite']);
});

// staff-3
test('a link works once, also for two at the same time', async () => {
  const invited = newInvitation();
  await invite(invited);
  const link = await invitationTo(invited.email);
  const replies = await Promise.all([accept({ ...link, password }), accept({ ...link, password })]);
  expect(replies.some(({ status }) => status === 200)).toBe(true);
  for (const again of [lookAt(link), accept({ ...link, password: `${password} again` })])
    expect((await again).status).toBe(404);
  expect(await actionsOn(link.id)).toEqual(['accept-invitation', 'invite']);
  await signIn(invited.email, password);
});

// staff-3
test('a link that is wrong, too old, withdrawn or replaced is refused, with the same words', async () => {
  const invited = newInvitation();
  await invite(invited);
  const { id, secret } = await invitationTo(invited.email);
  expect((await lookAt({ id: '__reserved__', secret })).status).toBe(400);
  const refusals = [await accept({ id, secret: 'A'.repeat(22), password })];
  refusals.push(await accept({ id: 'nobody', secret, password }));
  await invitationOf(id).update({ expiresAt: new Date(Date.now() - 1).toISOString() });
  refusals.push(await accept({ id, secret, password }));
  expect(await memberWith(invited.email)).toMatchObject({ state: 'expired' });

  const again = await admin('POST', `/api/staff/${id}/invitation`, { body: {} });
  expect(again.body.data).toMatchObject({ state: 'invited' });
  refusals.push(await accept({ id, secret, password }));
  const link = await invitationTo(invited.email);
  expect(link.secret).not.toBe(secret);
  expect((await lookAt(link)).status).toBe(200);

  expect((await admin('DELETE', `/api/staff/${id}`)).status).toBe(200);
  refusals.push(await lookAt(link));
  for (const { status, body } of refusals) {
    expect(status).toBe(404);
    expect(body['message']).toMatch(/^This invitation no longer works/);
  }
  expect(await memberWith(invited.email)).toBeUndefined();
  expect(await subjectsTo(invited.email)).toEqual([
    'You are invited to the dashboard of Vaasal Institute',
    'You are invited to the dashboard of Vaasal Institute',
    'Your invitation has been withdrawn',
  ]);
});

// staff-3
test('who is accepting an invitation while it is withdrawn gets no rights', async () => {
  const invited = newInvitation();
  await invite(invited);
  const link = await invitationTo(invited.email);
  const accounts = await auth();
  const create = accounts.createUser.bind(accounts);
  vi.spyOn(accounts, 'createUser').mockImplementationOnce(async (properties) => {
    expect((await admin('DELETE', `/api/staff/${link.id}`)).status).toBe(200);
    return create(properties);
  });
  const from = { address: newAddress };
  const accepted = acceptInvitation({ body: { ...link, password } }, from);
  await expect(accepted).rejects.toMatchObject({ code: 'not-found' });
  expect(await memberWith(invited.email)).toBeUndefined();
  expect((await firestore().doc(`accounts/${link.id}`).get()).exists).toBe(false);
});

// staff-3
test('an acceptance that broke off before the claims were written ends with the withdrawal', async () => {
  const invited = newInvitation();
  await invite(invited);
  const link = await invitationTo(invited.email);
  vi.spyOn(await auth(), 'setCustomUserClaims').mockRejectedValueOnce(new Error('broke off'));
  const accepted = acceptInvitation({ body: { ...link, password } }, { address: newAddress });
  await expect(accepted).rejects.toThrow('broke off');
  expect((await admin('DELETE', `/api/staff/${link.id}`)).status).toBe(200);
  await writeClaims(link.id, { repair: true });
  expect(await memberWith(invited.email)).toBeUndefined();
  expect((await firestore().doc(`accounts/${link.id}`).get()).get('role')).toBeNull();
});

// staff-2
test('the same invitation again sends nothing; another role or a member is refused', async () => {
  const invited = newInvitation();
  const first = await invite(invited);
  const retried = await invite({ ...invited, email: invited.email.toUpperCase() });
  expect(retried.body.data).toEqual(first.body.data);
  expect(await subjectsTo(invited.email)).toHaveLength(1);
  const other = await invite({ ...invited, role: 'owner' });
  expect([other.status, Object.keys(other.body['fields'] as object)]).toEqual([409, ['email']]);
  const { email } = await createAccount({ admin: true });
  const member = await invite({ ...invited, email });
  expect([member.status, Object.keys(member.body['fields'] as object)]).toEqual([409, ['email']]);
});

// staff-2
test('an account that is no admin becomes one by its invitation, with a new password', async () => {
  const { uid, email } = await createAccount();
  await invite({ ...newInvitation(), email });
  const link = await invitationTo(email);
  expect(link.id).toBe(uid);
  expect((await accept({ ...link, password })).status).toBe(200);
  expect(await readAccount(await signIn(email, password))).toEqual({ secondFactor: 'required' });
  await expect(signIn(email)).rejects.toThrow(/answered/);
});

// staff-2
test('the outbox keeps no link after its email was sent', async () => {
  const invited = newInvitation();
  await invite(invited);
  const { docs } = await firestore().collection('mail').where('to', '==', [invited.email]).get();
  const [mail] = docs;
  await deliver(mail!.ref);
  const { subject } = mail!.get('message');
  expect((await mail!.ref.get()).data()).toMatchObject({ state: 'sent' });
  expect((await mail!.ref.get()).get('message')).toEqual({ subject });
});

// staff-3
test('many attempts from one address are slowed down', async () => {
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 31; attempt += 1)
    statuses.add((await lookAt({ id: 'nobody', secret: 'A'.repeat(22) })).status);
  expect([...statuses]).toEqual([404, 429]);
});
