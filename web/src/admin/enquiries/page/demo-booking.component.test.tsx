import type { StoredEnquiry } from '@institute/schema';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
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
