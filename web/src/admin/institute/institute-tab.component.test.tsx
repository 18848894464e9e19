import { builtFacts, courseFeaturesIn, storedSchemas } from '@institute/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readChanges } from '../../lib/firebase/live/read-changes.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { InstituteTab } from './institute-tab.tsx';

const saidAt = '2026-11-01T08:00:00.000Z';
const stored = storedSchemas.institute.parse({
  ...builtFacts,
  area: 'Velachery',
  ...{ createdAt: saidAt, updatedAt: saidAt },
});

answerLive(() => ready(stored));
beforeEach(() => {
  vi.mocked(readChanges).mockResolvedValue([] as never);
});

const show = shownScreen();

// institute-11
test('course features are in the part of the city that was saved, and stay so where that alone is changed', async () => {
  const saved: object[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [] });
    saved.unshift(JSON.parse(String(body)));
    const data = { ...JSON.parse(String(body)), createdAt: saidAt, updatedAt: saidAt };
    return Response.json({ success: true, data });
  });
  show(<InstituteTab />);
  const features = page.getByLabelText(/^Course features/);
  await expect.element(features).toHaveValue(courseFeaturesIn('Velachery').join('\n'));
  await page.getByLabelText(/^Part of the city/).fill('Tambaram');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect.poll(() => saved).toMatchObject([{ area: 'Tambaram' }]);
  expect(saved[0]).not.toHaveProperty('courseFeatures');
});
