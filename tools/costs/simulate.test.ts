import { expect, test } from 'vitest';
import { priced, usage } from './bill.ts';
import file from './prices.json' with { type: 'json' };
import { simulate, type Policy } from './simulate.ts';
import { makeTraffic, type Visit } from './traffic.ts';

const minute: Policy = { name: '', cdn: 60, revalidates: true, memory: 60 };

const visit = (at: number, more: Partial<Visit> = {}): Visit => ({
  ...{ at, page: 0, edge: 0, isCampaign: false, isSaver: false },
  ...more,
});

const run = (policy: Policy, visits: Visit[], saves: number[] = []) =>
  simulate({ pages: 1, edges: 2, visits, saves: saves.map((at) => ({ at, pages: [0] })) }, policy);

test('an edge answers what is fresh, and asks with the ETag for what is stale', () => {
  const visits = [visit(0), visit(59), visit(61), visit(62, { edge: 1 })];
  expect(run(minute, visits)).toMatchObject({ hits: 1, notModified: 1, fromMemory: 1, renders: 1 });
  expect(run({ ...minute, revalidates: false }, visits)).toMatchObject({
    ...{ hits: 1, notModified: 0, fromMemory: 2, renders: 1 },
  });
});

test('a campaign address is no hit, and is answered from memory', () => {
  const visits = [visit(0), visit(1, { isCampaign: true }), visit(2, { isCampaign: true })];
  expect(run(minute, visits)).toMatchObject({ hits: 0, fromMemory: 2, renders: 1 });
});

test('memory, what is made of it, and the CDN add up after a save', () => {
  // Read at 0; the page made at 59 of what was read; kept by the edge at 118.
  const memory = visit(0, { isCampaign: true });
  const visits = [memory, visit(61), visit(119, { edge: 1 }), visit(178, { edge: 1 })];
  expect(run(minute, visits, [62]).worstStaleness).toBe(116);
  expect(run({ ...minute, look: 5 }, visits, [62]).worstStaleness).toBe(0);
});

test('who saved gets the new page at once where an instance looks for it', () => {
  const visits = [visit(0), visit(12, { isSaver: true })];
  expect(run(minute, visits, [10]).staleForSavers).toBe(1);
  expect(run({ ...minute, look: 5, saverAsks: true }, visits, [10]).staleForSavers).toBe(0);
});

test('a release at each save empties the edges', () => {
  const visits = [visit(0), visit(80), visit(160), visit(300)];
  expect(run({ ...minute, cdn: 900 }, visits, [70]).hits).toBe(3);
  expect(run({ ...minute, cdn: 900, drops: true }, visits, [70])).toMatchObject({
    ...{ hits: 2, renders: 2, worstStaleness: 0 },
  });
});

test('the first page is asked for most, and saves are of working days', () => {
  const shape = { days: 30, visits: 10_000, pages: 10, edges: 5 };
  const { visits, saves } = makeTraffic({ ...shape, campaignShare: 0.15, savesPerDay: 20 });
  const share = (page: number) => visits.filter((each) => each.page === page).length / 10_000;
  expect(share(0)).toBeGreaterThan(0.3);
  expect(share(0) / share(1)).toBeGreaterThan(1.7);
  expect(saves).toHaveLength(440);
  expect(visits.filter(({ isCampaign }) => isCampaign).length / 10_000).toBeCloseTo(0.15, 1);
});

test('a bill is amounts times prices', () => {
  const outcome = { visits: 100, hits: 40, notModified: 10, reads: 20, looks: 5 };
  const none = { fromMemory: 0, renders: 0, worstStaleness: 0, staleForSavers: 0 };
  const measured = { htmlBytes: 1e7, fileBytes: 0, storedBytes: 0, furtherBytes: 0 };
  const reads = { documents: 10, furtherDocuments: 0 };
  const amounts = usage({ ...outcome, ...none }, { ...measured, ...reads }, 5, 10);
  expect(amounts.documentReads).toBe(2_050);
  expect(amounts.hostingGigabytes).toBeCloseTo(10, 3);
  expect(priced(amounts).hostingGigabytes).toBeCloseTo(10 * file.prices.hostingGigabytes.price, 3);
});
