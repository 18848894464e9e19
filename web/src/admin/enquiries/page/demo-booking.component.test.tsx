import type { StoredEnquiry } from '@institute/schema';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { finishDeletions, hiddenIds } from '../../shell/deletion/deletions.ts';
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

const lead = {
  _id: 'divya',
  name: 'Divya',
  email: 'divya@example.com',
  status: 'demo booked',
  course: '',
} as StoredEnquiry;
const slot = {
  ...{ id: 'kolam-2026-12-07', day: '2026-12-07', from: '18:30', to: '19:30', course: null },
  ...{ mode: 'classroom', branch: 'Adyar', left: 3 },
};
const booked = { ...slot, id: 'kolam-2026-11-30', day: '2026-11-30' };
const answers = {
  '/api/demo/slots': [booked, slot],
  '/api/demo/bookings/divya/class': { slot: booked.id, text: 'Mon', isOpen: true },
};

/** The part of the page of a lead about their class. */
function Lead() {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <button onClick={() => setIsChoosing(true)}>Coming to a demo…</button>
      <DemoBooking enquiry={lead} isChoosing={isChoosing} onChoosing={setIsChoosing} />
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Answers what is read; what is sent waits for its answer. */
function answer() {
  const sent: { readonly body: unknown; readonly reply: () => void }[] = [];
  vi.stubGlobal('fetch', async (url: string | URL, { method, body }: RequestInit = {}) => {
    const { pathname } = new URL(String(url), location.href);
    if (method && method !== 'GET')
      await new Promise<void>((reply) => {
        sent.push({ body: JSON.parse(String(body)), reply });
      });
    const data = answers[pathname as keyof typeof answers] ?? { _id: 'divya' };
    return Response.json({ success: true, data });
  });
  return sent;
}

// demo-21
test('a booking is moved to another class than its own, which is not cancelled while that can be undone', async () => {
  const sent = answer();
  show(<Lead />);
  await button('Cancel booking').click();
  expect(hiddenIds()).toContain('booking divya');
  await button('Coming to a demo…').click();
  await expect.element(page.getByRole('option', { name: /7 Dec/ })).toBeInTheDocument();
  expect(page.getByRole('option', { name: /30 Nov/ }).query()).toBeNull();
  await button('Move').click();
  await vi.waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ slot: slot.id }]));
  expect(hiddenIds()).not.toContain('booking divya');
  sent[0]?.reply();
});

// demo-21
test('a booking is not cancelled twice while the first cancellation is on its way', async () => {
  const sent = answer();
  show(<Lead />);
  await button('Cancel booking').click();
  void finishDeletions();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await expect.element(page.getByText('Mon')).toBeVisible();
  expect(button('Cancel booking').query()).toBeNull();
  sent[0]?.reply();
  await expect.element(button('Cancel booking')).toBeVisible();
});
