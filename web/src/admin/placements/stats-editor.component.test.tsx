import { builtPartners, storedSchemas, type PlacementStats } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { StatsEditor } from './stats-editor.ts';

const stored = storedSchemas.placementStats.parse({
  placementRate: '92%',
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

answerLive(() => ready(stored));

const show = shownScreen();

// dashboard-12, placements-10
test('the statistics are free text; names of partners begin with those that are built in, and are stored once they are changed', async () => {
  const saved: PlacementStats[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [] });
    saved.unshift(JSON.parse(String(body)));
    const updatedAt = new Date(Date.parse(stored.updatedAt) + saved.length).toISOString();
    return Response.json({ success: true, data: { ...stored, ...saved[0], updatedAt } });
  });
  show(<StatsEditor />);
  await page.getByLabelText(/^Placement rate/).fill('9 out of 10');
  await page.getByLabelText(/^Top companies/).fill('Zoho, Freshworks');
  const partners = page.getByLabelText(/^Names of hiring partners/);
  await expect.element(partners).toHaveValue(builtPartners.join('\n'));
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  const told = page.getByText('Placement statistics updated successfully').first();
  await expect.element(told).toBeVisible();
  const typed = { placementRate: '9 out of 10', topCompanies: 'Zoho, Freshworks' };
  expect(saved).toMatchObject([typed]);
  expect(saved[0]).not.toHaveProperty('hiringPartners');
  await partners.fill('Bakers & Sons\nMillers');
  await save.click();
  await expect
    .poll(() => saved[0])
    .toMatchObject({ ...typed, hiringPartners: ['Bakers & Sons', 'Millers'] });
});
