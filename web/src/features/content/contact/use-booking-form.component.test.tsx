import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useBookingForm } from './use-booking-form.ts';

const Form = () => (
  <form {...useBookingForm()}>
    <input type="radio" name="slot" value="a" defaultChecked />
    <input type="radio" name="slot" value="b" aria-label="Thursday" />
    <input name="name" aria-label="Name" />
    <input type="hidden" name="id" />
    <input type="checkbox" name="consent" aria-label="I agree" />
    <button type="submit">Book</button>
  </form>
);

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  sessionStorage.clear();
});

/** As a page that is loaded in the other language. */
function load(): void {
  root?.unmount();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.addEventListener('submit', (event) => event.preventDefault());
  root = createRoot(place);
  root.render(<Form />);
}

const name = page.getByLabelText('Name');
const thursday = page.getByLabelText('Thursday');
const agreed = page.getByLabelText('I agree');

// tamil-7
test('what was typed in a booking stays where the language is changed, until it is sent', async () => {
  load();
  await name.fill('Meena');
  await thursday.click();
  await agreed.click();
  load();
  await expect.element(name).toHaveValue('Meena');
  await expect.element(thursday).toBeChecked();
  await expect.element(agreed).not.toBeChecked();
  await page.getByRole('button', { name: 'Book' }).click();
  load();
  await expect.element(name).toHaveValue('');
  await expect.element(thursday).not.toBeChecked();
});
