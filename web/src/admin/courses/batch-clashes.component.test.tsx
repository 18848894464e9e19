import { storedBatch, type CourseName } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CollectionEditor } from '../list/collection-editor.tsx';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { batchTask } from './batches-tab.tsx';

const fees = { gstRate: 18, gstIncluded: true };
const courses: CourseName[] = [
  { _id: 'python', slug: 'python', title: 'Python', price: 1, fees, duration: '10 weeks' },
  { _id: 'java', slug: 'java', title: 'Java', price: 1, fees, duration: '8 weeks' },
];

const batch = (_id: string, fields: object) =>
  storedBatch.parse({
    ...{ _id, course: 'python', trainer: '', seats: 5, branch: 'Adyar', state: 'open' },
    ...{ firstDay: '2099-03-02', lastDay: '2099-06-26' },
    days: [{ day: 'monday', from: '18:30', to: '20:30' }],
    ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
    ...fields,
  });

const stored = batch('own', { trainer: 'meena' });
const other = batch('other', {
  ...{ course: 'java', trainer: 'meena', firstDay: '2099-03-09' },
  days: [{ day: 'monday', from: '20:00', to: '21:00' }],
});

const found: Record<string, unknown> = { head: { rows: [] }, batches: [stored, other] };

answerLive((source) => ready(found[source] ?? []));

const show = shownScreen();

// health-3
test('what does not fit a batch is told below its field as it is typed, and is gone once it fits', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
  show(<CollectionEditor task={batchTask(courses, [], stored._id)} stored={stored} />);
  const form = page.getByRole('form');
  const short = form.getByText('The course lasts 10 weeks');
  const busy = form.getByText(/^Teaches Java at the same hour on .*9 Mar/);
  await expect.element(busy).toBeVisible();
  await expect.element(short).not.toBeInTheDocument();
  const lastDay = form.getByLabelText(/^Last day/);
  await lastDay.fill('2099-04-30');
  await expect.element(short).toBeVisible();
  const below = (text: typeof short, field: typeof short) =>
    text.element().getBoundingClientRect().top - field.element().getBoundingClientRect().bottom;
  expect(below(short, lastDay)).toBeGreaterThanOrEqual(0);
  expect(below(short, lastDay)).toBeLessThan(60);
  await lastDay.fill('2099-05-15');
  await expect.element(short).not.toBeInTheDocument();
  await form.getByLabelText(/^To/).fill('20:00');
  await expect.element(busy).not.toBeInTheDocument();
});
