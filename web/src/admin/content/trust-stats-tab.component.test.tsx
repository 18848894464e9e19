import { storedSchemas } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { TrustStatsTab } from './trust-stats-tab.ts';

const stored = storedSchemas.trustStats.parse({
  ...{ studentCount: '10,000+', studentLabel: 'Students', ratingPlatforms: [] },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

answerLive(() => ready(stored));

const show = shownScreen();

// dashboard-14
test('a new platform has rating 5 and a colour; a rating is 0 to 5 in steps of 0.1', async () => {
  const saved: object[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [] });
    saved.push(JSON.parse(String(body)));
    return Response.json({ success: true, data: { ...stored, ...saved[0] } });
  });
  show(<TrustStatsTab />);
  await page.getByRole('button', { name: 'Add platform' }).click();
  const rating = page.getByLabelText(/^Rating( \*)?$/);
  await expect.element(rating).toHaveValue(5);
  await expect.element(rating).toHaveAttribute('step', '0.1');
  await expect.element(page.getByLabelText('Colour', { exact: true })).toHaveValue('#FFC107');
  await page.getByLabelText(/^Name/).fill('Tested');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await rating.fill('5.1');
  await save.click();
  await expect.element(page.getByText('Enter a rating from 0 to 5').first()).toBeVisible();
  expect(saved).toEqual([]);
  await rating.fill('4.7');
  await save.click();
  await expect.element(page.getByText('Trust stats updated successfully').first()).toBeVisible();
  expect(saved).toMatchObject([
    { ratingPlatforms: [{ name: 'Tested', rating: 4.7, color: '#FFC107', isActive: true }] },
  ]);
});
