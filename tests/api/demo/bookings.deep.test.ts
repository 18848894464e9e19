import { expect, test, vi } from 'vitest';
import { bookDemo, FullError } from '../../../functions/src/demo/bookings/book.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import {
  bookPlace,
  mailedKey,
  mailsAbout,
  newAddress,
  storeClass,
  storedIn,
  useForms,
} from '../../support/demo-bookings.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { startInstance } from '../../support/instance.ts';
import { instances, isDeep } from '../../support/level.ts';
import { noteAttempts } from '../../support/note-attempts.ts';
import { siteTest } from '../../support/site-test.ts';
import { stepTimeout } from '../../support/patience.ts';

siteTest();

const post = useForms();

// demo-3, demo-4
test('a booking is stored with its enquiry, the email and the timeline', async () => {
  const slot = await storeClass();
  const form = bookingForm(slot, { phone: '98765 43210' });
  const { status, html, headers, posted } = await post('book', form);
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/demo/booked']);
  expect(status).toBe(200);
  expect(html).toContain('Your demo class is booked');
  expect(html).toContain(form.email);
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(await storedIn('enquiries', form.id)).toMatchObject({
    name: form.name,
    phone: '+919876543210',
    source: 'Demo class',
    status: 'demo booked',
    consent: { noticeVersion: form.consent },
  });
  const booking = await storedIn('demoBookings', form.id);
  expect(booking).toMatchObject({ slot, state: 'booked', sequence: 0 });
  const { secret } = await mailedKey(form);
  expect(JSON.stringify(booking)).not.toContain(secret);
  expect(html).not.toContain(secret);
  expect(await storedIn('demoSlots', slot)).toMatchObject({ taken: 1 });
  const mail = (await mailsAbout(form.id)).get('booked');
  expect(mail).toMatchObject({ to: [form.email], kind: 'booking', state: 'waiting' });
  expect(mail?.['message'].text).toContain(`/demo/booking#${form.id}.`);
  expect(mail?.['calendar']).toContain('BEGIN:VEVENT');
  const { docs } = await firestore().collection('timeline').where('enquiry', '==', form.id).get();
  expect(docs.map((entry) => entry.get('text'))).toEqual([
    expect.stringMatching(/^Booked a demo class: .*6:30 – 7:30 pm/),
  ]);
});

// demo-22
test('a form that says itself which class is booked posts to the list, without an id', async () => {
  const slot = await storeClass();
  const form = bookingForm(slot, { id: '' });
  const { html, posted } = await post('choose', form);
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/demo/booked']);
  expect(html).toContain('Your demo class is booked');
  expect(await storedIn('demoSlots', slot)).toMatchObject({ taken: 1 });
  const again = await post('choose', form);
  expect(again.html).toContain('Your demo class is booked');
  expect(await storedIn('demoSlots', slot)).toMatchObject({ taken: 1 });
  const refused = await post('choose', { ...form, phone: '12' });
  expect(refused.status).toBe(400);
  expect(refused.html).toMatch(
    new RegExp(`action="/demo/${slot}"[^]*name="id" value="[\\w-]{36}"`),
  );
  const list = await fetch(post.address('choose'));
  expect(list.status).toBe(200);
  expect(await list.text()).toContain('Free demo classes');
});

// demo-3
test('a booking of an instance that ends once it is stored is one when it is sent again', async () => {
  const slot = await storeClass();
  const form = bookingForm(slot);
  const run = firestore().runTransaction.bind(firestore());
  const spy = vi.spyOn(firestore(), 'runTransaction').mockImplementation(async (...of) => {
    const done = await run(...of);
    if (await storedIn('demoBookings', form.id)) throw new Error('killed');
    return done;
  });
  await expect(bookDemo(form, { address: newAddress })).rejects.toThrow('killed');
  spy.mockRestore();
  expect(await storedIn('demoBookings', form.id)).toMatchObject({ state: 'booked' });
  expect((await post('book', form)).status).toBe(200);
  expect(await storedIn('demoSlots', slot)).toMatchObject({ taken: 1 });
  expect((await mailsAbout(form.id)).size).toBe(1);
});

test.each(isDeep ? ['once it is stored', 'as it is sent'] : [])(
  'a booking of an instance that is killed %s is one when it is sent again',
  async (moment) => {
    const slot = await storeClass();
    const form = bookingForm(slot);
    const killed = await startInstance('pages');
    const lost = fetch(`${killed.url}/demo/${slot}`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': newAddress() },
      body: new URLSearchParams(form),
    }).catch(() => undefined);
    if (moment === 'once it is stored')
      await vi.waitUntil(() => storedIn('demoBookings', form.id), stepTimeout);
    killed.stop();
    await lost;
    expect((await post('book', form)).status).toBe(200);
    expect(await storedIn('demoSlots', slot)).toMatchObject({ taken: 1 });
    expect((await mailsAbout(form.id)).size).toBe(1);
  },
);

// demo-3
test('the same booking sent twice, at once and later, is one', async () => {
  const slot = await storeClass();
  const form = bookingForm(slot);
  const replies = await Promise.all([post('book', form), post('book', form)]);
  for (const { status } of [...replies, await post('book', form)]) expect(status).toBe(200);
  expect(await storedIn('demoSlots', slot)).toMatchObject({ taken: 1 });
  expect((await mailsAbout(form.id)).size).toBe(1);
});

// demo-3
test('of many who book 12 places at once, 12 get one and the others are told of the waiting list', async () => {
  const many = isDeep ? 300 : 15;
  const slot = await storeClass();
  const forms = Array.from({ length: many }, () => bookingForm(slot));
  const answers = await Promise.allSettled(
    forms.map((form) => bookDemo(form, { address: newAddress })),
  );
  const booked = answers.filter(({ status }) => status === 'fulfilled');
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect([booked.length, refused.length]).toEqual([12, many - 12]);
  for (const answer of refused)
    expect(answer.status === 'rejected' && answer.reason).toBeInstanceOf(FullError);
  expect(await storedIn('demoSlots', slot)).toMatchObject({ taken: 12 });
  const stored = await firestore().collection('demoBookings').where('slot', '==', slot).get();
  expect(stored.size).toBe(12);
  const enquiries = await firestore()
    .collection('enquiries')
    .where('page', '==', `/demo/${slot}`)
    .count()
    .get();
  expect(enquiries.data().count).toBe(12);
});

// demo-3, demo-7
test('a full class answers with the waiting list, and keeps what was typed', async () => {
  const slot = await storeClass({ places: 1 });
  await bookPlace(bookingForm(slot));
  const form = bookingForm(slot, { name: 'Meena "R" <b>' });
  const full = await post('book', form);
  expect(full.status).toBe(409);
  expect(full.html).toContain('This demo class is full. You can join its waiting list.');
  expect(full.html).toContain('value="Meena &quot;R&quot; &lt;b&gt;"');
  expect(full.html).toContain('name="wait" value="yes"');
  expect(await storedIn('enquiries', form.id)).toBeUndefined();
  const waiting = await post('book', { ...form, wait: 'yes' });
  expect(waiting.html).toContain('You are on the waiting list');
  const said = [waiting.html, (await mailsAbout(form.id)).get('waiting')?.['message'].text];
  for (const each of said) {
    expect(each).toContain('leave the waiting list');
    expect(each).not.toContain('move');
  }
  expect(await storedIn('demoBookings', form.id)).toMatchObject({ state: 'waiting' });
  expect(await storedIn('enquiries', form.id)).toMatchObject({ status: 'new' });
  expect(await storedIn('demoSlots', slot)).toMatchObject({ taken: 1 });
});

// demo-3
test.each(
  instances(
    [
      ['name', { name: ' ' }, 'Full Name is required'],
      ['phone', { phone: '12' }, 'Enter a phone number'],
      ['consent', { consent: '' }, 'Tick the box'],
      ['email', { email: 'karthik' }, 'Enter an email address'],
    ] as const,
    2,
  ),
)(
  'without a valid %s the form comes back, with the reason at the field',
  async (name, fields, text) => {
    const form = bookingForm(await storeClass(), fields);
    const { status, html } = await post('book', form);
    expect(status).toBe(400);
    const field = new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    expect(field).toContain('aria-invalid="true"');
    const [, error = ''] = /aria-describedby="([^" ]*)/.exec(field) ?? [];
    expect(html).toMatch(new RegExp(`id="${error}"[^>]*>${text}`));
    expect(html).toContain(`value="${form.id}"`);
    expect(await storedIn('enquiries', form.id)).toBeUndefined();
  },
);

// demo-3
test('what a robot fills in is spam, and takes no place', async () => {
  const slot = await storeClass();
  const form = bookingForm(slot, { comment: 'http://spam.example' });
  expect((await post('book', form)).status).toBe(200);
  expect(await storedIn('enquiries', form.id)).toMatchObject({ status: 'spam' });
  expect(await storedIn('demoSlots', slot)).toBeUndefined();
});

// demo-3
test('bookings count as enquiries for the limit of an address', async () => {
  const address = newAddress();
  for (let index = 0; index < 4; index += 1)
    await bookDemo(bookingForm(await storeClass()), { address: () => address });
  for (const status of [200, 429])
    expect((await post('book', bookingForm(await storeClass()), address)).status).toBe(status);
});

// demo-2
test('a class that is cancelled, too far ahead or unknown cannot be booked', async () => {
  const cancelled = await storeClass();
  await bookPlace(bookingForm(cancelled));
  await firestore().collection('demoSlots').doc(cancelled).update({ cancelled: true });
  for (const slot of [cancelled, await storeClass({}, 29), await storeClass({}, -1)])
    expect((await post('book', bookingForm(slot))).status).toBe(409);
  expect((await post('book', bookingForm('nothing-2099-01-05'))).status).toBe(404);
});

test('nothing but a short form is taken', async () => {
  const url = post.address('book');
  const json = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
  expect((await fetch(url, json)).status).toBe(415);
  const long = new URLSearchParams({ name: 'x'.repeat(30_000) });
  expect((await fetch(url, { method: 'POST', body: long })).status).toBe(413);
  expect((await fetch(url, { method: 'PUT' })).status).toBe(405);
  expect((await post('unknown', {})).status).toBe(404);
  expect((await post('constructor', {})).status).toBe(404);
});

// demo-3
test.each(
  instances(['nothing-2026-01-31', 'x', '2026-01-31', '__proto__-2026-11-25', 'constructor'], 2),
)('there is no class %s to book', async (slot) => {
  const { status, html } = await post('book', bookingForm(slot));
  expect([status, html.includes('not found')]).toEqual([404, true]);
});

// demo-3
test('a class is not held on a day that does not exist', async () => {
  const plan = (await storeClass()).slice(0, -11);
  expect((await post('book', bookingForm(`${plan}-2027-02-31`))).status).toBe(404);
});

// demo-17
test('the result of a form is in a cookie for its page alone, and nothing of it in its address', async () => {
  const form = bookingForm(await storeClass());
  const { posted } = await post('book', form);
  const attributes = ['Max-Age=600', 'HttpOnly', 'SameSite=Strict'];
  const cookie = posted.headers.get('set-cookie');
  for (const part of ['Path=/demo/booked', ...attributes]) expect(cookie).toContain(part);
  expect(posted.headers.get('cache-control')).toBe('private, no-store');
  const key = await mailedKey(form);
  const opened = await post('open', key);
  for (const part of [`Path=/demo/booking/${key.id}`, ...attributes])
    expect(opened.posted.headers.get('set-cookie')).toContain(part);
  expect(opened.posted.headers.get('location')).toBe(`/demo/booking/${key.id}`);
  const without = await fetch(`${post.address('open')}/${key.id}`);
  const html = await without.text();
  expect(html).toContain('open the link in your booking email');
  expect(html).not.toContain(form.email);
});

// demo-6
test('thirty changes of a booking are taken from an address, and the page after the last is shown', async () => {
  const form = bookingForm(await storeClass());
  await bookPlace(form);
  const [key, address] = [await mailedKey(form), newAddress()];
  await noteAttempts(address, 28);
  for (const status of [200, 200, 429])
    expect((await post('open', { ...key }, address)).status).toBe(status);
});
