/** What somebody can take from others by booking with ever other phones and addresses. */
import { randomInt } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { bookDemo } from '../../../functions/src/demo/bookings/book.ts';
import { cancelBooking, openBooking } from '../../../functions/src/demo/bookings/change-booking.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import {
  mailedKey,
  newAddress,
  storeClass,
  storedIn,
  useForms,
} from '../../support/demo-bookings.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();
const post = useForms();

beforeAll(async () => {
  await firestore().doc('content/contactInfo').delete();
  await admin('PUT', '/api/contact-info', { body: fullBodies.saveContactInfo() });
});

const takenIn = async (slot: string) => (await storedIn('demoSlots', slot))?.['taken'];

/** Books a place from each of these addresses. */
async function bookFrom(addresses: readonly string[], slot: string) {
  const forms = addresses.map(() => bookingForm(slot));
  for (const [index, form] of forms.entries())
    await bookDemo(form, { address: () => addresses[index]! });
  return forms;
}

// demo-16
test.each([
  ['address', () => Array<string>(4).fill(newAddress())],
  [
    'network of 48 bits',
    () => {
      const network = `2001:db8:${randomInt(2 ** 16).toString(16)}`;
      return [1, 2, 3, 4].map((index) => `${network}:${index}::1`);
    },
  ],
])('three bookings of a class that nobody confirmed come from one %s', async (_, addressesOf) => {
  const slot = await storeClass();
  const addresses = addressesOf();
  const forms = await bookFrom(addresses.slice(0, 3), slot);
  const refused = bookingForm(slot, { name: 'Meena R' });
  const { status, html } = await post('book', refused, addresses[3]);
  expect([status, await takenIn(slot)]).toEqual([429, 3]);
  expect(html).toContain('This class was booked 3 times from your internet connection');
  expect(html).toContain('href="tel:');
  expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>the contact form<\/a>/);
  for (const value of [refused.name, refused.phone, refused.email, refused.id])
    expect(html).toContain(`value="${value}"`);
  await openBooking(await mailedKey(forms[0]!));
  expect((await post('book', refused, addresses[3])).status).toBe(200);
  expect(await takenIn(slot)).toBe(4);
});

// demo-16
test('a place that is given up is another’s, a second booking counts, and other classes are free', async () => {
  const slot = await storeClass();
  const addresses = Array<string>(3).fill(newAddress());
  const forms = await bookFrom(addresses.slice(1), slot);
  await post('book', bookingForm(slot, { phone: forms[0]!.phone }), addresses[0]);
  const form = bookingForm(slot);
  expect((await post('book', form, addresses[0])).status).toBe(429);
  await cancelBooking(await mailedKey(forms[1]!));
  expect((await post('book', form, addresses[0])).status).toBe(200);
  expect((await post('book', bookingForm(await storeClass()), addresses[0])).status).toBe(200);
});

// demo-16
test('what is kept of the network is a keyed hash, for ten minutes', async () => {
  const address = newAddress();
  const forms = await bookFrom([address], await storeClass());
  const { docs } = await firestore().collection('enquiryLimits').get();
  const kept = docs.find((each) => JSON.stringify(each.data()).includes(forms[0]!.id));
  expect(kept?.id).toMatch(/^class-[\w-]{43}$/);
  expect(JSON.stringify(docs.map((each) => [each.id, each.data()]))).not.toContain(address);
  const left = kept!.get('expiresAt').toMillis() - Date.now();
  expect(left).toBeGreaterThan(9 * 60_000);
  expect(left).toBeLessThanOrEqual(10 * 60_000);
});
