import { plainDay, type StoredBatch, type StoredTrainer } from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { newToken } from '../../support/accounts.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { siteUrl } from '../../support/ports.ts';
import {
  newSlug,
  sampleBatch,
  sampleCourse,
  sampleEnquiry,
  sampleTrainer,
} from '../../support/samples.ts';
import { useSampleCourse } from '../../support/sample-course.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();
useSampleCourse();

async function createBatch(fields: object = {}): Promise<StoredBatch> {
  const body = { ...fullBodies.createBatch(), ...fields };
  const reply = await admin('POST', '/api/batches', { body });
  expect(reply.status).toBe(201);
  return reply.body.data as StoredBatch;
}

async function createTrainer(fields: object = {}): Promise<StoredTrainer> {
  const body = { ...fullBodies.createTrainer(), ...fields };
  const reply = await admin('POST', '/api/trainers', { body });
  expect(reply.status).toBe(201);
  return reply.body.data as StoredTrainer;
}

const seats = (id: string, change: number, fields: object = {}) =>
  admin('POST', `/api/batches/${id}/seats`, { body: { change, reason: 'Enrolled', ...fields } });

const stored = async ({ _id }: StoredBatch) =>
  (await firestore().collection('batches').doc(_id).get()).data();

const listed = async (path: string) =>
  ((await visit('GET', path)).body.data as { _id: string }[]).map(({ _id }) => _id);

// batches-1
test('a batch is created, read, listed, replaced and deleted', async () => {
  const { _id: trainer } = await createTrainer();
  const created = await createBatch({ trainer });
  expect(created).toMatchObject({ ...fullBodies.createBatch(), trainer, seatsTaken: 0 });
  const path = `/api/batches/${created._id}`;
  const { room: hidden, ...shown } = created;
  expect(hidden).toBe('Lab 2');
  expect((await admin('GET', path)).body.data).toEqual(created);
  expect((await visit('GET', path)).body.data).toEqual(shown);
  const { data } = (await visit('GET', `/api/batches?course=${created.course}`)).body;
  expect(data).toContainEqual(shown);
  expect(await listed('/api/batches?course=another')).toEqual([]);
  expect(await listed('/api/batches')).toContain(created._id);
  const body = { ...fullBodies.updateBatch(), state: 'planned', seatsTaken: 2 };
  const replaced = await admin('PUT', path, { body });
  expect(replaced.body.data).toMatchObject({ state: 'planned', trainer: '', seatsTaken: 0 });
  expect(await listed('/api/batches')).not.toContain(created._id);
  expect((await admin('DELETE', path)).status).toBe(200);
  expect((await visit('GET', path)).status).toBe(404);
});

// batches-1
test.each([
  ['course', { course: 'no-such-course' }],
  ['course', { course: '' }],
  ['trainer', { trainer: 'nobody' }],
  ['firstDay', { firstDay: '2099-02-30' }],
  ['lastDay', { lastDay: '2099-01-04' }],
  ['days', { days: [] }],
  ['days', { lastDay: '2099-01-10', days: [{ day: 'sunday', from: '10:00', to: '11:00' }] }],
  ['days', { days: [...sampleBatch.days, ...sampleBatch.days] }],
  ['days.0.to', { days: [{ day: 'monday', from: '18:30', to: '18:30' }] }],
  ['days.0.from', { days: [{ day: 'monday', from: '1:00', to: '23:00' }] }],
  ['mode', { mode: 'radio' }],
  ['state', { state: 'full' }],
  ['seats', { seats: 0 }],
  ['seats', { seats: 2.5 }],
])('a batch with a bad %s is refused', async (field, fields) => {
  const body = { ...sampleBatch, ...fields };
  const reply = await admin('POST', '/api/batches', { body });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body['fields'] as object)).toEqual([field]);
});

// batches-7
test('the calendar of a batch cancels the weekdays that it drops, until they are back', async () => {
  const [monday] = sampleBatch.days;
  const days = ['monday', 'tuesday', 'saturday'].map((day) => ({ ...monday!, day }));
  const { _id } = await createBatch({ days });
  const states = async (held: object[]) => {
    const body = { ...fullBodies.updateBatch(), state: 'open', days: held };
    expect((await admin('PUT', `/api/batches/${_id}`, { body })).status).toBe(200);
    const text = await (await fetch(`${siteUrl('test')}/batches/${_id}.ics`)).text();
    return [...text.matchAll(/UID:batch-.+-(\w+)@[^]*?STATUS:(\w+)/g)].map(([, ...found]) => found);
  };
  expect(await states(days.slice(1))).toEqual([
    ['tuesday', 'CONFIRMED'],
    ['saturday', 'CONFIRMED'],
    ['monday', 'CANCELLED'],
  ]);
  expect(await states(days.slice(2))).toEqual([
    ['saturday', 'CONFIRMED'],
    ['tuesday', 'CANCELLED'],
    ['monday', 'CANCELLED'],
  ]);
  expect(await states(days)).toEqual(days.map(({ day }) => [day, 'CONFIRMED']));
});

// batches-3
test('a batch is listed until its first day is over', async () => {
  const dayIn = (days: number) => {
    const moment = Date.now() + days * 24 * 60 * 60_000;
    return new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
  };
  const today = await createBatch({ firstDay: dayIn(0) });
  const yesterday = await createBatch({ firstDay: dayIn(-1) });
  const found = await listed('/api/batches');
  expect(found).toContain(today._id);
  expect(found).not.toContain(yesterday._id);
});

// batches-2
test('of twelve who want one of three seats at once, three get one', async () => {
  const batch = await createBatch();
  const replies = await Promise.all(Array.from({ length: 12 }, () => seats(batch._id, 1)));
  const statuses = replies.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await stored(batch)).toMatchObject({ seatsTaken: 3, updatedAt: batch.updatedAt });
  const { docs } = await firestore()
    .collection('audit')
    .where('document', '==', `batches/${batch._id}`)
    .where('action', '==', 'take-seat')
    .get();
  expect(docs.map((event) => event.get('reason'))).toEqual(['Enrolled', 'Enrolled', 'Enrolled']);
});

// batches-2
test('a seat is freed, but not one that no one has', async () => {
  const batch = await createBatch();
  expect((await seats(batch._id, -1)).status).toBe(409);
  await seats(batch._id, 1);
  const freed = await seats(batch._id, -1, { reason: 'Withdrawn' });
  expect(freed.body.data).toEqual(batch);
  expect((await seats('no-such-batch', 1)).status).toBe(404);
  for (const fields of [{ change: 2 }, { change: 0 }, { reason: 'Because' }, { id: 'short' }])
    expect((await seats(batch._id, 1, fields)).status).toBe(400);
});

// batches-2
test('a retry takes one seat', async () => {
  const batch = await createBatch();
  const id = newSlug();
  const [first, second] = [await seats(batch._id, 1, { id }), await seats(batch._id, 1, { id })];
  expect(second).toMatchObject({ status: 200, body: first.body });
  expect(await stored(batch)).toMatchObject({ seatsTaken: 1 });
});

// batches-2
test('seats taken outlive an edit, a restored version, and keep the batch', async () => {
  const batch = await createBatch();
  const path = `/api/batches/${batch._id}`;
  await admin('PUT', path, { body: { ...fullBodies.updateBatch(), language: 'Hindi' } });
  await seats(batch._id, 1);
  await seats(batch._id, 1);
  const fewer = await admin('PUT', path, { body: { ...fullBodies.updateBatch(), seats: 1 } });
  expect(fewer).toMatchObject({ status: 409, body: { fields: { seats: expect.any(String) } } });
  const { docs } = await firestore()
    .collection('versions')
    .where('document', '==', `batches/${batch._id}`)
    .get();
  const restored = await admin('POST', `/api/versions/${docs[0]?.id}/restore`, { body: {} });
  expect(restored.body.data).toMatchObject({ language: batch.language, seatsTaken: 2 });
  expect((await admin('DELETE', path)).status).toBe(409);
  const cancelled = { ...fullBodies.updateBatch(), state: 'cancelled' };
  expect((await admin('PUT', path, { body: cancelled })).status).toBe(200);
});

// batches-2, roles-1
test('counsellors handle seats, editors do not', async () => {
  const { _id } = await createBatch();
  for (const [role, status] of [
    ['counsellor', 200],
    ['editor', 403],
  ] as const) {
    const token = await newToken({ admin: true, role });
    const body = { change: 1, reason: 'Reserved' };
    const path = `/api/batches/${_id}/seats`;
    expect((await visit('POST', path, { token, body })).status, role).toBe(status);
  }
});

// batches-1
test('a planned batch is an admin’s alone', async () => {
  const { _id } = await createBatch({ state: 'planned' });
  expect((await visit('GET', `/api/batches/${_id}`)).status).toBe(404);
  expect((await admin('GET', `/api/batches/${_id}`)).body.data).toMatchObject({ _id });
});

// trainers-1
test('a trainer is created, replaced, leaves, and is deleted', async () => {
  const created = await createTrainer();
  expect(created).toMatchObject(fullBodies.createTrainer());
  const path = `/api/trainers/${created._id}`;
  expect((await visit('GET', path)).body.data).toEqual(created);
  expect(await listed('/api/trainers')).toContain(created._id);
  await admin('PUT', path, { body: { ...sampleTrainer, left: true } });
  expect(await listed('/api/trainers')).not.toContain(created._id);
  expect((await visit('GET', path)).status).toBe(404);
  expect((await admin('GET', path)).body.data).toMatchObject({ _id: created._id, left: true });
  expect((await admin('DELETE', path)).status).toBe(200);
  const refused = await admin('POST', '/api/trainers', {
    body: { links: [{ label: 'Bad', url: 'javascript:alert(1)' }], years: -1 },
  });
  expect(Object.keys(refused.body['fields'] as object).toSorted()).toEqual(
    ['name', 'teaches', 'years', 'links.0.url'].toSorted(),
  );
});

// batches-9
test('a course with batches that are not over is not deleted, and neither is their calendar', async () => {
  const body = { ...sampleCourse(), title: 'With batches' };
  const created = await admin('POST', '/api/courses', { body });
  const { _id: course } = created.body.data as { _id: string };
  const batch = await createBatch({ course });
  const remove = () => admin('DELETE', `/api/courses/${course}`);
  const refused = await remove();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This course has batches: delete or cancel them first',
  ]);
  expect(await listed('/api/batches')).toContain(batch._id);
  await admin('PUT', `/api/batches/${batch._id}`, {
    body: { ...sampleBatch, course, state: 'cancelled' },
  });
  await createBatch({ course, firstDay: '2025-01-06', lastDay: '2025-03-28' });
  expect((await remove()).status).toBe(200);
});

// trainers-1
test('a trainer who has batches stays stored', async () => {
  const { _id: trainer } = await createTrainer();
  const batch = await createBatch({ trainer });
  expect((await admin('DELETE', `/api/trainers/${trainer}`)).status).toBe(409);
  await admin('DELETE', `/api/batches/${batch._id}`);
  expect((await admin('DELETE', `/api/trainers/${trainer}`)).status).toBe(200);
});

// batches-8
test('an enquiry about a batch names it, and one about an unknown batch is stored without', async () => {
  const { _id, firstDay } = await createBatch();
  const batchOf = async (page: string) => {
    const reply = await visit('POST', '/api/enquiries', { body: { ...sampleEnquiry, page } });
    const id = (reply.body.data as { _id: string })._id;
    const enquiry = await firestore().collection('enquiries').doc(id).get();
    await enquiry.ref.delete();
    return enquiry.get('batch');
  };
  const batch = { id: _id, name: `Kolam Programming, from ${plainDay(firstDay)}` };
  expect(await batchOf(`/contact?course=x&about=y&batch=${_id}`)).toEqual(batch);
  for (const page of ['/contact?batch=no-such-batch', '/contact?batch=../x', '/contact', ''])
    expect(await batchOf(page), page).toBeUndefined();
});
