import { storedEnquiry } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { OthersOfPerson } from './others-of-person.tsx';

const show = shownScreen();

const of = (_id: string) =>
  storedEnquiry.parse({
    ...{ _id, name: 'Meena', phone: '+919840012345', source: 'Contact Form', status: 'new' },
    createdAt: '2026-11-03T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
  });

const own = of('own');
const joined = { to: 'own', status: 'new' } as const;

// quality-1
test.each([
  [/^Join with this one/, of('other'), { joined: 1 }],
  [/^Separate/, { ...of('other'), joined }, own],
])('after %s the focus is above what changed', async (name, other, data) => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
  show(<OthersOfPerson enquiry={own} others={[other]} />);
  await page.getByRole('button', { name }).click();
  if (!other.joined) {
    await expect
      .element(page.getByText(/^This page will show both timelines\. The other will/))
      .toBeVisible();
    await page.getByRole('button', { name: 'Join', exact: true }).click();
  }
  await expect.element(page.getByRole('heading', { name: 'Same email or phone' })).toHaveFocus();
});
