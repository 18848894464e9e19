import { beforeEach, expect, test, vi } from 'vitest';
import { removeLostPushTokens } from '../../../functions/src/account/push-tokens.ts';
import { assignWaiting } from '../../../functions/src/enquiries/set-duty.ts';
import { reassignLate } from '../../../functions/src/enquiries/reassign.ts';
import { tellAssigned } from '../../../functions/src/enquiries/tell-assigned.ts';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import type { SendPush } from '../../../functions/src/platform/send-push.ts';
import { post } from '../../support/account-calls.ts';
import { createAccount, signIn } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { siteUrl } from '../../support/ports.ts';
import { emptySite } from '../../support/preserve-site.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin, visit } = siteTest();

const path = '/api/push-tokens';

beforeEach(emptySite);

const storedTokens = async (): Promise<string[]> =>
  (await firestore().collection('pushTokens').get()).docs
    .map((each) => `${each.get('uid')} ${each.get('token')}`)
    .toSorted();

async function counsellor() {
  const { uid, email } = await createAccount({ admin: true, role: 'counsellor' });
  const token = await signIn(email);
  const save = (pushToken: unknown) =>
    call(siteUrl('test'), 'PUT', path, { token, body: { token: pushToken } });
  const remove = (id: string) => call(siteUrl('test'), 'DELETE', `${path}/${id}`, { token });
  return { uid, email, save, remove };
}

/** A member of staff with one browser. */
async function notified() {
  const member = await counsellor();
  await member.save(`${member.uid}:1`);
  return member;
}

// enquiries-46
test('a browser is saved once, for the account that saved it last, and removed by that one alone', async () => {
  const [meena, arun] = [await counsellor(), await counsellor()];
  const { status, body } = await meena.save('shared:a_B-1');
  expect(status).toBe(200);
  const { _id: id } = body.data as { _id: string };
  expect((await meena.save('shared:a_B-1')).body.data).toEqual({ _id: id });
  expect(await storedTokens()).toEqual([`${meena.uid} shared:a_B-1`]);
  await arun.save('shared:a_B-1');
  expect(await storedTokens()).toEqual([`${arun.uid} shared:a_B-1`]);
  expect((await meena.remove(id)).status).toBe(200);
  expect(await storedTokens()).toEqual([`${arun.uid} shared:a_B-1`]);
  expect((await arun.remove(id)).body.data).toEqual({ _id: id });
  expect((await arun.remove(id)).status).toBe(200);
  expect(await storedTokens()).toEqual([]);
  for (const wrong of ['', 'two words', 'x'.repeat(4097), undefined])
    expect((await meena.save(wrong)).status).toBe(400);
  expect((await visit('PUT', path, { body: { token: 'a' } })).status).toBe(401);
});

// enquiries-46
test('an account has at most ten browsers: the oldest goes', async () => {
  const { uid, save } = await counsellor();
  for (let index = 10; index <= 20; index += 1) await save(`token:${index}`);
  expect(await storedTokens()).toEqual(
    Array.from({ length: 10 }, (_, index) => `${uid} token:${index + 11}`),
  );
});

// enquiries-46
test.each([
  ['removed', 'DELETE', '', undefined],
  ['disabled', 'PUT', '/disabled', { disabled: true }],
  ['signed out', 'POST', '/sign-out', {}],
  ['made an editor', 'PUT', '/role', { role: 'editor' }],
  ['made an owner, which ends its sessions', 'PUT', '/role', { role: 'owner' }],
] as const)('the browsers of an account go when it is %s', async (_, method, act, body) => {
  const [left, other] = [await notified(), await notified()];
  const { status } = await admin(method, `/api/staff/${left.uid}${act}`, body && { body });
  expect(status).toBe(200);
  expect(await storedTokens()).toEqual([`${other.uid} ${other.uid}:1`]);
});

// enquiries-46
test('a new password keeps the browser in which it is changed, and no other', async () => {
  const member = await notified();
  const { body } = await member.save('here:1');
  const { _id: browser } = body.data as { _id: string };
  const other = await notified();
  const change = { proof: await signIn(member.email), password: newSlug(), browser };
  expect((await post('changePassword', change.proof, change)).status).toBe(200);
  const theirs = `${other.uid} ${other.uid}:1`;
  expect(await storedTokens()).toEqual([`${member.uid} here:1`, theirs].toSorted());
  const { browser: _, ...again } = change;
  const token = await signIn(member.email, again.password);
  const next = { proof: token, password: newSlug() };
  expect((await post('changePassword', token, next)).status).toBe(200);
  expect(await storedTokens()).toEqual([theirs]);
});

// enquiries-46
test('the nightly run removes the browsers of accounts that were disabled or deleted elsewhere', async () => {
  const [disabled, deleted, other] = [await notified(), await notified(), await notified()];
  await (await auth()).updateUser(disabled.uid, { disabled: true });
  await (await auth()).deleteUser(deleted.uid);
  expect(await removeLostPushTokens()).toBe(2);
  expect(await storedTokens()).toEqual([`${other.uid} ${other.uid}:1`]);
});

/** What is answered of a browser that is no more. */
const gone: Readonly<Record<string, { code: string; message: string }>> = {
  'gone:1': {
    code: 'messaging/registration-token-not-registered',
    message: 'Requested entity was not found.',
  },
  'gone:2': {
    code: 'messaging/invalid-argument',
    message: 'The registration token is not a valid FCM registration token',
  },
  'gone:3': { code: 'messaging/invalid-registration-token', message: 'Invalid' },
};

// enquiries-46
test('whoever is assigned an enquiry is told in each browser, nothing of the person; one that is no more is forgotten', async () => {
  const [meena] = [await notified(), await notified()];
  for (const token of Object.keys(gone)) await meena.save(token);
  const sent: Parameters<SendPush>[] = [];
  const send: SendPush = async (...message) => {
    sent.push(message);
    return message[0].map(
      (token) =>
        gone[token] ?? {
          code: 'messaging/invalid-argument',
          message: 'Invalid value at message.webpush',
        },
    );
  };
  const enquiry = await storeEnquiry({});
  await tellAssigned(meena.uid, enquiry, send);
  expect(sent.map(([tokens, message]) => [tokens.toSorted(), message])).toEqual([
    [
      [`${meena.uid}:1`, ...Object.keys(gone)].toSorted(),
      { title: expect.stringMatching(/./), body: 'A new enquiry is yours', enquiry },
    ],
  ]);
  // Only what Firebase does not know any more goes: a fault of the message is no one's.
  expect(await storedTokens()).toContain(`${meena.uid} ${meena.uid}:1`);
  for (const token of Object.keys(gone))
    expect(await storedTokens()).not.toContain(`${meena.uid} ${token}`);
  await tellAssigned(undefined, enquiry, send);
  await tellAssigned((await counsellor()).uid, enquiry, send);
  expect(sent).toHaveLength(1);
  const fails = vi.fn<SendPush>().mockRejectedValue(new Error('No connection'));
  await tellAssigned((await notified()).uid, enquiry, fails);
  expect(fails).toHaveBeenCalledOnce();
});

// enquiries-46
test('of many enquiries within a minute a browser is told of the first', async () => {
  const { uid } = await notified();
  const told: string[] = [];
  const send: SendPush = async (tokens, { enquiry }) => {
    told.push(enquiry);
    return tokens.map(() => undefined);
  };
  const now = Date.now();
  for (const [enquiry, after] of [
    ['first', 0],
    ['second', 1],
    ['third', 59_999],
    ['fourth', 60_000],
    ['fifth', 60_001],
  ] as const)
    await tellAssigned(uid, enquiry, send, now + after);
  expect(told).toEqual(['first', 'fourth']);
});

// enquiries-46
test('the colleague who gets a late or waiting enquiry is told, not whoever comes on duty', async () => {
  const told: [string | undefined, string][] = [];
  const tell = async (uid: string | undefined, enquiry: string) => void told.push([uid, enquiry]);
  const [meena, arun] = [await notified(), await notified()];
  for (const { uid } of [meena, arun]) await firestore().doc(`duty/${uid}`).set({ onDuty: true });
  await firestore().doc('staff/reassignment').set({ hours: 1 });
  const at = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString();
  const late = await storeEnquiry({ createdAt: at });
  const fields = { status: 'new', assignedTo: meena.uid, assignedAt: at };
  await firestore().doc(`enquiries/${late}`).update(fields);
  await reassignLate(new Date(), tell);
  expect(told).toEqual([[arun.uid, late]]);

  const waiting = [await storeEnquiry({}), await storeEnquiry({})];
  for (const id of waiting)
    await firestore().doc(`enquiries/${id}`).update({ status: 'new', assignedTo: '' });
  await assignWaiting(meena.uid, { tell });
  expect(told.slice(1).map(([uid]) => uid)).toEqual([arun.uid]);
  expect(waiting).toContain(told[1]?.[1]);
});
