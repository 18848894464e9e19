import { storedSchemas, weekdays, type ContactInfo } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { ContactTab } from './contact-tab.ts';

const stored = storedSchemas.contactInfo.parse({
  ...{ companyName: 'Vaasal', address: '1 Main Road', city: 'Chennai', state: 'Tamil Nadu' },
  ...{ zipCode: '600001', country: 'India' },
  phone: [
    { label: 'Desk', number: 'ask at the desk' },
    { label: 'Our WhatsApp', number: '9876543210' },
  ],
  email: [],
  officeHours: Object.fromEntries(weekdays.map((day) => [day, 'Closed'])),
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

answerLive(() => ready(stored));

const show = shownScreen();

// dashboard-15
test('contact info is saved, with an old phone corrected that cannot be dialled, an email address, one number for the chat and seven days of office hours', async () => {
  const saved: ContactInfo[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [] });
    saved.push(JSON.parse(String(body)));
    return Response.json({ success: true, data: { ...stored, ...saved[0] } });
  });
  show(<ContactTab />);
  const phones = page.getByRole('group', { name: 'Phones' });
  const numbers = phones.getByLabelText(/^Number/);
  const addresses = page.getByRole('group', { name: 'Emails' }).getByLabelText(/^Address/);
  const chats = phones.getByRole('switch', { name: 'WhatsApp chat' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect.element(numbers.first()).toHaveValue('ask at the desk');
  await page.getByLabelText(/^Company name/).fill('Tested Institute');
  await page.getByRole('button', { name: 'Add email' }).click();
  await addresses.fill('not an address');
  await save.click();
  await expect.element(addresses).toHaveAccessibleDescription(/^Enter an email address/);
  await expect.element(numbers.first()).toHaveAccessibleDescription(/^Enter a phone number/);
  await addresses.fill('tested@example.com');
  await numbers.first().fill('044 4000 0100');
  await page.getByRole('button', { name: 'Add phone' }).click();
  await phones
    .getByLabelText(/^Label/)
    .last()
    .fill('Tested');
  await numbers.last().fill('9876543211');
  for (const index of [1, 2]) await chats.nth(index).click();
  await save.click();
  await expect.element(phones.getByText('Choose one number for the chat')).toBeVisible();
  await chats.nth(1).click();
  for (const day of weekdays)
    await page.getByLabelText(new RegExp(`^${day}`, 'i')).fill(`Open on ${day}`);
  expect(saved).toEqual([]);
  await save.click();
  await expect.element(page.getByText('Contact info updated successfully').first()).toBeVisible();
  expect(saved).toMatchObject([
    {
      companyName: 'Tested Institute',
      phone: [
        { label: 'Desk', number: '044 4000 0100' },
        { label: 'Our WhatsApp', number: '9876543210', chat: false },
        { label: 'Tested', number: '9876543211', chat: true },
      ],
      email: [{ label: '', address: 'tested@example.com' }],
      officeHours: Object.fromEntries(weekdays.map((day) => [day, `Open on ${day}`])),
    },
  ]);
});
