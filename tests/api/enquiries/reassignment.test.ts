import { collections } from '@institute/schema';
import { beforeEach, expect, test } from 'vitest';
import { reassignLate } from '../../../functions/src/enquiries/reassign.ts';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { createAccount, newToken } from '../../support/accounts.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';
import { writeDocuments } from '../../support/write-documents.ts';

const { admin } = siteTest();

const hour = 60 * 60 * 1000;

beforeEach(async () => {
  for (const name of ['duty', 'staff', 'staleDays', collections.enquiries])
    await firestore().recursiveDelete(firestore().collection(name));
});

const document = (id: string) => firestore().doc(`enquiries/${id}`);
const stored = async (id: string) => (await document(id).get()).data();

async function counsellor(displayName: string, onDuty = true) {
  const { uid } = await createAccount({ admin: true, role: 'counsellor' });
  await (await auth()).updateUser(uid, { displayName });
  await firestore().doc(`duty/${uid}`).set({ onDuty });
  return uid;
}

/** A new enquiry that somebody was assigned some hours ago. */
async function assigned(to: string, hours: number, fields: object = {}): Promise<string> {
  const at = new Date(Date.now() - hours * hour).toISOString();
  const id = await storeEnquiry({ createdAt: at });
  await document(id).update({ status: 'new', assignedTo: to, assignedAt: at, ...fields });
  return id;
}

const setHours = (hours: unknown) => admin('PUT', '/api/reassignment', { body: { hours } });

/** Sweeps as many hours from now. */
const sweep = (hours = 0) => reassignLate(new Date(Date.now() + hours * hour));

// enquiries-44
test('what was not answered in time goes to the next on duty, and to each once', async () => {
  const [meena, arun] = [await counsellor('Meena'), await counsellor('Arun')];
  await setHours(4);
  const late = await assigned(meena, 5);
  await sweep();
  expect(await stored(late)).toMatchObject({ assignedTo: arun, assignedName: 'Arun' });
  const entries = firestore().collection(collections.timeline).where('enquiry', '==', late);
  expect((await entries.get()).docs.map((entry) => entry.get('text'))).toEqual([
    'Assigned to Arun in rotation: no answer within 4 hours',
  ]);
  const audit = firestore()
    .collection(collections.audit)
    .where('document', '==', document(late).path);
  expect((await audit.get()).docs.map((event) => event.data())).toMatchObject([
    { action: 'update', by: 'site' },
  ]);
  const versions = firestore().collection(collections.versions);
  const kept = await versions
    .where('document', '==', document(late).path)
    .where('by', '==', 'site')
    .get();
  expect(kept.docs.map((version) => version.get('data.assignedTo'))).toEqual([meena]);
  expect((await firestore().collection('staleDays').get()).empty).toBe(false);

  const before = await stored(late);
  await sweep(3);
  await sweep(5);
  expect(await stored(late)).toEqual(before);
  const devi = await counsellor('Devi');
  await sweep(5);
  expect(await stored(late)).toMatchObject({ assignedTo: devi });
  await sweep(10);
  expect(await stored(late)).toMatchObject({ assignedTo: devi });
  // A version from before gives it back to Meena, and not again to Arun.
  await admin('POST', `/api/versions/${kept.docs[0]?.id}/restore`, { body: {} });
  expect(await stored(late)).toMatchObject({ assignedTo: meena });
  await sweep();
  expect(await stored(late)).toMatchObject({ assignedTo: devi });
});

// enquiries-44
test('a late enquiry behind a hundred that stay where they are is reached', async () => {
  const [meena, arun] = [await counsellor('Meena'), await counsellor('Arun')];
  await setHours(4);
  const at = new Date(Date.now() - 6 * hour).toISOString();
  const stuck = { status: 'new', source: 'Contact Form', assignedTo: meena, assignedAt: at };
  await writeDocuments(
    Array.from({ length: 101 }, (_, index) => [
      `enquiries/stuck-${index}`,
      { ...stuck, createdAt: at, takenFrom: [arun] },
    ]),
  );
  const late = await assigned(meena, 5);
  await sweep();
  expect(await stored(late)).toMatchObject({ assignedTo: arun });
  expect(await stored('stuck-100')).toMatchObject({ assignedTo: meena });
});

// enquiries-44
test('what is in time, answered, brought in by the staff, or old stays where it is', async () => {
  const meena = await counsellor('Meena');
  await counsellor('Arun');
  await setHours(4);
  const ids = [
    await assigned(meena, 3.9),
    await assigned(meena, 5, { status: 'contacted' }),
    await assigned(meena, 5, { answered: { at: new Date().toISOString(), by: meena } }),
    await assigned(meena, 5, { source: 'Import' }),
    await assigned(meena, 8 * 24),
    await assigned('', 5),
  ];
  const before = await Promise.all(ids.map(stored));
  await sweep();
  expect(await Promise.all(ids.map(stored))).toEqual(before);
});

// enquiries-44
test('nothing is reassigned while no one else is on duty, nor before an owner has set a time', async () => {
  const meena = await counsellor('Meena');
  const arun = await counsellor('Arun', false);
  const late = await assigned(meena, 5);
  await setHours(4);
  await sweep();
  expect(await stored(late)).toMatchObject({ assignedTo: meena });
  await firestore().doc(`duty/${arun}`).set({ onDuty: true });
  await setHours(null);
  await sweep();
  expect(await stored(late)).toMatchObject({ assignedTo: meena });
  await firestore().doc('staff/reassignment').delete();
  await sweep();
  expect(await stored(late)).toMatchObject({ assignedTo: meena });
});

// enquiries-44
test('an owner sets the time, of up to three days, and the audit trail says so', async () => {
  const events = firestore()
    .collection(collections.audit)
    .where('document', '==', 'staff/reassignment');
  const { size } = await events.get();
  const read = async () => (await admin('GET', '/api/reassignment')).body.data;
  expect(await read()).toEqual({ hours: null });
  expect((await setHours(24)).status).toBe(200);
  expect(await read()).toEqual({ hours: 24 });
  for (const wrong of [0, 73, 1.5, '4', undefined])
    expect((await setHours(wrong)).status).toBe(400);
  const token = await newToken({ admin: true, role: 'counsellor' });
  expect((await admin('PUT', '/api/reassignment', { token, body: { hours: 1 } })).status).toBe(403);
  expect(await read()).toEqual({ hours: 24 });
  expect((await events.get()).size).toBe(size + 1);
});
