import {
  collections,
  endpoints,
  type Colleague,
  type DutyState,
  type StoredEnquiry,
} from '@institute/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { assignByTurns } from '../../../functions/src/enquiries/assign-by-turns.ts';
import { changeEnquiries } from '../../../functions/src/enquiries/change-many.ts';
import { assignWaiting } from '../../../functions/src/enquiries/set-duty.ts';
import { createAccount, signIn } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { siteUrl } from '../../support/ports.ts';
import { sampleStoredEnquiry } from '../../support/sample-stored-enquiry.ts';
import { siteTest } from '../../support/site-test.ts';
import { writeDocuments } from '../../support/write-documents.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin } = siteTest();

beforeEach(async () => {
  for (const name of ['duty', collections.enquiries])
    await firestore().recursiveDelete(firestore().collection(name));
});

const document = (id: string) => firestore().collection(collections.enquiries).doc(id);
const stored = async (id: string) => (await document(id).get()).data();

async function counsellor(name: string, isOnDuty = true) {
  const { uid, email } = await createAccount({ admin: true, role: 'counsellor' });
  await (await auth()).updateUser(uid, { displayName: name });
  const token = await signIn(email);
  const setDuty = (onDuty: boolean) =>
    call(siteUrl('test'), 'PUT', '/api/duty', { token, body: { onDuty } });
  expect((await setDuty(isOnDuty)).body.data).toMatchObject({ uid, name, onDuty: isOnDuty });
  return { uid, name, setDuty };
}

const past = '2026-01-01T00:00:00.000Z';

/** A new enquiry that the trigger has seen. */
async function arrive(): Promise<string> {
  const id = await storeEnquiry();
  await document(id).update({ status: 'new', assignedTo: '' });
  await assignByTurns(document(id));
  return id;
}

// enquiries-13
test('new enquiries are assigned by turns to those on duty, each once', async () => {
  const [meena, arun, away] = [
    await counsellor('Meena'),
    await counsellor('Arun'),
    await counsellor('Away', false),
  ];
  const ids = await Promise.all(Array.from({ length: 6 }, arrive));
  const assigned = await Promise.all(ids.map(async (id) => (await stored(id))?.['assignedTo']));
  const countOf = ({ uid }: { uid: string }) => assigned.filter((each) => each === uid).length;
  expect([meena, arun, away].map(countOf)).toEqual([3, 3, 0]);
  const [first = ''] = ids;
  const before = await stored(first);
  expect(['Meena', 'Arun']).toContain(before?.['assignedName']);
  await assignByTurns(document(first));
  expect(await stored(first)).toEqual(before);
  await meena.setDuty(false);
  expect(await stored(await arrive())).toMatchObject({ assignedTo: arun.uid });
  await arun.setDuty(false);
  expect(await stored(await arrive())).not.toHaveProperty('assignedAt');
});

// enquiries-13
test('whoever comes on duty gets what waits, but neither imported nor settled ones', async () => {
  const { setDuty, uid } = await counsellor('Meena', false);
  const [waits, imported, released] = [await arrive(), await arrive(), await arrive()];
  await document(imported).update({ source: 'Import' });
  await document(released).update({ assignedAt: new Date().toISOString() });
  const reply = await setDuty(true);
  expect(reply.body.data).toMatchObject({ uid, onDuty: true });
  expect((reply.body.data as DutyState).assigned).toBeGreaterThanOrEqual(1);
  expect(await stored(waits)).toMatchObject({ assignedTo: uid, assignedName: 'Meena' });
  for (const id of [imported, released])
    expect(await stored(id)).not.toMatchObject({ assignedTo: uid });
  expect((await setDuty(true)).body.data).toMatchObject({ assigned: 0 });
});

// enquiries-13
test('what waits is assigned in steps, for which colleagues are read once', async () => {
  const { uid, setDuty } = await counsellor('Meena', false);
  const ids = [await arrive(), await arrive(), await arrive()];
  const released = await arrive();
  await document(released).update({ assignedAt: new Date().toISOString() });
  await firestore().doc(`duty/${uid}`).set({ onDuty: true });
  const listUsers = vi.spyOn(await auth(), 'listUsers');
  expect(await assignWaiting(uid, { time: 0 })).toEqual({ assigned: 1, more: true });
  expect(await assignWaiting(uid)).toEqual({ assigned: 2, more: false });
  expect(listUsers).toHaveBeenCalledTimes(2);
  listUsers.mockRestore();
  expect(await assignWaiting(uid, { time: 0 })).toEqual({ assigned: 0, more: false });
  for (const id of ids) expect(await stored(id)).toMatchObject({ assignedTo: uid });
  expect((await setDuty(true)).body.data).toMatchObject({ assigned: 0, more: false });
});

// enquiries-13
test('what waits is found behind any number that were assigned and are no one’s again', async () => {
  const { uid } = await counsellor('Meena', false);
  const released = [await arrive(), await arrive(), await arrive(), await arrive()];
  for (const id of released)
    await document(id).update({ assignedAt: new Date().toISOString(), createdAt: past });
  const waits = await arrive();
  await firestore().doc(`duty/${uid}`).set({ onDuty: true });
  expect(await assignWaiting(uid, { atOnce: 2 })).toEqual({ assigned: 1, more: false });
  expect(await stored(waits)).toMatchObject({ assignedTo: uid });
  for (const id of released) expect(await stored(id)).toMatchObject({ assignedTo: '' });
});

// enquiries-13
test('no more calls are asked for where no one can be assigned', async () => {
  await arrive();
  await arrive();
  expect(await assignWaiting('nobody', { time: 0 })).toEqual({ assigned: 0, more: false });
});

// enquiries-13
test('spam, what someone assigned, and a colleague who left get nothing', async () => {
  const { uid } = await counsellor('Leaves');
  const spam = await storeEnquiry();
  await document(spam).update({ status: 'spam' });
  await assignByTurns(document(spam));
  expect(await stored(spam)).not.toHaveProperty('assignedAt');
  await (await auth()).setCustomUserClaims(uid, {});
  expect(await stored(await arrive())).not.toHaveProperty('assignedAt');
  const missing = document(crypto.randomUUID());
  await assignByTurns(missing);
  expect((await missing.get()).exists).toBe(false);
});

// enquiries-14
test('an enquiry is assigned to a colleague, and to no one else', async () => {
  const { uid } = await counsellor('Kavitha');
  const editor = await createAccount({ admin: true, role: 'editor' });
  const { body } = await admin('GET', '/api/colleagues');
  const colleagues = body.data as Colleague[];
  expect(colleagues).toContainEqual({ uid, name: 'Kavitha', onDuty: true });
  expect(colleagues.map((each) => each.uid)).not.toContain(editor.uid);
  const id = await storeEnquiry();
  const update = (changes: object) => admin('PATCH', `/api/enquiries/${id}`, { body: changes });
  const reply = await update({ assignedTo: uid, assignedName: 'Forged' });
  expect(reply.body.data).toMatchObject({ assignedTo: uid, assignedName: 'Kavitha' });
  const before = await stored(id);
  await update({ assignedTo: uid });
  expect(await stored(id)).toEqual(before);
  const refused = await update({ assignedTo: editor.uid });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body['fields'] as object)).toEqual(['assignedTo']);
  const nobody = await update({ assignedTo: '', status: 'closed', reason: 'Too far' });
  expect(nobody.body.data).toMatchObject({ assignedTo: '', assignedName: '', reason: 'Too far' });
  await assignByTurns(document(id));
  expect(await stored(id)).toMatchObject({ assignedTo: '' });
});

// enquiries-31
test('all that match a filter are changed in steps, and no others', async () => {
  const { uid } = await counsellor('Devi');
  const matching = (minutesAgo: number, changes: Partial<StoredEnquiry> = {}) => {
    const createdAt = new Date(Date.now() - 60_000 * minutesAgo).toISOString();
    const { _id, ...data } = sampleStoredEnquiry({ assignedTo: uid, createdAt, ...changes });
    return data;
  };
  const joined = { to: 'other', status: 'new' } as const;
  await writeDocuments(
    Array.from({ length: 9 }, (_, index) => {
      const data = matching(index + 1, index === 3 ? { joined } : {});
      return [`${collections.enquiries}/matching-${index}`, data] as const;
    }),
  );
  const before = new Date().toISOString();
  const later = crypto.randomUUID();
  await document(later).set(matching(-1));
  const filter = { statuses: ['new'], assignedTo: uid, before };
  const change = async (body: object) => {
    const reply = await admin('POST', '/api/enquiries/change', { body });
    return [reply.status, reply.body.data] as const;
  };
  const changes = { filter, status: 'closed' };
  const stepOf = (after: object, step: { count: number; time: number }) => {
    const body = endpoints.changeEnquiries.body.parse({ ...changes, ...after });
    return changeEnquiries({ body }, { uid: 'tested' }, step);
  };
  const first = await stepOf({}, { count: 5, time: Infinity });
  expect(first).toEqual({ changed: 4, next: 'matching-4' });
  const late = await stepOf({ after: first.next }, { count: 5, time: -1 });
  expect(late).toEqual({ changed: 1, next: 'matching-5' });
  expect(await stored('matching-6')).toMatchObject({ status: 'new' });
  expect(await change({ ...changes, after: late.next })).toEqual([200, { changed: 3 }]);
  expect(await stored('matching-8')).toMatchObject({ status: 'closed' });
  expect(await stored('matching-3')).toMatchObject({ status: 'new' });
  expect(await stored(later)).toMatchObject({ status: 'new' });
  for (const wrong of [
    { filter },
    { status: 'closed' },
    { filter, status: 'enrolled' },
    { filter, ids: [later], status: 'closed' },
    { filter: { statuses: 'new' }, status: 'closed' },
  ])
    expect((await change(wrong))[0]).toBe(400);
});

// enquiries-14
test('many are changed together, with their history', async () => {
  const { uid } = await counsellor('Priya');
  const ids = await Promise.all(Array.from({ length: 4 }, () => storeEnquiry()));
  const change = (body: object) => admin('POST', '/api/enquiries/change', { body });
  const { body } = await change({ ids: [...ids, 'gone'], assignedTo: uid, status: 'demo booked' });
  expect(body.data).toEqual({ changed: 4 });
  for (const id of ids)
    expect(await stored(id)).toMatchObject({ assignedTo: uid, status: 'demo booked' });
  const versions = firestore().collection(collections.versions);
  const kept = await versions.where('document', '==', `enquiries/${ids[0]}`).get();
  expect(kept.size).toBe(2);
  for (const wrong of [{ ids }, { ids: [], status: 'new' }, { ids, status: 'lost' }])
    expect((await change(wrong)).status).toBe(400);
  const list = await admin('POST', '/api/enquiries/export', {
    body: { filter: { assignedTo: uid } },
  });
  expect((list.body.data as StoredEnquiry[]).map(({ _id }) => _id).toSorted()).toEqual(
    ids.toSorted(),
  );
});
