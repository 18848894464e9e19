import ICAL from 'ical.js';
import { dayAfter, localDay, weekdayOf } from '@institute/schema';
import { expect, test } from 'vitest';
import { bookDemo } from '../../../functions/src/demo/bookings/book.ts';
import {
  cancelBooking,
  moveBooking,
  takePlace,
} from '../../../functions/src/demo/bookings/change-booking.ts';
import { sweepBookings } from '../../../functions/src/demo/sweep-bookings.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import * as texts from '../../../functions/src/texts/en/errors.ts';
import {
  mailedKey,
  mailsAbout,
  newAddress,
  storeClass,
  storedIn,
  useForms,
} from '../../support/demo-bookings.ts';
import { siteUrl } from '../../support/ports.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { useSampleCourse } from '../../support/sample-course.ts';
import { sampleBatch } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();
const post = useForms();
useSampleCourse();

type Form = ReturnType<typeof bookingForm>;

/** Books, or waits for, a place. */
async function book(slot: string, fields: Record<string, string> = {}): Promise<Form> {
  const form = bookingForm(slot, fields);
  await bookDemo(form, { address: newAddress });
  return form;
}

const stateOf = async ({ id }: Form) => (await storedIn('demoBookings', id))?.['state'];

const takenIn = async (slot: string) => (await storedIn('demoSlots', slot))?.['taken'];

const changeBooking = ({ id }: Form, fields: object) =>
  firestore().collection('demoBookings').doc(id).update(fields);

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const eventIn = (calendar: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent')!);

// demo-5, demo-6
test('a booking is moved: the places, the email, and the same event in the calendar', async () => {
  const [from, to] = [await storeClass(), await storeClass({ from: '09:00', to: '10:00' }, 9)];
  const form = await book(from);
  const first = eventIn((await post('calendar', await mailedKey(form))).html);
  const moved = await post('move', { ...(await mailedKey(form)), to });
  expect(moved).toMatchObject({ status: 200, html: expect.stringContaining('9:00 – 10:00 am') });
  for (const words of ['Your booking has been moved', 'Your class', 'A notebook'])
    expect(moved.html).toContain(words);
  await moveBooking(await mailedKey(form), to);
  expect([await takenIn(from), await takenIn(to)]).toEqual([0, 1]);
  const calendar = (await mailsAbout(form.id)).get('moved')?.['calendar'];
  const second = eventIn(String(calendar));
  expect(second.uid).toBe(first.uid);
  expect([first.sequence, second.sequence]).toEqual([0, 1]);
  expect(second.startDate.toString()).toBe(`${to.slice(-10)}T09:00:00`);
  expect(calendar).toContain('DTSTART;TZID=Asia/Kolkata');
});

// demo-9
test('the staff move a booking: the places, the email, and the timeline that tells who', async () => {
  const [from, to] = [await storeClass(), await storeClass({ from: '09:00', to: '10:00' }, 9)];
  const full = await storeClass({ places: 1 }, 10);
  await book(full, { email: 'first@example.com', phone: '98765 00001' });
  const form = await book(from);
  await changeBooking(form, { moves: 3 });
  const move = (target: string) =>
    admin('PUT', `/api/demo/bookings/${form.id}`, { body: { slot: target } });
  expect((await move(full)).status).toBe(409);
  expect((await move(to)).status).toBe(200);
  expect((await move(to)).status).toBe(200);
  expect([await takenIn(from), await takenIn(to)]).toEqual([0, 1]);
  expect((await mailsAbout(form.id)).has('moved')).toBe(true);
  const told = await firestore().collection('timeline').where('enquiry', '==', form.id).get();
  const entry = told.docs.find((each) =>
    String(each.get('text')).startsWith('Moved to a demo class'),
  );
  expect(entry?.get('by')).not.toBe('');
});

// demo-9
test('the classes of today and the coming weeks are listed with how many booked', async () => {
  const slot = await storeClass({ places: 7 });
  await book(slot);
  const { body } = await admin('GET', '/api/demo/classes');
  const { data } = body as { data: { _id: string; day: string; places: number; taken: number }[] };
  expect(data.find(({ _id }) => _id === slot)).toMatchObject({ places: 7, taken: 1 });
  expect(data.map(({ day }) => day)).toEqual(data.map(({ day }) => day).toSorted());
  await admin('POST', `/api/demo/classes/${slot}/cancellation`, { body: {} });
  expect(JSON.stringify((await admin('GET', '/api/demo/classes')).body)).not.toContain(slot);
});

// demo-5
test('a booking offers the classes to move to by course', async () => {
  const course = await storeClass({ course: sampleBatch.course });
  const any = await storeClass();
  const form = await book(await storeClass());
  const { html } = await post('open', await mailedKey(form));
  const optionOf = (slot: string) =>
    html.match(new RegExp(`<option value="${slot}">([^<]*)</option>`))?.[1];
  expect(optionOf(course)).toContain(', Kolam Programming, ');
  expect(optionOf(any)).toContain(', Any course, ');
});

// demo-10
test('deleting an enquiry gives up its place, or its place on the waiting list', async () => {
  const slot = await storeClass({ places: 1 });
  const first = await book(slot);
  const second = await book(slot, { wait: 'yes' });
  const third = await book(slot, { wait: 'yes' });
  for (const [gone, rest] of [
    [second, ['booked', 'cancelled', 'waiting']],
    [first, ['cancelled', 'cancelled', 'offered']],
  ] as const) {
    expect((await admin('DELETE', `/api/enquiries/${gone.id}`)).status).toBe(200);
    expect(await Promise.all([first, second, third].map(stateOf))).toEqual(rest);
    expect(await takenIn(slot)).toBe(1);
    expect((await mailsAbout(gone.id)).has('cancelled')).toBe(false);
  }
});

// demo-10
test('deleting an enquiry leaves its booking of a class that has begun', async () => {
  const slot = await storeClass();
  const form = await book(slot);
  await changeBooking(form, { startsAt: soon(-1) });
  expect((await admin('DELETE', `/api/enquiries/${form.id}`)).status).toBe(200);
  expect([await stateOf(form), await takenIn(slot)]).toEqual(['booked', 1]);
});

// demo-6
test('a booking is not moved to a class that is full, over or unknown', async () => {
  const full = await storeClass({ places: 1 });
  await book(full);
  const form = await book(await storeClass());
  const key = await mailedKey(form);
  for (const [to, refused] of [
    [full, texts.otherFull],
    [await storeClass({}, -1), texts.otherClosed],
    ['nothing-2099-01-05', 'not found'],
  ] as const)
    await expect(moveBooking(key, to)).rejects.toThrow(refused);
  expect(await stateOf(form)).toBe('booked');
});

// demo-5, demo-6
test('a booking is cancelled once, and its place is free', async () => {
  const slot = await storeClass();
  const form = await book(slot);
  const key = await mailedKey(form);
  const { html } = await post('cancel', { ...key });
  expect(html).toContain('Your booking has been cancelled');
  expect(html).not.toMatch(/Your class|Bring/);
  expect(await cancelBooking(key)).toMatchObject({ state: 'cancelled', sequence: 1 });
  expect(await takenIn(slot)).toBe(0);
  expect(await stateOf(form)).toBe('cancelled');
  expect((await storedIn('enquiries', form.id))?.['status']).toBe('contacted');
  const mail = (await mailsAbout(form.id)).get('cancelled');
  expect(mail?.['calendar']).toMatch(/STATUS:CANCELLED/);
  const { docs } = await firestore().collection('timeline').where('enquiry', '==', form.id).get();
  expect(docs).toHaveLength(3);
});

// demo-6
test('an hour before, a booking can no longer be moved or cancelled', async () => {
  const slot = await storeClass();
  const form = await book(slot);
  await changeBooking(form, { startsAt: soon(59) });
  const key = await mailedKey(form);
  await expect(cancelBooking(key)).rejects.toThrow(texts.cannotCancel);
  await expect(moveBooking(key, await storeClass())).rejects.toThrow(texts.cannotMove);
  const shown = await post('open', { ...key });
  expect(shown.html).toContain('You have a place');
  expect(shown.html).not.toContain('Cancel my booking');
  await changeBooking(form, { startsAt: soon(61) });
  expect(await cancelBooking(key)).toMatchObject({ state: 'cancelled' });
});

// demo-7
test('a place that comes free is kept 12 hours for the first of the waiting list, and then taken', async () => {
  const slot = await storeClass({ places: 1 });
  const has = await book(slot);
  const first = await book(slot, { wait: 'yes' });
  const second = await book(slot, { wait: 'yes' });
  await cancelBooking(await mailedKey(has));
  expect(await Promise.all([first, second].map(stateOf))).toEqual(['offered', 'waiting']);
  await expect(book(slot)).rejects.toThrow(texts.classFull);
  const key = await mailedKey(first, 'offered');
  expect(key).not.toEqual(await mailedKey(first));
  const { offeredUntil } = (await storedIn('demoBookings', first.id)) ?? {};
  const kept = Date.parse(offeredUntil) - Date.now();
  expect(kept).toBeGreaterThan(11.9 * 60 * 60_000);
  expect(kept).toBeLessThanOrEqual(12 * 60 * 60_000);
  await changeBooking(first, { offeredUntil: soon(-1) });
  expect((await post('take', { ...key })).status).toBe(409);
  await changeBooking(first, { offeredUntil });
  expect((await post('take', { ...key })).html).toContain('You have a place');
  await takePlace(key);
  expect(await takenIn(slot)).toBe(1);
  await expect(takePlace(await mailedKey(second))).rejects.toThrow(texts.notHeld);
});

/** Replaces the plan of a class. */
async function replan(slot: string, fields: object): Promise<void> {
  const plan = slot.slice(0, -11);
  const body = { ...(await storedIn('demoPlans', plan)), ...fields };
  expect((await admin('PUT', `/api/demo/plans/${plan}`, { body })).status).toBe(200);
}

// demo-15
test('a booked class that its plan takes off the site is not booked any more', async () => {
  const day = dayAfter(localDay(new Date()), 7);
  const slot = await storeClass({ held: weekdayOf(day) });
  const form = await book(slot);
  await replan(slot, { daysOff: [day] });
  expect((await post('book', bookingForm(slot))).status).toBe(409);
  expect((await fetch(`${siteUrl('test')}/demo/${slot}`)).status).toBe(404);
  const key = await mailedKey(await book(await storeClass()));
  await expect(moveBooking(key, slot)).rejects.toThrow(texts.otherClosed);
  await replan(slot, { daysOff: [], firstDay: '2099-01-05' });
  await expect(book(slot)).rejects.toThrow(texts.classClosed);
  expect([await stateOf(form), await takenIn(slot)]).toEqual(['booked', 1]);
});

// demo-15
test('more places are offered to the waiting list before anybody else books one', async () => {
  const slot = await storeClass({ places: 1 });
  await book(slot);
  const waits = [await book(slot, { wait: 'yes' }), await book(slot, { wait: 'yes' })];
  await replan(slot, { places: 2 });
  await expect(book(slot)).rejects.toThrow(texts.classFull);
  for (let index = 0; index < 2; index += 1) await sweepBookings();
  expect(await Promise.all(waits.map(stateOf))).toEqual(['offered', 'waiting']);
  expect(await storedIn('demoSlots', slot)).toMatchObject({ places: 2, taken: 2, raising: false });
  await replan(slot, { places: 5 });
  await sweepBookings();
  expect(await Promise.all(waits.map(stateOf))).toEqual(['offered', 'offered']);
  expect(await storedIn('demoSlots', slot)).toMatchObject({ places: 5, taken: 3 });
  await book(slot);
  await replan(slot, { places: 1 });
  await sweepBookings();
  expect(await storedIn('demoSlots', slot)).toMatchObject({ places: 5, taken: 4 });
});

// demo-7
test('the email of an offer says until when the place is kept', async () => {
  const slot = await storeClass({ places: 1 });
  const [has, waits] = [await book(slot), await book(slot, { wait: 'yes' })];
  const inIndia = new Date(Date.now() + 3 * 60 * 60_000 + 5.5 * 60 * 60_000).toISOString();
  const [day = '', from = ''] = [inIndia.slice(0, 10), inIndia.slice(11, 16)];
  await firestore().collection('demoSlots').doc(slot).update({ day, from });
  await cancelBooking(await mailedKey(has));
  const until = (await storedIn('demoBookings', waits.id))?.['offeredUntil'];
  expect(until).toBe(new Date(`${day}T${from}:00+05:30`).toISOString());
  const text = String((await mailsAbout(waits.id)).get('offered')?.['message'].text);
  const clock = new Date(until).toLocaleTimeString('en-IN', {
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  expect(text).toMatch(new RegExp(`Held for you until: .+, ${clock} \\(India time\\)`));
  expect(text).not.toContain('12 hours');
});

// demo-4, people-1
test('an erasure takes the booking along and frees its place, an export shows it', async () => {
  const slot = await storeClass();
  const form = await book(slot);
  const { email } = form;
  const exported = await admin('POST', '/api/people/export', { body: { email } });
  const [{ booking, messages }] = (exported.body.data as { enquiries: [Record<string, unknown>] })
    .enquiries;
  expect(booking).toMatchObject({ slot });
  expect(messages).toHaveLength(1);
  expect((await admin('POST', '/api/people/erase', { body: { email } })).status).toBe(200);
  expect(await storedIn('demoBookings', form.id)).toBeUndefined();
  expect((await mailsAbout(form.id)).size).toBe(0);
  expect(await takenIn(slot)).toBe(0);
});
