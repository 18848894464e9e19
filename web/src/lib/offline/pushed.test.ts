import { expect, test, vi } from 'vitest';
import { openPushed, showPushed } from './pushed.ts';

const data = { title: 'Vaasal Institute', body: 'A new enquiry is yours', enquiry: 'e1' };

// enquiries-46
test('a message shows a notification of its enquiry', async () => {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>();
  await showPushed({ showNotification }, { data });
  expect(showNotification.mock.calls).toEqual([
    ['Vaasal Institute', { body: 'A new enquiry is yours', tag: 'e1', data: 'e1' }],
  ]);
});

/** What a press on the notification focuses or opens while these pages are open. */
async function openedBeside(...pages: string[]): Promise<string[]> {
  const done: string[] = [];
  await openPushed(
    {
      matchAll: async () =>
        pages.map((path) => ({
          url: `https://site.example${path}`,
          focus: async () => done.push(`focus ${path}`),
        })),
      openWindow: async (address) => done.push(`open ${address}`),
    },
    'e1',
  );
  return done;
}

// enquiries-46
test('a press on it focuses the window with the enquiry, or opens one', async () => {
  expect(await openedBeside('/', '/admin/enquiries/e1?status=new')).toEqual([
    'focus /admin/enquiries/e1?status=new',
  ]);
  expect(await openedBeside('/', '/admin/enquiries/e12')).toEqual(['open /admin/enquiries/e1']);
});
