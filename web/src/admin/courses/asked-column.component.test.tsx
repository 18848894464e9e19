import { courseRow, dayAfter, localDay, storedBatch } from '@institute/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyReport } from '../reports/test-report.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { BatchesTab } from './batches-tab.tsx';
import { CoursesTab } from './courses-tab.tsx';

const at = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };
const title = 'Python Full Stack Development';

const batch = storedBatch.parse({
  ...{ _id: 'evening', course: 'python', firstDay: '2099-12-07', lastDay: '2100-03-05', seats: 20 },
  ...{ days: [{ day: 'monday', from: '18:30', to: '20:30' }], ...at },
});

const course = courseRow.parse({
  ...{ _id: 'python', slug: 'python', title, shortDescription: 'Web', duration: '6 months' },
  ...{ level: 'Beginner', category: '', order: 0, instructor: '', price: 0, syllabus: '', ...at },
});

const fees = { gstRate: 0, gstIncluded: true };

const noOne = { sources: [], origins: [], lasts: [] };

/** The form stores short values, imports what was typed. */
const courses = [
  { name: 'python-fullstack', count: 28 },
  { name: title, count: 3 },
  { name: 'Other', count: 9 },
];

const report = {
  ...emptyReport,
  steps: { ...emptyReport.steps, leads: { ...noOne, courses } },
};

let asked: string[];

function answerTo(path: string): unknown {
  if (path.startsWith('/api/rows/courses')) return { items: [course], found: 1, all: 1, page: 0 };
  if (path.endsWith('/course-names')) return [{ ...course, fees }];
  if (!path.startsWith('/api/reports')) return [];
  asked.push(path);
  return report;
}

const stored: Record<string, unknown> = { batches: [batch], trainers: [], head: { rows: [] } };

answerLive((source) => ready(stored[source]));

const show = shownScreen();

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ success: true, data: answerTo(path) }),
  );
  await page.viewport(1366, 768);
});

// dashboard-35
test.each([
  ['courses', CoursesTab, 'Asked, 60 days'],
  ['batches', BatchesTab, 'Asked, 60 d'],
] as const)(
  'the list of %s says how many enquiries named the course, to those who see reports alone',
  async (_, Tab, label) => {
    const head = page.getByRole('columnheader', { name: label });
    const row = page.getByRole('row', { name: /Python Full Stack/ });
    show(<Tab item={undefined} />, 'counsellor');
    await expect.element(head).toBeVisible();
    await expect.element(row.getByRole('cell', { name: '31' })).toBeVisible();
    const today = localDay(new Date());
    expect(asked).toEqual([`/api/reports?from=${dayAfter(today, -59)}&to=${today}&course=`]);
    show(<Tab item={undefined} />, 'editor');
    await expect.element(row).toBeVisible();
    expect([head.elements(), asked.length]).toEqual([[], 1]);
  },
);
