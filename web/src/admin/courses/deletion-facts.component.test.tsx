import { courseRow, storedBatch } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newItem } from '../list/item-page.tsx';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { BatchesTab } from './batches-tab.tsx';
import { CoursesTab } from './courses-tab.tsx';

const at = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };

const batch = storedBatch.parse({
  ...{ _id: 'evening', course: 'python', firstDay: '2099-12-07', lastDay: '2100-03-05', seats: 24 },
  ...{ days: [{ day: 'monday', from: '18:30', to: '20:30' }], seatsTaken: 8, ...at },
});

const course = courseRow.parse({
  ...{ _id: 'python', slug: 'python', title: 'Python', shortDescription: 'Web', duration: '' },
  ...{ level: 'Beginner', category: '', order: 0, instructor: '', price: 0, syllabus: '', ...at },
  batchesAhead: 2,
});

const stored: Record<string, unknown> = { batches: [batch], trainers: [], head: { rows: [] } };

answerLive((source) => ready(stored[source]));

const show = shownScreen();

function answer() {
  vi.stubGlobal('fetch', async (path: string) => {
    const isRows = path.startsWith('/api/rows/courses');
    const data = isRows ? { items: [course], found: 1, all: 1, page: 0 } : [];
    return Response.json({ success: true, data });
  });
}

// dashboard-3
test.each([
  ['batch', BatchesTab, '8 of its 24 seats are taken: it can only be cancelled.'],
  ['course', CoursesTab, 'It has 2 batches ahead: delete or cancel them first.'],
] as const)('the question before the deletion of a %s says what it meets', async (_, Tab, fact) => {
  answer();
  show(<Tab item={undefined} />);
  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveAccessibleDescription(`${fact} You will have ten seconds to undo this.`);
});

// roles-3
test('who cannot change courses is told so at the address of a new one', async () => {
  answer();
  show(<CoursesTab item={newItem} />, 'counsellor');
  await expect
    .element(page.getByText('The role counsellor does not include new courses.', { exact: false }))
    .toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
});
