import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureDashboard } from '../../bench/dashboard.ts';
import { isKept, lineOf, type Row } from '../../bench/report.ts';
import { browserOfWorker } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { routes, startEmulatedSite, startSite } from '../../support/browser/measured-site.ts';
import { measureSizes } from '../../bench/sizes.ts';
import { coursePath } from '../../support/browser/screens.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';
import { isDeep } from '../../support/level.ts';
import type { Server } from '../../support/fork-server.ts';

let sites: Server[] = [];

beforeAll(async () => {
  // English pages keep their budgets with Tamil, too.
  await database.doc('content/institute').set(factsInTamil());
  sites = await Promise.all([startSite(), startEmulatedSite()]);
});

afterAll(() => {
  for (const site of sites) site.stop();
});

const broken = (rows: readonly Row[]): string[] => rows.filter((row) => !isKept(row)).map(lineOf);

/** The first views with the least room. */
const fullest = ['/', coursePath, '/blog'];

// quality-4
test('the public pages keep their budgets of bytes and requests', async () => {
  const rows = await measureSizes(
    await browserOfWorker(),
    sites[0]?.url ?? '',
    isDeep ? routes : fullest,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(broken(rows)).toEqual([]);
});

// quality-4
test('the dashboard keeps its budget of bytes', async () => {
  const rows = await measureDashboard(await browserOfWorker(), sites[1]?.url ?? '');
  expect(rows.length).toBeGreaterThan(0);
  expect(broken(rows)).toEqual([]);
});
