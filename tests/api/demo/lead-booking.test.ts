import { localDay } from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { mailsAbout, storeClass, storedIn } from '../../support/demo-bookings.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin, visit } = siteTest();

const book = (id: string, slot: string) =>
  admin('PUT', `/api/demo/bookings/${id}`, { body: { slot } });

const cancel = (id: string) => admin('POST', `/api/demo/bookings/${id}/cancellation`, { body: {} });

const takenIn = async (slot: string) => (await storedIn('demoSlots', slot))?.['taken'];

const statusOf = async (id: string) => (await storedIn('enquiries', id))?.['status'];

const newEmail = () => `${crypto.randomUUID()}@example.com`;

const newPhone = () => `+9198${String(Math.random()).slice(2, 10)}`;

const storeLead = () => storeEnquiry({ email: newEmail(), phone: newPhone() });

const entriesOf = async (enquiry: string) => {
  const { docs } = await firestore().collection('timeline').where('enquiry', '==', enquiry).get();
  return docs.map((entry) => String(entry.get('text')).replace(/:.*/, '')).toSorted();
};

// demo-21
test('a lead is booked, moved and cancelled: places, status, timeline and emails follow', async () => {
  const [first, second] = [await storeClass(), await storeClass({}, 9)];
  const id = await storeLead();
  expect((await book(id, first)).status).toBe(200);
  expect((await book(id, first)).status).toBe(200);
  expect([await takenIn(first), await statusOf(id)]).toEqual([1, 'demo booked']);
  expect((await mailsAbout(id)).get('booked')).toBeDefined();
  const told = await admin('GET', `/api/demo/bookings/${id}/class`);
  expect(told.body.data).toMatchObject({
    isOpen: true,
    slot: first,
    text: expect.stringContaining('Adyar'),
  });

  expect((await book(id, second)).status).toBe(200);
  expect([await takenIn(first), await takenIn(second)]).toEqual([0, 1]);
  expect((await mailsAbout(id)).get('moved')).toBeDefined();

  expect((await cancel(id)).status).toBe(200);
  expect((await cancel(id)).status).toBe(200);
  expect([await takenIn(second), await statusOf(id)]).toEqual([0, 'contacted']);
  expect((await mailsAbout(id)).get('cancelled')).toBeDefined();
  expect(await entriesOf(id)).toEqual([
    'Booked a demo class',
    'Cancelled a demo class',
    'Moved to a demo class',
    'contacted → demo booked',
    'demo booked → contacted',
  ]);

  expect((await book(id, second)).status).toBe(200);
  expect([await takenIn(second), await statusOf(id)]).toEqual([1, 'demo booked']);
});

// demo-21
test('people without an email are booked and not emailed, also two in one class', async () => {
  const slot = await storeClass();
  const ids = [await storeLead(), await storeLead()];
  for (const id of ids) {
    await firestore().collection('enquiries').doc(id).update({ email: '' });
    expect((await book(id, slot)).status).toBe(200);
    expect((await mailsAbout(id)).size).toBe(0);
  }
  expect(await takenIn(slot)).toBe(2);
});

// demo-12
test('a class knows who booked it by their phone and email as corrected, and no longer by others', async () => {
  const slot = await storeClass();
  const [wrong, right] = [newEmail(), newEmail()];
  const [wrongPhone, rightPhone] = [newPhone(), newPhone()];
  const id = await storeEnquiry({ email: wrong, phone: wrongPhone });
  expect((await book(id, slot)).status).toBe(200);
  for (const [theirs, correction] of [
    [{ phone: wrongPhone, email: newEmail() }, { phone: rightPhone }],
    [{ phone: newPhone(), email: wrong }, { email: right }],
  ] as const) {
    const owner = await storeEnquiry(theirs);
    expect((await book(owner, slot)).status).toBe(409);
    const { updatedAt } = (await storedIn('enquiries', id)) ?? {};
    const body = { ...correction, updatedAt };
    expect((await admin('PATCH', `/api/enquiries/${id}`, { body })).status).toBe(200);
    expect((await book(owner, slot)).status).toBe(200);
  }
  expect((await book(await storeEnquiry({ email: right, phone: newPhone() }), slot)).status).toBe(
    409,
  );
  const last = await storeEnquiry({ email: newEmail(), phone: rightPhone });
  expect((await book(last, slot)).status).toBe(409);
});

// demo-9
test('someone who walks in has a place of a class of the day, full or begun, and gets no email', async () => {
  const today = await storeClass({ from: '00:00', to: '00:30', places: 1 }, 0);
  const walkIn = (id: string, slot: string) =>
    admin('PUT', `/api/demo/bookings/${id}`, { body: { slot, walkedIn: true } });
  for (const id of [await storeLead(), await storeLead()]) {
    expect((await walkIn(id, today)).status).toBe(200);
    expect((await walkIn(id, today)).status).toBe(200);
    expect(await storedIn('demoBookings', id)).toMatchObject({ state: 'came' });
    expect((await mailsAbout(id)).size).toBe(0);
    expect(await entriesOf(id)).toContain('Walked in to a demo class');
  }
  expect(await takenIn(today)).toBe(2);
  expect((await walkIn(await storeLead(), await storeClass({}, 2))).status).toBe(409);
});

// demo-9
test('who walks in gets an enquiry with the class; who booked it already gets none', async () => {
  const today = await storeClass({ from: '00:00', to: '00:30', places: 1 }, 0);
  const walkIn = (slot: string, body: object) =>
    admin('POST', `/api/demo/classes/${slot}/walk-ins`, { body: { name: 'Arun', ...body } });
  const [id, phone] = [crypto.randomUUID(), newPhone()];
  expect((await walkIn(today, { id, phone })).status).toBe(200);
  expect((await walkIn(today, { id, phone })).status).toBe(200);
  expect(await storedIn('demoBookings', id)).toMatchObject({ slot: today, state: 'came' });
  expect(await storedIn('enquiries', id)).toMatchObject({
    ...{ name: 'Arun', phone, source: 'Walk-in', status: 'demo booked' },
  });
  expect(
    (await walkIn(today, { id: crypto.randomUUID(), phone: '' })).body['fields'],
  ).toHaveProperty('phone');

  await firestore().collection('demoBookings').doc(id).update({ state: 'booked' });
  const other = crypto.randomUUID();
  expect((await walkIn(today, { id: other, phone })).status).toBe(409);
  expect((await walkIn(await storeClass({}, 2), { id: other, phone: newPhone() })).status).toBe(
    409,
  );
  expect(await storedIn('enquiries', other)).toBeUndefined();
});

// reports-1
test('who came to a demo class still has once they book another one', async () => {
  const [today, next] = [await storeClass({ from: '00:00', to: '00:30' }, 0), await storeClass()];
  const id = await storeLead();
  const body = { slot: today, walkedIn: true };
  expect((await admin('PUT', `/api/demo/bookings/${id}`, { body })).status).toBe(200);
  expect((await book(id, next)).status).toBe(200);
  const day = localDay(new Date());
  const path = `/api/reports/leads?from=${day}&to=${day}&step=came`;
  const { leads } = (await admin('GET', path)).body.data as { leads: { _id: string }[] };
  expect(leads.map(({ _id }) => _id)).toContain(id);
});

// demo-21
test('the lead is contacted again, too, where the class is cancelled', async () => {
  const slot = await storeClass();
  const id = await storeLead();
  expect((await book(id, slot)).status).toBe(200);
  const { status } = await admin('POST', `/api/demo/classes/${slot}/cancellation`, { body: {} });
  expect([status, await statusOf(id)]).toEqual([200, 'contacted']);
  expect(await entriesOf(id)).toContain('demo booked → contacted');
});

// demo-21
test('a full class, the same person twice, and a class that is over are refused', async () => {
  const slot = await storeClass({ places: 1 });
  const phone = newPhone();
  const id = await storeEnquiry({ email: newEmail(), phone });
  const other = await storeEnquiry({ email: newEmail(), phone });
  expect((await book(id, slot)).status).toBe(200);
  const full = await book(await storeLead(), slot);
  expect(full.status).toBe(409);
  expect(full.body['fields']).toHaveProperty('slot');
  const roomy = await storeClass({ places: 5 });
  expect((await book(id, roomy)).status).toBe(200);
  expect((await book(other, roomy)).status).toBe(409);
  expect((await book(id, await storeClass({}, -1))).status).toBe(409);
  expect((await book('missing', slot)).status).toBe(404);

  // Of a class that has begun nothing is cancelled, and whoever has missed it, as noted, books another one.
  const held = {
    slot: await storeClass({}, -1),
    startsAt: new Date(Date.now() - 60_000).toISOString(),
  };
  await firestore().collection('demoBookings').doc(id).update(held);
  expect((await cancel(id)).status).toBe(409);
  expect((await admin('GET', `/api/demo/bookings/${id}/class`)).body.data).toMatchObject({
    isOpen: false,
  });
  const next = await storeClass();
  const tooSoon = await book(id, next);
  expect([tooSoon.status, tooSoon.body['fields']]).toEqual([
    409,
    { slot: expect.stringMatching(/ has begun\. Note in Bookings whether they came\.$/) },
  ]);
  const missed = { body: { state: 'missed' } };
  expect((await admin('PUT', `/api/demo/bookings/${id}/attendance`, missed)).status).toBe(200);
  expect((await book(id, next)).status).toBe(200);
  expect(await storedIn('mail', `demo-${id}-2-booked`)).toBeDefined();
  expect((await cancel('missing')).status).toBe(404);
  const body = { slot };
  expect((await visit('PUT', `/api/demo/bookings/${id}`, { body })).status).toBe(401);
});
