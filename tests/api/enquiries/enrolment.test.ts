import type { StoredBatch, StoredEnquiry } from '@institute/schema';
import { expect, test } from 'vitest';
import { removeEnquiries } from '../../../functions/src/enquiries/remove-enquiry.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { useSampleCourse } from '../../support/sample-course.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin } = siteTest();
useSampleCourse();

async function createBatch(seats: number): Promise<string> {
  const reply = await admin('POST', '/api/batches', {
    body: { ...fullBodies.createBatch(), seats },
  });
  return (reply.body.data as StoredBatch)._id;
}

const takenIn = async (batch: string) =>
  (await firestore().collection('batches').doc(batch).get()).get('seatsTaken');

const update = (id: string, body: object) => admin('PATCH', `/api/enquiries/${id}`, { body });
const enrol = (id: string, enrolIn: string) => update(id, { status: 'enrolled', enrolIn });

const entriesOf = async (enquiry: string) => {
  const { docs } = await firestore().collection('timeline').where('enquiry', '==', enquiry).get();
  return docs.map((entry) => String(entry.get('text')));
};

// enquiries-22
test('who is enrolled has one seat, moves with it, and frees it', async () => {
  const [first, second] = [await createBatch(2), await createBatch(2)];
  const id = await storeEnquiry();
  const missing = await update(id, { status: 'enrolled' });
  expect([missing.status, missing.body['fields']]).toEqual([400, { enrolIn: 'Choose a batch' }]);
  const [one, other] = await Promise.all([enrol(id, first), enrol(id, first)]);
  expect([one.status, other.status, await takenIn(first)]).toEqual([200, 200, 1]);
  const { enrolment } = one.body.data as StoredEnquiry;
  expect(enrolment).toMatchObject({ id: first, at: expect.stringContaining('T') });
  const paid = await update(id, { notes: 'Paid', status: 'enrolled' });
  expect((paid.body.data as StoredEnquiry).enrolment).toEqual(enrolment);
  await enrol(id, second);
  expect([await takenIn(first), await takenIn(second)]).toEqual([0, 1]);
  const back = await update(id, { status: 'contacted' });
  expect(back.body.data).not.toHaveProperty('enrolment');
  expect(await takenIn(second)).toBe(0);
  const entries = await entriesOf(id);
  expect(entries.filter((text) => text.startsWith('Took a seat: '))).toHaveLength(2);
  expect(entries.filter((text) => text.startsWith('Freed the seat: '))).toHaveLength(2);
  expect((await enrol(id, 'no-such-batch')).status).toBe(400);
  expect((await update(id, { enrolIn: first })).status).toBe(400);
  expect((await enrol(id, '')).body.data).toMatchObject({ status: 'enrolled' });
  expect([await takenIn(first), await takenIn(second)]).toEqual([0, 0]);
});

// enquiries-22
test('as many enrol as there are seats; the others are told that it is full', async () => {
  const batch = await createBatch(2);
  const ids = await Promise.all(Array.from({ length: 4 }, () => storeEnquiry()));
  const replies = await Promise.all(ids.map((id) => enrol(id, batch)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  const full = replies.filter(({ status }) => status === 409);
  expect(full).toHaveLength(2);
  for (const { body } of full)
    expect(body['fields']).toEqual({ enrolIn: 'This batch is full: choose another one' });
  expect(await takenIn(batch)).toBe(2);
  const body = { ids, status: 'enrolled' };
  expect((await admin('POST', '/api/enquiries/change', { body })).status).toBe(400);
  await admin('POST', '/api/enquiries/change', { body: { ids, status: 'closed' } });
  expect(await takenIn(batch)).toBe(0);
});

// enquiries-22
test('who is deleted or erased frees their seat, and comes back without one', async () => {
  const batch = await createBatch(2);
  const email = `${newSlug()}@example.com`;
  const [deleted, erased] = [await storeEnquiry(), await storeEnquiry({ email })];
  for (const id of [deleted, erased]) await enrol(id, batch);
  expect(await takenIn(batch)).toBe(2);
  expect((await admin('DELETE', `/api/enquiries/${deleted}`)).status).toBe(200);
  expect(await takenIn(batch)).toBe(1);
  const offered = (await firestore().doc('summaries/offer').get()).get('batches');
  expect(offered[batch]).toMatchObject({ seatsTaken: 1 });
  for (let twice = 0; twice < 2; twice += 1)
    expect((await admin('POST', '/api/people/erase', { body: { email } })).status).toBe(200);
  expect([await takenIn(batch), await entriesOf(erased)]).toEqual([0, []]);
  const versions = firestore()
    .collection('versions')
    .where('document', '==', `enquiries/${deleted}`);
  const last = (await versions.get()).docs.find((each) => each.get('action') === 'delete');
  const restored = await admin('POST', `/api/versions/${last?.id}/restore`, { body: {} });
  expect(restored.body.data).toMatchObject({ status: 'enrolled' });
  expect(restored.body.data).not.toHaveProperty('enrolment');
  expect((await enrol(deleted, batch)).status).toBe(200);
  expect(await takenIn(batch)).toBe(1);
});

// enquiries-22
test('two who are removed together free a seat each', async () => {
  const batch = await createBatch(3);
  const ids = [await storeEnquiry(), await storeEnquiry()];
  for (const id of [...ids, await storeEnquiry()]) await enrol(id, batch);
  await removeEnquiries(ids, { freedBy: { uid: 'tested' } });
  expect(await takenIn(batch)).toBe(1);
  const path = `batches/${batch}`;
  const events = await firestore().collection('audit').where('document', '==', path).get();
  expect(events.docs.filter((each) => each.get('action') === 'free-seat')).toHaveLength(2);
});

// enquiries-22
test('a restored version takes and frees no seat', async () => {
  const batch = await createBatch(1);
  const id = await storeEnquiry();
  await enrol(id, batch);
  await update(id, { notes: 'Came' });
  await update(id, { status: 'closed' });
  const versions = firestore().collection('versions').where('document', '==', `enquiries/${id}`);
  const { docs } = await versions.get();
  const enrolled = docs.find((each) => each.get('data.notes') === 'Came');
  const restored = await admin('POST', `/api/versions/${enrolled?.id}/restore`, { body: {} });
  expect(restored.body.data).toMatchObject({ status: 'closed', notes: 'Came' });
  expect(restored.body.data).not.toHaveProperty('enrolment');
  expect(await takenIn(batch)).toBe(0);
});

// enquiries-22, enquiries-31
test('a change of many frees their seats in time for its answer', async () => {
  const batch = await createBatch(10);
  await firestore().collection('batches').doc(batch).update({ seatsTaken: 10 });
  const enrolment = { id: batch, name: 'A batch', at: '2026-11-02T09:00:00.000Z' };
  const stored = Array.from({ length: 10 }, () => storeEnquiry({ status: 'enrolled', enrolment }));
  const ids = await Promise.all(stored);
  const began = performance.now();
  await admin('POST', '/api/enquiries/change', { body: { ids, status: 'closed' } });
  // The dashboard waits for 10 seconds.
  expect(performance.now() - began).toBeLessThan(6_000);
  expect(await takenIn(batch)).toBe(0);
});
