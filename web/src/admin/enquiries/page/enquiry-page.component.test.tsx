import { storedEnquiry } from '@institute/schema';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hiddenIds, undoDeletion } from '../../shell/deletion/deletions.ts';
import { PendingDeletions } from '../../shell/deletion/pending-deletions.tsx';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { answerLive, ready } from '../../shell/test-live.ts';
import { EnquiryPage } from './enquiry-page.tsx';

const show = shownScreen();

const at = '2026-11-30T08:00:00.000Z';
const meena = storedEnquiry.parse({
  ...{ _id: 'meena', name: 'Meena', phone: '+919876543210', source: 'Walk-in' },
  ...{ status: 'contacted', createdAt: at, updatedAt: at },
});

answerLive(() => ready([{ ...meena, kind: 'call', text: '', at, byName: '' }]));

afterEach(() => undoDeletion('meena'));

/** A list of two, the first of which is open. */
function Leads() {
  const { pathname } = useLocation();
  if (pathname === '/arun') return <Link to="/">Arun is open</Link>;
  const neighbours = { next: '/arun' };
  return <EnquiryPage id="meena" list="/list" neighbours={neighbours} onUpdated={() => {}} />;
}

// dashboard-3, enquiries-40
test('a deleted enquiry makes room for the next one, offers nothing, and opens again when that is undone', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
  show(
    <>
      <Leads />
      <PendingDeletions />
    </>,
  );
  const call = page.getByRole('link', { name: 'Call Meena' });
  await expect.element(call).toBeInTheDocument();
  await page.getByRole('button', { name: 'Actions for Meena' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const next = page.getByRole('link', { name: 'Arun is open' });
  await expect.element(next).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo deleting Meena' });
  await expect.element(undo).toHaveFocus();
  await next.click();
  await expect.element(page.getByText('This enquiry is deleted.')).toBeVisible();
  await expect.element(call).not.toBeInTheDocument();
  await undo.click();
  await expect.element(call).toBeInTheDocument();
  expect(hiddenIds()).not.toContain('meena');
});
