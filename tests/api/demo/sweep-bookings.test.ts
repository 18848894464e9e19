import type { DemoClass } from '@institute/schema';
import { beforeEach, expect, test } from 'vitest';
import { bookDemo } from '../../../functions/src/demo/bookings/book.ts';
import { cancelBooking } from '../../../functions/src/demo/bookings/change-booking.ts';
import { tellCancelled } from '../../../functions/src/demo/cancel-class.ts';
import { sweepBookings } from '../../../functions/src/demo/sweep-bookings.ts';
import { deliver } from '../../../functions/src/mails/outbox/deliver.ts';
import { mails } from '../../../functions/src/mails/outbox/mail.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import {
  mailedKey,
  mailsAbout,
  newAddress,
  storeClass,
  storedIn,
} from '../../support/demo-bookings.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { untilReceived } from '../../support/inbox.ts';
import { sampleCourse } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { newToken } from '../../support/accounts.ts';

const { admin } = siteTest();

const hour = 60 * 60_000;

beforeEach(() => firestore().recursiveDelete(firestore().collection('demoBookings')));

async function book(slot: string, fields: Record<string, string> = {}) {
  const form = bookingForm(slot, fields);
  await bookDemo(form, { address: newAddress });
  return form;
}

type Form = Awaited<ReturnType<typeof book>>;

const startOf = async ({ id }: Form) =>
  Date.parse((await storedIn('demoBookings', id))?.['startsAt']);

const toldOf = async ({ id }: Form) => [...(await mailsAbout(id)).keys()].toSorted();

const stateOf = async ({ id }: Form) => (await storedIn('demoBookings', id))?.['state'];

// demo-8
test('each reminder is stored once, in its time, whatever is run again or late', async () => {
  const form = await book(await storeClass());
  const start = await startOf(form);
  await sweepBookings(new Date(start - 24 * hour - 1));
  expect(await toldOf(form)).toEqual(['booked']);
  for (const before of [24 * hour, 24 * hour, 10 * hour])
    await Promise.all([
      sweepBookings(new Date(start - before)),
      sweepBookings(new Date(start - before)),
    ]);
  expect(await toldOf(form)).toEqual(['booked', 'day']);
  for (const before of [2 * hour, 1, 0, -hour]) await sweepBookings(new Date(start - before));
  expect(await toldOf(form)).toEqual(['booked', 'day', 'hours']);
  const { hashes } = (await storedIn('demoBookings', form.id)) ?? {};
  expect(hashes).toHaveLength(3);
  // The mail server was down until the class began.
  await deliver(mails().doc(`demo-${form.id}-0-hours`), start);
  expect((await mailsAbout(form.id)).get('hours')).toMatchObject({
    state: 'failed',
    error: 'ELATE',
    attempts: 0,
  });
});

// demo-5, demo-6
test('the email arrives with its calendar file, and the outbox keeps its link no longer', async () => {
  const form = await book(await storeClass());
  const [mail] = (await mails().where('enquiry', '==', form.id).get()).docs;
  await deliver(mail!.ref);
  const received = await untilReceived(form.id);
  expect(received.to).toMatchObject([{ address: form.email }]);
  expect(received.text).toContain(`/demo/booking#${form.id}.`);
  expect(received.attachments?.map(({ filename }) => filename)).toEqual(['demo-class.ics']);
  const { subject } = mail!.get('message');
  expect((await mail!.ref.get()).data()).toMatchObject({ state: 'sent' });
  expect((await mail!.ref.get()).get('message')).toEqual({ subject });
});

// demo-8
test('a late booking gets the reminders that are still to come', async () => {
  const form = await book(await storeClass());
  const start = await startOf(form);
  const updatedAt = new Date(start - 3 * hour).toISOString();
  await firestore().collection('demoBookings').doc(form.id).update({ updatedAt });
  await sweepBookings(new Date(start - 2.5 * hour));
  expect(await toldOf(form)).toEqual(['booked']);
  await sweepBookings(new Date(start - hour));
  expect(await toldOf(form)).toEqual(['booked', 'hours']);
});

// demo-8
test('a cancel takes a reminder back that is not sent yet, and none follows', async () => {
  const form = await book(await storeClass());
  const start = await startOf(form);
  await sweepBookings(new Date(start - 23 * hour));
  expect(await toldOf(form)).toEqual(['booked', 'day']);
  await cancelBooking(await mailedKey(form));
  for (const before of [22 * hour, hour]) await sweepBookings(new Date(start - before));
  expect(await toldOf(form)).toEqual(['booked', 'cancelled']);
});

// demo-7
test('an offer that no one takes in 12 hours goes to the next, and then is free', async () => {
  const slot = await storeClass({ places: 1 });
  const has = await book(slot);
  const first = await book(slot, { wait: 'yes' });
  const second = await book(slot, { wait: 'yes' });
  await cancelBooking(await mailedKey(has));
  const states = async () => Promise.all([first, second].map(stateOf));
  expect(await states()).toEqual(['offered', 'waiting']);
  await sweepBookings(new Date(Date.now() + 11.9 * hour));
  expect(await states()).toEqual(['offered', 'waiting']);
  const later = new Date(Date.now() + 12 * hour);
  await Promise.all([sweepBookings(later), sweepBookings(later)]);
  expect(await states()).toEqual(['lapsed', 'offered']);
  await sweepBookings(new Date(Date.now() + 24.1 * hour));
  expect(await states()).toEqual(['lapsed', 'lapsed']);
  expect(await storedIn('demoSlots', slot)).toMatchObject({ taken: 0 });
});

// demo-9, demo-4
test('staff see the day, note who came, and the timeline has it', async () => {
  const slot = await storeClass({ room: 'Lab 2' }, 23);
  const form = await book(slot);
  const day = slot.slice(-10);
  const read = async () => {
    const reply = await admin('GET', `/api/demo/days/${day}`);
    return (reply.body.data as DemoClass[]).find(({ _id }) => _id === slot);
  };
  expect(await read()).toMatchObject({
    taken: 1,
    room: 'Lab 2',
    trainers: [],
    bookings: [
      {
        ...{ _id: form.id, state: 'booked', name: 'Karthik S', email: form.email },
        ...{ source: 'Demo class', moves: 0 },
        createdAt: (await storedIn('demoBookings', form.id))?.['createdAt'],
      },
    ],
  });
  const readClasses = async () => (await admin('GET', `/api/demo/days/${day}/classes`)).body.data;
  const counted = { _id: slot, taken: 1, title: '' };
  const data = await readClasses();
  expect(data).toContainEqual(expect.objectContaining({ ...counted, toNote: true }));
  expect(JSON.stringify(data)).not.toContain('Karthik');
  const path = `/api/demo/bookings/${form.id}/attendance`;
  for (const state of ['came', 'came', 'missed'])
    expect((await admin('PUT', path, { body: { state } })).status).toBe(200);
  expect((await read())?.bookings[0]?.state).toBe('missed');
  const noted = expect.objectContaining({ ...counted, toNote: false });
  expect(await readClasses()).toContainEqual(noted);
  const { docs } = await firestore().collection('timeline').where('enquiry', '==', form.id).get();
  const texts = docs.map((entry) => String(entry.get('text')));
  expect(texts).toContain('Came to the demo class');
  expect(texts).toHaveLength(3);
  expect((await admin('GET', `/api/demo/bookings/${form.id}/class`)).body.data).toEqual({
    text: expect.stringMatching(/, 6:30 – 7:30 pm \(India time\), Classroom, /),
    isOpen: false,
    slot: expect.any(String),
  });
  const token = await newToken({ admin: true, role: 'editor' });
  expect((await admin('GET', `/api/demo/days/${day}`, { token })).status).toBe(403);
  expect((await admin('GET', '/api/demo/days/someday')).status).toBe(404);
});

// demo-9
test('a class of a course names who teaches it', async () => {
  const idOf = async (path: string, body: object) =>
    ((await admin('POST', path, { body })).body.data as { _id: string })._id;
  const course = await idOf('/api/courses', sampleCourse());
  const trainer = { ...fullBodies.createTrainer(), name: 'Karthik', courses: [course] };
  await idOf('/api/trainers', trainer);
  const slot = await storeClass({ course }, 24);
  const { data } = (await admin('GET', `/api/demo/days/${slot.slice(-10)}`)).body;
  expect(data).toContainEqual(expect.objectContaining({ _id: slot, trainers: ['Karthik'] }));
});

// demo-9
test('a cancelled class tells everyone once, and takes no bookings any more', async () => {
  const slot = await storeClass({ places: 1 });
  const forms = [await book(slot), await book(slot, { wait: 'yes' })];
  const path = `/api/demo/classes/${slot}/cancellation`;
  for (let index = 0; index < 2; index += 1)
    expect((await admin('POST', path, { body: {} })).status).toBe(200);
  await tellCancelled(slot);
  expect(await Promise.all(forms.map(stateOf))).toEqual(['cancelled', 'cancelled']);
  expect(await Promise.all(forms.map(toldOf))).toEqual([
    ['booked', 'classCancelled'],
    ['classCancelled', 'waiting'],
  ]);
  expect(await storedIn('demoSlots', slot)).toMatchObject({ cancelled: true, telling: false });
  await expect(book(slot)).rejects.toThrow('can no longer be booked');
  expect(
    (await admin('POST', '/api/demo/classes/none-2099-01-05/cancellation', { body: {} })).status,
  ).toBe(404);
});

// demo-9
test('what was killed while it told of a cancelled class is made up for', async () => {
  const slot = await storeClass();
  const form = await book(slot);
  await firestore().collection('demoSlots').doc(slot).update({ cancelled: true, telling: true });
  await sweepBookings();
  expect(await toldOf(form)).toEqual(['booked', 'classCancelled']);
});

// demo-8
test('a booking that cannot be handled keeps no reminder of the others back', async () => {
  const form = await book(await storeClass());
  const start = await startOf(form);
  const { _id: _, ...broken } = (await storedIn('demoBookings', form.id)) ?? {};
  await firestore()
    .collection('demoBookings')
    .doc('0-broken')
    .set({ ...broken, slot: 'no-plan-2027-02-31' });
  await sweepBookings(new Date(start - 24 * hour));
  expect(await toldOf(form)).toEqual(['booked', 'day']);
});
