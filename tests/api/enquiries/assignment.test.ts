import { collections, type Colleague, type StoredEnquiry } from '@institute/schema';
import { beforeEach, expect, test } from 'vitest';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { assignByTurns } from '../../../functions/src/enquiries/assign-by-turns.ts';
import { createAccount, signIn } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { siteUrl } from '../../support/ports.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin } = siteTest();

beforeEach(() => firestore().recursiveDelete(firestore().collection('duty')));

const document = (id: string) => firestore().collection(collections.enquiries).doc(id);
const stored = async (id: string) => (await document(id).get()).data();

async function counsellor(name: string, isOnDuty = true) {
  const { uid, email } = await createAccount({ admin: true, role: 'counsellor' });
  await (await auth()).updateUser(uid, { displayName: name });
  const token = await signIn(email);
  const setDuty = (onDuty: boolean) =>
    call(siteUrl('test'), 'PUT', '/api/duty', { token, body: { onDuty } });
  expect((await setDuty(isOnDuty)).body.data).toEqual({ uid, name, onDuty: isOnDuty });
  return { uid, name, setDuty };
}

/** A new enquiry that the trigger has seen. */
async function arrive(): Promise<string> {
  const id = await storeEnquiry();
  await document(id).update({ status: 'new' });
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
test('spam, what somebody assigned, and a colleague who left get nothing', async () => {
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
test('an enquiry is assigned to a colleague, and to nobody else', async () => {
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

// enquiries-14
test('many are changed together, with their history', async () => {
  const { uid } = await counsellor('Priya');
  const ids = await Promise.all(Array.from({ length: 12 }, () => storeEnquiry()));
  const change = (body: object) => admin('POST', '/api/enquiries/change', { body });
  const { body } = await change({ ids: [...ids, 'gone'], assignedTo: uid, status: 'demo booked' });
  expect(body.data).toEqual({ changed: 12 });
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
