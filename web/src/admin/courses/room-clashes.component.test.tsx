import { storedSchemas, type ListedName } from '@institute/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { demoPlanTask } from '../demo/demo-classes-tab.tsx';
import { CollectionEditor } from '../list/collection-editor.tsx';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { batchTask } from './batches-tab.tsx';

const at = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };

const batch = storedSchemas.batches.parse({
  ...{ _id: 'evening', course: 'kolam', firstDay: '2026-12-07', lastDay: '2027-03-05', seats: 20 },
  ...{ days: [{ day: 'monday', from: '18:30', to: '20:30' }], branch: 'Adyar', room: 'Lab 2' },
  ...at,
});

const plan = storedSchemas.demoPlans.parse({
  ...{ _id: 'weekly', held: 'monday', firstDay: '2026-12-14', from: '18:30', to: '19:30' },
  ...{ branch: 'Adyar', room: 'Lab 1', places: 12, ...at },
});

const stored: Partial<Record<ListedName, unknown>> = { batches: [batch], demoPlans: [plan] };

const courses = [
  {
    _id: 'kolam',
    slug: 'kolam',
    title: 'Kolam',
    duration: '3 months',
    price: 0,
    fees: { gstRate: 0, gstIncluded: true },
  },
];

answerLive((source) => {
  const data = stored[source as ListedName];
  return data ? ready(data) : { status: 'loading' };
});

const show = shownScreen();

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
});

const room = page.getByRole('form').getByLabelText(/^Room/);
const told = page.getByRole('form').getByRole('alert');

// health-3
test('what else is in the room of a batch at the hour is told below it as it is typed, itself not', async () => {
  show(<CollectionEditor task={batchTask(courses, [], 'evening')} stored={batch} />);
  await expect.element(room).toHaveValue('Lab 2');
  await expect.element(told).not.toBeInTheDocument();
  await room.fill('Lab 1');
  await expect
    .element(told)
    .toHaveTextContent('A demo class is in this room at the same hour on 14 Dec 2026');
});

// health-3
test('and that of a demo class, too', async () => {
  show(<CollectionEditor task={demoPlanTask(courses, 'weekly')} stored={plan} />);
  await expect.element(room).toHaveValue('Lab 1');
  await expect.element(told).not.toBeInTheDocument();
  await room.fill('Lab 2');
  await expect
    .element(told)
    .toHaveTextContent('A class of Kolam is in this room at the same hour on 14 Dec 2026');
});

/** What was kept of a batch before there were rooms. */
const { room: _none, ...older } = { ...storedSchemas.batches.parse(batch), language: 'Tamil' };

const language = page.getByRole('form').getByLabelText(/^Language/);

// dashboard-4
test('a draft from before batches had a room is restored', async () => {
  const draft = { values: older, base: { values: older, updatedAt: at.updatedAt } };
  localStorage.setItem(
    'adminDraft:asha/batches/evening#1',
    JSON.stringify({ ...draft, title: 'Kolam', path: '/', keptAt: 1, undone: false }),
  );
  show(<CollectionEditor task={batchTask(courses, [], 'evening')} stored={batch} />);
  await page.getByRole('button', { name: /^Restore unsaved changes/ }).click();
  await expect.element(language).toHaveValue('Tamil');
  await expect.element(room).toHaveValue('');
});

// releases-6
test.each(['Continue editing', 'Remove from the release'])(
  'a scheduled change from before batches had a room is in the form at once after "%s"',
  async (press) => {
    const edit = {
      ...{ _id: 'edit', release: 'monday', document: 'batches/evening', title: 'Kolam' },
      ...{ basedOn: null, ...at, releaseName: 'Monday', data: older, problem: '' },
    };
    let end: (answered: Response) => void = () => undefined;
    vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
      method === 'GET'
        ? Promise.resolve(Response.json({ success: true, data: [edit] }))
        : new Promise<Response>((resolve) => (end = resolve)),
    );
    show(<CollectionEditor task={batchTask(courses, [], 'evening')} stored={batch} />);
    await room.fill('Lab 3');
    await page.getByRole('button', { name: press }).click();
    await expect.element(language).toHaveValue('Tamil');
    await expect.element(room).toHaveValue('');
    // What was typed can be restored.
    await page.getByRole('button', { name: /^Restore unsaved changes/ }).click();
    await expect.element(room).toHaveValue('Lab 3');
    // A call without an answer would tell of its timeout in the test of another file.
    end(Response.json({ success: true, data: edit }));
  },
);

const monday = {
  ...{ _id: 'monday', name: 'Monday', at: null, state: 'waiting', problem: '', edits: [] },
  ...{ publishedAt: null, previewUntil: null, ...at },
};

// releases-1
test('what is typed while a change is added to a release stays in the form', async () => {
  let end: ((answered: Response) => void) | undefined;
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    if (path.endsWith('/edits') && method === 'POST')
      return new Promise<Response>((resolve) => (end = resolve));
    const data = path !== '/api/releases' ? [] : method === 'GET' ? [monday] : monday;
    return Promise.resolve(Response.json({ success: true, data }));
  });
  show(<CollectionEditor task={batchTask(courses, [], 'evening')} stored={batch} />);
  await language.fill('Tamil');
  await page.getByRole('button', { name: /^(?:Add to “|For Monday)/ }).click();
  await expect.poll(() => end !== undefined).toBe(true);
  await room.fill('Lab 3');
  const edit = { _id: 'edit', release: 'monday', document: 'batches/evening', title: 'Kolam' };
  end?.(Response.json({ success: true, data: { ...edit, basedOn: null, ...at, warnings: [] } }));
  await expect.element(language).toHaveValue('');
  await expect.element(room).toHaveValue('Lab 3');
});
