import { courseRow, storedEnquiry, storedSchemas, type Role } from '@institute/schema';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { findEnquiries } from '../../lib/firebase/find-enquiries.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { CommandPalette } from './command-palette.tsx';

const palani = storedEnquiry.parse({
  _id: 'palani',
  name: 'Palani Vel',
  phone: '+919840012321',
  source: 'Walk-in',
  status: 'new',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
});

const anand = storedSchemas.trainers.parse({
  ...{ _id: 'anand', name: 'Anand Subramanian', teaches: 'Java' },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

const kavitha = {
  ...{ _id: 'kavitha', name: 'Kavitha Murugesan', email: 'kavitha@example.com' },
  ...{ role: 'counsellor', secondFactor: 'none', lastSignInAt: null, state: 'active' },
};

const design = {
  ...{ course: 'design', firstDay: '2099-03-02', lastDay: '2099-06-26', branch: 'Adyar' },
  ...{ mode: 'classroom', trainer: '', language: '', seats: 5, state: 'open', seatsTaken: 0 },
  ...{ _id: 'own', createdAt: anand.createdAt, updatedAt: anand.updatedAt },
  days: [{ day: 'monday', from: '18:30', to: '20:30' }],
};

const uiUx = {
  ...{ _id: 'design', slug: 'design', title: 'UI/UX Design', price: 1, duration: '10 weeks' },
  fees: { gstRate: 18, gstIncluded: true },
};

const rowOf = (course: object) =>
  courseRow.parse({ ...course, createdAt: anand.createdAt, updatedAt: anand.updatedAt });

/** What a search for courses finds, by how it begins. */
const rows = {
  UI: [rowOf(uiUx)],
  data: [rowOf({ ...uiUx, _id: 'data', slug: 'data', title: 'Data Science' })],
};

beforeEach(() => {
  vi.mocked(findEnquiries).mockImplementation(async (search) =>
    ['98400 12321', 'palani vel'].includes(search) ? [palani] : [],
  );
});

const showScreen = shownScreen();

const Shown = () => <p>At {useLocation().pathname}</p>;

/** The palette of a role, for which the API finds one trainer and one colleague. */
function show(role: Role): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const [, items] = Object.entries(rows).find(([typed]) =>
      path.startsWith(`/api/rows/courses?search=${typed}`),
    ) ?? ['', []];
    const listed = { items, found: items.length, all: 1, page: 1 };
    const people: Record<string, object[]> = { '/api/trainers': [anand], '/api/staff': [kavitha] };
    const batches = path.startsWith('/api/batches') ? [design] : undefined;
    const courses = path.endsWith('/course-names') ? [uiUx] : undefined;
    const found = batches ?? courses ?? (path.includes('/rows/') ? listed : (people[path] ?? []));
    return Response.json({ success: true, data: found });
  });
  showScreen(
    <>
      <CommandPalette typedBefore="" onClose={() => undefined} onShortcuts={() => undefined} />
      <Shown />
    </>,
    role,
  );
}

const search = page.getByRole('combobox');

// dashboard-32
test.each([
  ['98400 12321', 'Palani Vel, +919840012321', 'counsellor', 'editor', 'No results'],
  ['new post', 'New post', 'editor', 'counsellor', 'blog'],
  ['import csv', 'Import enquiries', 'counsellor', 'editor', 'No results'],
  ['kavitha murug', 'Kavitha Murugesan, kavitha@example.com', 'owner', 'editor', 'No results'],
  ['attendanse', 'bookings', 'counsellor', 'editor', 'batches'],
  // redirects-6
  ['/old /batches', 'Add redirect from /old to /batches', 'editor', 'counsellor', 'batches'],
] as const)('"%s" finds %s for a %s, for a %s %s', async (typed, found, finds, other, instead) => {
  show(finds);
  await search.fill(typed);
  const option = page.getByRole('option').getByText(found);
  await expect.element(option).toBeVisible();
  show(other);
  await search.fill(typed);
  await expect.element(page.getByText(instead, { exact: true })).toBeVisible();
  await expect.element(option).not.toBeInTheDocument();
});

// dashboard-23
test('a tab whose name is typed comes before one with that word besides', async () => {
  show('owner');
  await search.fill('media');
  await expect.element(page.getByRole('option').getByText('footer')).toBeVisible();
  await expect.element(page.getByRole('option').first()).toHaveTextContent('media↵');
});

// dashboard-23
test('a course that begins with what is typed comes before a tab with that word besides', async () => {
  show('owner');
  await search.fill('data');
  await expect.element(page.getByRole('option').getByText('Data Science')).toBeVisible();
  await expect.element(page.getByRole('option').getByText('enquiries')).toBeVisible();
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Data Science↵');
});

// dashboard-23, dashboard-32
test('a course that the API finds is gone to', async () => {
  show('editor');
  await search.fill('UI/UX De');
  await page.getByRole('option').getByText('UI/UX Design', { exact: true }).click();
  await expect.element(page.getByText('At /admin/courses/design')).toBeInTheDocument();
});

// dashboard-32
test('a trainer is found by name, after the word for it too', async () => {
  show('editor');
  await search.fill('trainer anand');
  await expect.element(page.getByRole('option').getByText('Anand Subramanian')).toBeVisible();
});

// dashboard-32
test.each([
  ['ui/ux batch', 'UI/UX Design, Mon, 2 Mar 2099'],
  ['batch cobol', 'batches'],
])('"%s" finds the batches ahead of a course, or else their tab: %s', async (typed, found) => {
  show('editor');
  await search.fill(typed);
  await expect.element(page.getByRole('option').getByText(found)).toBeVisible();
});

// dashboard-32
test('the name of a person leads to them first, and their call on the screen is below; "call" begins with it', async () => {
  // Beside the body, all of which a screen replaces.
  const main = document.documentElement.appendChild(document.createElement('main'));
  onTestFinished(() => main.remove());
  main.innerHTML = '<button>Call Palani Vel</button>';
  show('counsellor');
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map((each) => each.textContent?.replace('↵', ''));
  await search.fill('palani vel');
  await expect.poll(options).toEqual(['Palani Vel, +919840012321', 'Call Palani Vel']);
  await search.fill('call palani');
  await expect.poll(options).toEqual(['Call Palani Vel']);
});
