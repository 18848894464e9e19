import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBooking } from '../../../functions/src/demo/bookings/change-booking.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { countAttempt } from '../../../functions/src/platform/caller/count-attempt.ts';
import {
  bookPlace,
  mailedKey,
  mailsAbout,
  newAddress,
  storeClass,
  storedIn,
  useForms,
} from '../../support/demo-bookings.ts';
import { isDeep } from '../../support/level.ts';
import { noteAttempts } from '../../support/note-attempts.ts';
import { siteUrl } from '../../support/ports.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();
const post = useForms();

/** How a key is refused that opens nothing. */
const unknown = { code: 'not-found' };

const acts = ['open', 'cancel', 'take', 'calendar', 'move'] as const;

// demo-6
test('an address cannot try link after link', async () => {
  const address = newAddress();
  await noteAttempts(address, 28);
  for (const status of [404, 404, 429]) {
    const key = { id: 'nobody', secret: 'A'.repeat(22) };
    expect((await post('open', key, address)).status).toBe(status);
  }
});

// demo-6
test('a network of 48 bits cannot try link after link, each from an address of its own', async () => {
  const network = `2001:db8:${randomInt(2 ** 16).toString(16)}`;
  await noteAttempts(`${network}:0::1`, 118);
  for (const index of [1, 2]) await countAttempt(`${network}:${index}::1`);
  const refused = countAttempt(`${network}:3::1`);
  await expect(refused).rejects.toMatchObject({ code: 'too-many' });
});

// demo-6
test('no wrong, short, foreign or missing secret opens a booking, and each is told the same', async () => {
  const slot = await storeClass();
  const [form, other] = [bookingForm(slot), bookingForm(slot)];
  await bookPlace(form);
  await bookPlace(other);
  const { id, secret } = await mailedKey(form);
  const last = secret.endsWith('A') ? 'Q' : 'A';
  const wrong = [
    { id, secret: (await mailedKey(other)).secret },
    { id, secret: secret.slice(0, -1) + last },
    { id, secret: secret.toLowerCase() === secret ? secret.toUpperCase() : secret.toLowerCase() },
    { id: 'nobody', secret },
    { id: `../enquiries/${id}`, secret },
    { id, secret: '' },
    { id, secret: secret.slice(1) },
    { id },
    { secret },
  ];
  const answers = new Set<string>();
  for (const [index, key] of wrong.entries())
    // At the first level one of the keys at every act, and each of the others at one.
    for (const act of index === 0 || isDeep ? acts : [acts[index % acts.length]!]) {
      const { status, html } = await post(act, { ...key, to: slot } as Record<string, string>);
      expect([400, 404]).toContain(status);
      expect(html).not.toContain('Karthik');
      expect(html).not.toContain(secret);
      if (status === 404) answers.add(html);
    }
  expect(answers.size).toBe(1);
  expect(await storedIn('demoBookings', id)).toMatchObject({ state: 'booked', sequence: 0 });
});

// demo-6
test('a secret in a query opens nothing, and the page of the link knows none', async () => {
  const form = bookingForm(await storeClass());
  await bookPlace(form);
  const query = new URLSearchParams({ ...(await mailedKey(form)) });
  const response = await fetch(`${post.address('cancel')}?${query}`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': newAddress() },
    body: new URLSearchParams({ act: 'cancel' }),
  });
  expect(response.status).toBe(400);
  const page = await fetch(`${siteUrl('test')}/demo/booking`);
  expect(page.headers.get('referrer-policy')).toBe('strict-origin');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
});

// demo-6
test('a corrected email address ends the links that the other one got, and so does undoing that', async () => {
  const [form, other] = [bookingForm(await storeClass()), bookingForm('')];
  await bookPlace(form);
  const path = `/api/enquiries/${form.id}`;
  const first = await mailedKey(form);
  await openBooking(first);
  const change = async (fields: object) => {
    const { updatedAt } = (await storedIn('enquiries', form.id)) ?? {};
    return admin('PATCH', path, { body: { ...fields, updatedAt } });
  };
  expect((await change({ status: 'contacted' })).status).toBe(200);
  await openBooking(first);

  expect((await change({ email: other.email })).status).toBe(200);
  await expect(openBooking(first)).rejects.toMatchObject(unknown);
  expect(await storedIn('demoBookings', form.id)).toMatchObject({ confirmed: false });
  const mails = await firestore().collection('mail').where('enquiry', '==', form.id).get();
  expect(mails.docs.map((mail) => mail.get('to'))).toEqual([[other.email]]);
  expect((await post('open', await mailedKey(form))).status).toBe(200);
  await admin('PUT', `/api/demo/bookings/${form.id}`, { body: { slot: await storeClass({}, 9) } });
  const second = await mailedKey(form, 'moved');
  await openBooking(second);

  const versions = firestore()
    .collection('versions')
    .where('document', '==', `enquiries/${form.id}`);
  const earlier = (await versions.get()).docs.find(
    (found) => found.get('data.email') === form.email,
  );
  const { updatedAt } = (await storedIn('enquiries', form.id)) ?? {};
  const restored = await admin('POST', `/api/versions/${earlier?.id}/restore`, {
    body: { updatedAt },
  });
  expect(restored.status).toBe(200);
  expect((await post('open', second)).status).toBe(404);
});

// demo-6, demo-21
test('an enquiry that is deleted and restored comes back without the links of its booking', async () => {
  const form = bookingForm(await storeClass());
  await bookPlace(form);
  const key = await mailedKey(form);
  expect((await admin('DELETE', `/api/enquiries/${form.id}`)).status).toBe(200);
  const { docs } = await firestore()
    .collection('versions')
    .where('document', '==', `enquiries/${form.id}`)
    .get();
  const restored = await admin('POST', `/api/versions/${docs[0]?.id}/restore`, { body: {} });
  expect(restored.status).toBe(200);
  await expect(openBooking(key)).rejects.toMatchObject(unknown);
  expect((await mailsAbout(form.id)).get('booked')).toBeUndefined();
  // Nobody was told that the place is gone: somebody has to call.
  expect((await storedIn('enquiries', form.id))?.['status']).toBe('contacted');
});
