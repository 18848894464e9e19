import { expect, test } from 'vitest';
import { mailedKey, storeClass, useForms } from '../../support/demo-bookings.ts';
import { bookingForm } from '../../support/demo-form.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();
const post = useForms();

/** Books, or waits for, a place. */
async function book(slot: string, fields: Record<string, string> = {}) {
  const form = bookingForm(slot, fields);
  expect((await post('book', form)).status).toBe(200);
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
