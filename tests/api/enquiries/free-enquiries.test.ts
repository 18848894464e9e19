import { collections } from '@institute/schema';
import { beforeEach, expect, test } from 'vitest';
import { assignByTurns } from '../../../functions/src/enquiries/assign-by-turns.ts';
import { listColleagues } from '../../../functions/src/enquiries/colleagues.ts';
import { freeEnquiries } from '../../../functions/src/enquiries/free-enquiries.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { createAccount } from '../../support/accounts.ts';
import { storeClass } from '../../support/demo-bookings.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin } = siteTest();

beforeEach(async () => {
  for (const name of ['duty', collections.enquiries])
    await firestore().recursiveDelete(firestore().collection(name));
});

const document = (id: string) => firestore().doc(`enquiries/${id}`);
const assigneeOf = async (id: string) => (await document(id).get()).get('assignedTo') as string;
const leaver = (uid: string) => firestore().doc(`leavers/${uid}`);
const isLeaving = async (uid: string) => (await leaver(uid).get()).exists;
const colleague = () => createAccount({ admin: true, role: 'counsellor' });

async function store(assignedTo: string, status = 'new'): Promise<string> {
  const id = await storeEnquiry();
  await document(id).update({ status, assignedTo, assignedName: 'Meena' });
  return id;
}

// enquiries-45
test('the open enquiries of who is removed are no one’s, and no others are', async () => {
  const [{ uid }, other] = [await colleague(), await colleague()];
  const open = [await store(uid, 'contacted'), await store(uid, 'demo booked')];
  for (let count = 0; count < 11; count += 1) open.push(await store(uid));
  const [closed, theirs] = [await store(uid, 'closed'), await store(other.uid)];
  expect((await admin('DELETE', `/api/staff/${uid}`)).status).toBe(200);
  const by = (await leaver(uid).get()).get('by.uid') as string;
  await freeEnquiries(leaver(uid));
  expect(new Set(await Promise.all(open.map(assigneeOf)))).toEqual(new Set(['']));
  expect(await assigneeOf(closed)).toBe(uid);
  expect(await assigneeOf(theirs)).toBe(other.uid);
  const [first = ''] = open;
  const entries = firestore().collection(collections.timeline).where('enquiry', '==', first);
  expect((await entries.get()).docs.map((entry) => entry.data())).toMatchObject([
    { text: 'Assigned to no one', by },
  ]);
  const events = firestore()
    .collection(collections.audit)
    .where('document', '==', `enquiries/${first}`);
  expect((await events.get()).docs.map((event) => event.data())).toMatchObject([
    { action: 'update', by },
  ]);
  expect(await isLeaving(uid)).toBe(false);
});

// enquiries-45
test('those of who is disabled or made an editor are, too, but not once they handle enquiries again', async () => {
  const { uid } = await colleague();
  const kept = await store(uid);
  const act = (path: string, body: object) => admin('PUT', `/api/staff/${uid}/${path}`, { body });
  const acts: readonly (readonly [string, object, boolean])[] = [
    ['role', { role: 'owner' }, false],
    ['disabled', { disabled: true }, true],
    ['disabled', { disabled: false }, false],
    ['role', { role: 'editor' }, true],
    ['role', { role: 'counsellor' }, false],
  ];
  for (const [path, body, leaves] of acts) {
    expect((await act(path, body)).status).toBe(200);
    expect([path, body, await isLeaving(uid)]).toEqual([path, body, leaves]);
  }
  await freeEnquiries(leaver(uid));
  expect(await assigneeOf(kept)).toBe(uid);
});

// enquiries-45
test.each([
  ['DELETE', '', undefined],
  ['PUT', '/disabled', { disabled: true }],
  ['PUT', '/role', { role: 'editor' }],
] as const)(
  '%s %s ends the duty: nothing that was begun before gives them an enquiry',
  async (method, act, body) => {
    const { uid } = await colleague();
    await firestore().doc(`duty/${uid}`).set({ onDuty: true });
    const known = await listColleagues();
    expect(known).toContainEqual(expect.objectContaining({ uid, onDuty: true }));
    expect((await admin(method, `/api/staff/${uid}${act}`, body && { body })).status).toBe(200);
    await freeEnquiries(leaver(uid));
    const id = await store('');
    expect(await assignByTurns(document(id), known)).toBeUndefined();
    expect(await assigneeOf(id)).toBe('');
  },
);

// enquiries-45
test('what is open again is no one’s where its colleague has left, and theirs where not', async () => {
  const [left, here] = [await colleague(), await colleague()];
  const joined = {
    to: await storeEnquiry(),
    status: 'contacted',
    createdAt: new Date().toISOString(),
  };
  const closed = [await store(left.uid, 'closed'), await store(here.uid, 'closed')];
  const apart = await store(left.uid, 'closed');
  await document(apart).update({ joined });
  const [deleted, still] = [await store(left.uid, 'contacted'), await store(left.uid, 'closed')];
  expect((await admin('DELETE', `/api/enquiries/${deleted}`)).status).toBe(200);
  expect((await admin('DELETE', `/api/staff/${left.uid}`)).status).toBe(200);

  for (const id of closed) {
    const updatedAt = (await document(id).get()).get('updatedAt') as string;
    const body = { status: 'contacted', updatedAt };
    expect((await admin('PATCH', `/api/enquiries/${id}`, { body })).status).toBe(200);
  }
  expect((await admin('POST', `/api/enquiries/${apart}/separate`, { body: {} })).status).toBe(200);
  const versions = firestore()
    .collection(collections.versions)
    .where('document', '==', `enquiries/${deleted}`);
  const kept = (await versions.get()).docs;
  const version = kept.find((each) => each.get('data.assignedTo') === left.uid);
  const restored = await admin('POST', `/api/versions/${version?.id}/restore`, { body: {} });
  expect(restored.status).toBe(200);
  const all = [...closed, apart, deleted, still];
  expect(await Promise.all(all.map(assigneeOf))).toEqual(['', here.uid, '', '', left.uid]);
  const entries = firestore().collection(collections.timeline).where('enquiry', '==', apart);
  const texts = (await entries.get()).docs.map((entry) => entry.get('text') as string);
  expect(texts.toSorted()).toEqual(['Assigned to no one', 'Separated']);
});

// enquiries-45
test('a closed lead who is booked a class, and one whose kept enquiry is erased, are no one’s, too', async () => {
  const [left, here] = [await colleague(), await colleague()];
  const closed = [await store(left.uid, 'closed'), await store(here.uid, 'closed')];
  const kept = await storeEnquiry({ email: `${crypto.randomUUID()}@example.com` });
  const { email, createdAt } = (await document(kept).get()).data() ?? {};
  const joined = { to: kept, status: 'contacted', createdAt };
  const apart = [await store(left.uid, 'closed'), await store(here.uid, 'closed')];
  for (const id of apart) await document(id).update({ joined });
  expect((await admin('DELETE', `/api/staff/${left.uid}`)).status).toBe(200);

  const slot = await storeClass();
  for (const id of closed) {
    const contacts = { email: `${id}@example.com`, phone: '' };
    await document(id).update(contacts);
    const booked = await admin('PUT', `/api/demo/bookings/${id}`, { body: { slot } });
    expect(booked.status).toBe(200);
  }
  const erased = await admin('POST', '/api/people/erase', { body: { email } });
  expect(erased.status).toBe(200);
  const all = [...closed, ...apart];
  const stored = await Promise.all(all.map(async (id) => (await document(id).get()).data()));
  expect(stored.map((each) => [each?.['status'], each?.['assignedTo']])).toEqual([
    ['demo booked', ''],
    ['demo booked', here.uid],
    ['contacted', ''],
    ['contacted', here.uid],
  ]);
  for (const id of [closed[0], apart[0]]) {
    const entries = firestore().collection(collections.timeline).where('enquiry', '==', id);
    const texts = (await entries.get()).docs.map((entry) => entry.get('text') as string);
    expect(texts).toContain('Assigned to no one');
  }
});
