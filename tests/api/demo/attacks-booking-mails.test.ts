/** What somebody can do to others, and to a class, by booking in their name. */
import { expect, test } from 'vitest';
import { bookDemo } from '../../../functions/src/demo/bookings/book.ts';
import {
  cancelBooking,
  findBooking,
  moveBooking,
  openBooking,
} from '../../../functions/src/demo/bookings/change-booking.ts';
import { sweepBookings } from '../../../functions/src/demo/sweep-bookings.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { otherBooked } from '../../../functions/src/texts/en/errors.ts';
import {
  mailedKey,
  mailsAbout,
  newAddress,
  storeClass,
  storedIn,
  useForms,
} from '../../support/demo-bookings.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();
const post = useForms();

const hour = 60 * 60_000;

type Form = ReturnType<typeof bookingForm>;

async function book(slot: string, fields: Record<string, string> = {}): Promise<Form> {
  const form = bookingForm(slot, fields);
  await bookDemo(form, { address: newAddress });
  return form;
}

const mailOf = async ({ id }: Form, what: string) => (await mailsAbout(id)).get(what);

const takenIn = async (slot: string) => (await storedIn('demoSlots', slot))?.['taken'];

// demo-14
test('a booking is moved three times, and then no more', async () => {
  const classes = await Promise.all([1, 2].map(() => storeClass()));
  const form = await book(classes[0]!);
  const key = await mailedKey(form);
  for (const to of [1, 0, 1]) await moveBooking(key, classes[to]!);
  const { status, html } = await post('move', { ...key, to: classes[0]! });
  expect(status).toBe(409);
  expect(html).toContain('You have moved this booking 3 times. To move it again, please call us.');
  expect(html).not.toContain('name="to"');
  expect(await storedIn('demoBookings', form.id)).toMatchObject({ slot: classes[1], sequence: 3 });
});

// demo-14
test('strangers cause five emails a day to a mailbox, however they write its address', async () => {
  const name = newSlug();
  const emails = [name, `${name}+1`, name.toUpperCase(), `${name}+a+b`, name, name];
  const forms: Form[] = [];
  for (const email of emails)
    forms.push(await book(await storeClass(), { email: `${email}@example.com` }));
  const mails = await Promise.all(forms.map((form) => mailOf(form, 'booked')));
  expect(mails.map((mail) => mail?.['state'])).toEqual([...Array(5).fill('waiting'), 'failed']);
  expect(mails[5]).toMatchObject({ error: 'ELIMIT' });
  expect(mails[5]?.['message']).not.toHaveProperty('body');
  expect(mails[5]).not.toHaveProperty('dueAt');
  const last = forms[5]!;
  expect(await mailedKey(last)).toEqual({ id: '', secret: '' });
  // Not even to somebody of the waiting list, by giving up a place.
  const slot = await storeClass({ places: 1 });
  const has = await book(slot);
  const waits = await book(slot, { wait: 'yes', email: last.email });
  await cancelBooking(await mailedKey(has));
  expect(await storedIn('demoBookings', waits.id)).toMatchObject({ state: 'offered' });
  expect(await mailOf(waits, 'offered')).toMatchObject({ state: 'failed', error: 'ELIMIT' });
});

// demo-14
test('what staff and time cause reaches who really booked, whatever strangers did', async () => {
  // On a day of their own, which no other booking is reminded of.
  const slots = await Promise.all([1, 2].map(() => storeClass({}, 12)));
  const [mine, other] = [await book(slots[0]!), bookingForm(slots[1]!)];
  const { email } = mine;
  await openBooking(await mailedKey(mine, 'booked'));
  const theirs = await book(other.slot, { email });
  for (let index = 0; index < 4; index += 1) await book(await storeClass({}, 20), { email });
  const start = Date.parse((await storedIn('demoBookings', mine.id))?.['startsAt']);
  const counters = await firestore().collection('enquiryLimits').get();
  for (const { ref, id } of counters.docs)
    if (id.startsWith('mail-')) await ref.update({ times: Array(5).fill(start - 25 * hour) });
  await sweepBookings(new Date(start - 24 * hour));
  expect(await mailOf(mine, 'day')).toMatchObject({ state: 'waiting' });
  expect(await mailOf(theirs, 'day')).toMatchObject({ state: 'failed', error: 'ELIMIT' });
  await admin('POST', `/api/demo/classes/${other.slot}/cancellation`, { body: {} });
  expect(await mailOf(theirs, 'classCancelled')).toMatchObject({ state: 'waiting' });
});

// demo-14
test('no email has the words of whoever typed the address, until it is confirmed', async () => {
  const slot = await storeClass();
  const form = await book(slot, { name: 'You have won a prize' });
  const first = await mailOf(form, 'booked');
  expect(JSON.stringify(first)).not.toContain('won a prize');
  const key = await mailedKey(form);
  await openBooking(key);
  await cancelBooking(key);
  const text = String((await mailOf(form, 'cancelled'))?.['message'].text);
  expect(text).toMatch(/^Hello You have won a prize,/);
});

/** What tells nothing of whoever booked but what the form had. */
const neutral = (html: string, { id, email }: Form) =>
  html.replaceAll(id, 'ID').replaceAll(email, 'EMAIL');

// demo-12
test('a second booking of a class by one person is answered as a first one, and opens the first by mail', async () => {
  const slot = await storeClass();
  const first = bookingForm(slot, { name: 'Kavitha Raman' });
  const answer = await post('book', first);
  const address = newAddress();
  const [second, third] = [1, 2].map(() => bookingForm(slot, { phone: `+91 ${first.phone}` }));
  for (const form of [second!, second!, third!]) {
    const { status, html } = await post('book', form, address);
    expect(status).toBe(200);
    expect(neutral(html, form)).toBe(neutral(answer.html, first));
    expect(await storedIn('demoBookings', form.id)).toBeUndefined();
    expect(await storedIn('enquiries', form.id)).toBeUndefined();
  }
  expect((await post('event', second!)).status).toBe(200);
  expect(await takenIn(slot)).toBe(1);
  const mail = await mailOf(first, 'again');
  expect(mail).toMatchObject({ to: [first.email], state: 'waiting', byStranger: true });
  expect((await mailsAbout(first.id)).size).toBe(2);
  expect((await post('open', await mailedKey(first, 'again'))).html).toContain('You have a place');
});

// demo-12
test('one person is known by the mailbox, too, however its address is written', async () => {
  const slot = await storeClass();
  const { email } = await book(slot);
  for (const same of [email.toUpperCase(), email.replace('@', '+again@')]) {
    const { id } = await book(slot, { email: same });
    expect(await storedIn('demoBookings', id)).toBeUndefined();
  }
  expect(await takenIn(slot)).toBe(1);
});

// demo-12
test('of a full class, a second booking is answered as a first one', async () => {
  const slot = await storeClass({ places: 1 });
  const first = await book(slot);
  const answers: string[] = [];
  for (const form of [bookingForm(slot), bookingForm(slot, { phone: first.phone })])
    for (const wait of ['', 'yes']) {
      const { status, html } = await post('book', { ...form, wait });
      expect([wait, status]).toEqual([wait, wait ? 200 : 409]);
      answers.push(neutral(html, form).replaceAll(form.phone, 'PHONE'));
    }
  expect(answers.slice(2)).toEqual(answers.slice(0, 2));
  expect(answers[1]).toContain('You are on the waiting list');
});

// demo-12
test('a move does not tell whether somebody else with the phone has booked a class', async () => {
  const [slot, other] = await Promise.all([storeClass(), storeClass()]);
  const { phone } = await book(slot);
  const stranger = await book(other, { phone });
  expect(await moveBooking(await mailedKey(stranger), slot)).toMatchObject({ slot });
});

// demo-12
test('of five bookings of one person at once, one takes a place', async () => {
  const slot = await storeClass();
  const { phone, email } = bookingForm(slot);
  await Promise.all([1, 2, 3, 4, 5].map(() => book(slot, { phone, email })));
  expect(await takenIn(slot)).toBe(1);
  const elsewhere = await book(await storeClass(), { phone, email });
  await expect(moveBooking(await mailedKey(elsewhere), slot)).rejects.toThrow(otherBooked);
  expect(await takenIn(slot)).toBe(1);
});

// demo-12
test.each<[string, (form: Form) => Promise<unknown>]>([
  ['cancelled', async (form) => cancelBooking(await mailedKey(form))],
  ['moved', async (form) => moveBooking(await mailedKey(form), await storeClass())],
  ['erased', ({ email }) => admin('POST', '/api/people/erase', { body: { email } })],
])('who has %s a booking can book the class again', async (_, giveUp) => {
  const slot = await storeClass();
  const form = await book(slot);
  await giveUp(form);
  const again = await book(slot, { phone: form.phone, email: form.email });
  expect(await storedIn('demoBookings', again.id)).toMatchObject({ state: 'booked' });
  expect(await takenIn(slot)).toBe(1);
});

const link = 'https://meet.example/demo-of-vaasal';
const online = { mode: 'online', branch: '', link };

// demo-13
test('the link of an online class comes with the reminder, to an address that is confirmed', async () => {
  const [slot, same] = await Promise.all([storeClass(online, 15), storeClass(online, 15)]);
  const [form, unconfirmed] = [await book(slot), await book(same)];
  const shown = [await post('book', form), await post('event', form)].map(({ html }) => html);
  const told = JSON.stringify([...(await mailsAbout(form.id)).values()]);
  for (const text of [...shown, told]) expect(text).not.toContain(link);
  const opened = await post('open', await mailedKey(form, 'booked'));
  expect(opened.html).toContain('You have a place');
  expect(opened.html).not.toContain(link);
  const start = Date.parse((await storedIn('demoBookings', form.id))?.['startsAt']);
  await sweepBookings(new Date(start - 24 * hour));
  const reminder = await mailOf(form, 'day');
  expect(reminder?.['message'].text).toContain(`Join here: ${link}`);
  expect(reminder?.['calendar']).toContain(link);
  const other = await mailOf(unconfirmed, 'day');
  expect(JSON.stringify(other)).not.toContain(link);
  expect(other?.['message'].text).toContain('Open the link below once to confirm your address.');
});

// demo-13
test('from a day before, the page of the booking has the link', async () => {
  const form = await book(await storeClass(online));
  const key = await mailedKey(form, 'booked');
  const start = Date.parse((await storedIn('demoBookings', form.id))?.['startsAt']);
  expect((await post('open', key)).html).not.toContain(link);
  const linkAt = async (before: number) => (await findBooking(key, new Date(start - before))).link;
  expect(await linkAt(24 * hour + 1)).not.toBe(link);
  expect(await linkAt(24 * hour)).toBe(link);
  const soon = await book(await storeClass({ ...online, from: '00:00', to: '01:00' }, 1));
  expect((await post('open', await mailedKey(soon))).html).toContain(`href="${link}"`);
});
