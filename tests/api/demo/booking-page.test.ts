import { expect, test } from 'vitest';
import { cancelBooking } from '../../../functions/src/demo/bookings/change-booking.ts';
import {
  bookPlace,
  mailedKey,
  mailsAbout,
  storeClass,
  useForms,
} from '../../support/demo-bookings.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();
const post = useForms();

/** Books, or waits for, a place. */
async function book(slot: string, fields: Record<string, string> = {}) {
  const form = bookingForm(slot, fields);
  await bookPlace(form);
  return form;
}

// demo-6
test('a booking that is to be moved to no class says so beside the choice', async () => {
  const form = await book(await storeClass());
  await storeClass();
  const { status, html } = await post('move', { ...(await mailedKey(form)), to: '' });
  expect(status).toBe(400);
  expect(html).toMatch(/<select[^>]*aria-invalid="true"/);
  expect(html).toMatch(/<p id[^>]*>Choose a class</);
  expect(html).not.toMatch(/<form(?![^>]*novalidate)[^>]*demo.booking/i);
});

// demo-6, demo-7
test.each(['waiting', 'offered'])('the waiting list is left, not a booking: %s', async (state) => {
  const slot = await storeClass({ places: 1 });
  const has = await book(slot);
  const waits = await book(slot, { wait: 'yes' });
  if (state === 'offered') await cancelBooking(await mailedKey(has));
  const key = await mailedKey(waits, state);
  const said = (await mailsAbout(waits.id)).get(state)?.['message'].text;
  expect(said).toMatch(/^Open your page:$/m);
  const shown = await post('open', key);
  expect(shown.html).toContain('Leave the waiting list');
  expect(shown.html).not.toMatch(/Cancel|booking</);
  const { html } = await post('cancel', key);
  expect(html).toContain('<h1>You have left the waiting list</h1>');
  const mails = await mailsAbout(waits.id);
  expect(mails.get('left')?.['message'].subject).toMatch(/^You have left the waiting list: /);
  expect(mails.has('cancelled')).toBe(false);
});
