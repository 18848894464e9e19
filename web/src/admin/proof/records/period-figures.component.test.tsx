import type { PlacementRecords } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { PeriodFigures } from './period-figures.tsx';

const show = shownScreen();

const data: PlacementRecords = {
  records: [],
  figures: [
    {
      ...{ period: '2025-26', asked: null, placed: 3, rate: null, companies: 2, salaries: 0 },
      ...{ medianSalary: null, lowerQuartile: null, upperQuartile: null, highestSalary: null },
      ...{ byCompany: [], byCourse: [] },
    },
  ],
};

// placements-6
test('the figures of a financial year say its months as the site does', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data })));
  show(<PeriodFigures back={null} />);
  const heading = page.getByRole('heading', { name: 'April 2025 to March 2026', exact: true });
  await expect.element(heading).toBeVisible();
});
