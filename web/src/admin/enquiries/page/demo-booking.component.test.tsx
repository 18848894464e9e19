import type { StoredEnquiry } from '@institute/schema';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PendingDeletions } from '../../shell/deletion/pending-deletions.tsx';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { DemoBooking } from './demo-booking.tsx';

const show = shownScreen();

// demo-21
test('the lead stays on the screen while what chooses a class is loaded', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: [] })));
  const away = vi.fn<() => null>(() => null);
  const Away = () => away();
  const meena = { _id: 'meena', name: 'Meena', status: 'new', course: '' } as StoredEnquiry;
  const nothing = () => undefined;
  show(
    <Suspense fallback={<Away />}>
      <DemoBooking enquiry={meena} isChoosing onChoosing={nothing} />
    </Suspense>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(away).not.toHaveBeenCalled();
});

// demo-21
test('the undo of a cancellation says that it undoes one', async () => {
  const data = { text: 'Wed 2 Dec, 6:30 pm', isOpen: true, slot: 'evening-2026-12-02' };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
  const meena = { _id: 'meena', name: 'Meena', status: 'demo booked', course: '' } as StoredEnquiry;
  show(
    <>
      <DemoBooking enquiry={meena} isChoosing={false} onChoosing={() => undefined} />
      <PendingDeletions />
    </>,
  );
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Undo cancelling the booking of Meena' }).click();
  await expect.element(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
});
