import { expect, test } from 'vitest';
import { cancelBooking, moveBooking } from '../../../functions/src/demo/bookings/change-booking.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import {
  bookPlace,
  mailedKey,
  newAddress,
  storeClass,
  storedIn,
  useForms,
} from '../../support/demo-bookings.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

const post = useForms();

const takenIn = async (slot: string) => (await storedIn('demoSlots', slot))?.['taken'];

// demo-12
test('the form of a booking that was cancelled comes back, and books again when it is sent once more', async () => {
  const slot = await storeClass();
  const form = bookingForm(slot);
  await bookPlace(form);
  await cancelBooking(await mailedKey(form));
  expect((await storedIn('demoBookings', form.id))?.['state']).toBe('cancelled');

  const { status, html } = await post('book', form);
  expect([status, await takenIn(slot)]).toEqual([409, 0]);
  expect(html).toContain('Your booking was cancelled or moved.');
  expect(html).toContain(form.email);
  const [, id = ''] = /name="id" value="([\w-]{36})"/.exec(html) ?? [];
  expect(id).not.toBe(form.id);
  const again = await post('book', { ...form, id });
  expect(again.html).toContain('Your demo class is booked');
  expect([await takenIn(slot), (await storedIn('demoBookings', id))?.['state']]).toEqual([
    1,
    'booked',
  ]);
});

// demo-12
test('the form of a booking that was moved does not say that its class is booked', async () => {
  const [from, to] = [await storeClass(), await storeClass({}, 9)];
  const form = bookingForm(from);
  await bookPlace(form);
  await moveBooking(await mailedKey(form), to);
  expect((await storedIn('demoBookings', form.id))?.['slot']).toBe(to);
  expect((await post('book', form)).status).toBe(409);
  expect([await takenIn(from), await takenIn(to)]).toEqual([0, 1]);
});

// demo-12, people-2
test('the form of a booking that was erased brings nobody back when it is sent once more', async () => {
  const slot = await storeClass();
  const form = bookingForm(slot);
  await bookPlace(form);
  await admin('POST', '/api/people/erase', { body: { email: form.email } });
  expect((await post('book', form)).status).toBe(409);
  expect([await takenIn(slot), await storedIn('enquiries', form.id)]).toEqual([0, undefined]);
});

// demo-3
test('the form of a booking that has been offered a place is answered as before', async () => {
  const slot = await storeClass();
  const form = bookingForm(slot);
  await bookPlace(form);
  await firestore().collection('demoBookings').doc(form.id).update({ state: 'offered' });
  expect((await post('book', form)).status).toBe(200);
});

// demo-12, people-2
test('sent again from the network that booked, too, a form whose booking has ended is not answered "booked"', async () => {
  const [slot, other] = [await storeClass(), await storeClass({}, 9)];
  const from = newAddress();
  const forms = [bookingForm(slot), bookingForm(slot), bookingForm(slot)] as const;
  for (const form of forms) expect((await post('book', form, from)).status).toBe(200);
  const [cancelled, moved, erased] = forms;
  await cancelBooking(await mailedKey(cancelled));
  await moveBooking(await mailedKey(moved), other);
  await admin('POST', '/api/people/erase', { body: { email: erased.email } });
  const again = [];
  for (const form of forms) again.push((await post('book', form, from)).status);
  expect(again).toEqual([409, 409, 409]);
  expect([await takenIn(slot), await takenIn(other)]).toEqual([0, 1]);
});
