import { contactConsent } from '@institute/schema';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PersonFields } from '../../../components/enquiry-form/person-fields.tsx';
import { useBookingForm } from './use-booking-form.ts';

function Form() {
  const { form, errors } = useBookingForm();
  return (
    <form {...form}>
      <input type="radio" name="slot" value="a" defaultChecked />
      <input type="radio" name="slot" value="b" aria-label="Thursday" />
      <PersonFields
        register={(of) => ({ name: of })}
        errors={errors}
        order={['name', 'phone', 'email']}
      />
      <input type="hidden" name="id" />
      <input type="checkbox" name="consent" value={contactConsent.version} aria-label="I agree" />
      <p>{errors['consent']?.message}</p>
      <button type="submit">Book</button>
    </form>
  );
}

let root: Root | undefined;
/** How often the form was sent. */
let sent = 0;

afterEach(() => {
  root?.unmount();
  sessionStorage.clear();
});

/** As a page that is loaded in the other language. */
function load(): void {
  root?.unmount();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  // After React's own listener.
  place.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent += 1;
    event.preventDefault();
  });
  root.render(<Form />);
}

const name = page.getByLabelText('Full Name *');
const phone = page.getByLabelText('Phone Number *');
const email = page.getByLabelText('Email Address *');
const book = page.getByRole('button', { name: 'Book' });
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
  await phone.fill('98400 12345');
  await email.fill('meena@example.in');
  await agreed.click();
  await book.click();
  load();
  await expect.element(name).toHaveValue('');
  await expect.element(thursday).not.toBeChecked();
});

// contact-12
test('a booking says beside each field what is wrong with it, and is sent once nothing is', async () => {
  load();
  sent = 0;
  await phone.fill('12');
  await book.click();
  await expect.element(name).toHaveFocus();
  for (const text of ['Full Name is required', 'Email Address is required', contactConsent.missing])
    await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Meena');
  await expect.element(page.getByText('Full Name is required')).not.toBeInTheDocument();
  await phone.fill('98400 12345');
  await email.fill('meena@example.in');
  await book.click();
  await expect.element(agreed).toHaveFocus();
  expect(sent).toBe(0);
  await agreed.click();
  await book.click();
  expect(sent).toBe(1);
});
