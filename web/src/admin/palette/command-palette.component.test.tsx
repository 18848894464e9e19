import { storedEnquiry, storedSchemas, type Role } from '@institute/schema';
import { beforeEach, expect, test, vi } from 'vitest';
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

beforeEach(() => {
  vi.mocked(findEnquiries).mockImplementation(async (search) =>
    search === '98400 12321' ? [palani] : [],
  );
});

const showScreen = shownScreen();

/** The palette of a role, for which the API finds one trainer. */
function show(role: Role): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const rows = { items: [], found: 0, all: 0, page: 1 };
    const trainers = path === '/api/trainers' ? [anand] : [];
    return Response.json({ success: true, data: path.includes('/rows/') ? rows : trainers });
  });
  showScreen(
    <CommandPalette typedBefore="" onClose={() => undefined} onShortcuts={() => undefined} />,
    role,
  );
}

const search = page.getByRole('combobox');

// dashboard-32
test.each([
  ['98400 12321', 'Palani Vel, +919840012321', 'counsellor', 'editor'],
  ['new post', 'New post', 'editor', 'counsellor'],
  // redirects-6
  ['/old /batches', 'Add redirect from /old to /batches', 'editor', 'counsellor'],
] as const)('"%s" finds %s for a %s, not for a %s', async (typed, found, finds, other) => {
  show(finds);
  await search.fill(typed);
  await expect.element(page.getByRole('option').getByText(found)).toBeVisible();
  show(other);
  await search.fill(typed);
  await expect.element(page.getByText('No results')).toBeVisible();
});

// dashboard-32
test('a trainer is found by name, after the word for it too', async () => {
  show('editor');
  await search.fill('trainer anand');
  await expect.element(page.getByRole('option').getByText('Anand Subramanian')).toBeVisible();
});
