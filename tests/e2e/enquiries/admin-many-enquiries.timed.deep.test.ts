import { readFile } from 'node:fs/promises';
import { institute } from '@institute/schema';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { countReads } from '../../support/browser/count-reads.ts';
import { allEnquiries, enquiry } from '../../support/browser/leads.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { instances, isDeep } from '../../support/level.ts';
import { writeDocuments } from '../../support/write-documents.ts';

const { visit } = useBrowser();

const count = isDeep ? 5_000 : 250;
const counted = count.toLocaleString(institute.locale);

/** Most milliseconds until the first page is there: among other tests, the first level counts reads alone. */
const longest = isDeep ? 1_500 : Infinity;

/**
 * At most so many can be found, so that a single number begins with 221; the emulator looks at all, where Firestore
 * has an index.
 */
const findable = 2_000;

beforeAll(async () => {
  await writeDocuments(
    Array.from({ length: count }, (_, index) => {
      const { searchParts, ...made } = enquiry(`Lead ${index}`, index, {
        phone: `+919876${100_000 + index}`,
      });
      const { path } = allEnquiries.doc();
      return [path, index < findable ? { ...made, searchParts } : made] as const;
    }),
  );
});

/** Milliseconds from the click on the tab until its first page is painted. */
const openingTime = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = () => {
          const rows = document.querySelectorAll('main h3').length;
          if (rows === 50) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        document.getElementById('tab-enquiries')?.click();
        look();
      }),
  );

/** The best of up to 15 tries: what else runs slows one down, hardly all of them. */
async function bestTime(limit: number, measure: () => Promise<number>): Promise<number> {
  let best = Infinity;
  for (let attempt = 0; attempt < 15 && best >= limit; attempt += 1)
    best = Math.min(best, await measure());
  return best;
}

/** Types into the search; how many milliseconds nine of ten keys take at most until the paint. */
async function typingTime(page: Page, text: string): Promise<number> {
  const observed = await page.evaluateHandle(() => {
    const times: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') times.push(duration);
    });
    // What takes less than 16 ms is not told; TypeScript does not know the threshold.
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    observer.observe(options);
    return times;
  });
  await page.getByLabel('Search enquiries').pressSequentially(text, { delay: 60 });
  await page.getByText(/^1 enquiry$/).waitFor();
  const times = (await observed.jsonValue()).toSorted((one, other) => other - one);
  return times[Math.floor(text.length / 10)] ?? 0;
}

// enquiries-11 enquiries-15 enquiries-25 dashboard-28
test(`the first page of ${counted} enquiries takes at most 1.5 s and 76 reads, finding one 70; the list of one’s own, the board and Today make Firestore read a bounded number of them`, async () => {
  const page = await visitAsAdmin(visit, '/admin/blog');
  const opened = await bestTime(longest, async () => {
    if (new URL(page.url()).pathname !== '/admin/blog') await page.goto('/admin/blog');
    await page.getByText(/^\d+ posts$/).waitFor();
    const reads = countReads(page, count);
    const time = await openingTime(page);
    await page.getByText(`${counted} enquiries`).waitFor();
    expect(reads()).toBeGreaterThanOrEqual(50);
    // 50 rows, at most 10 to count them all, and two for each view: those that match, and those of them that are joined.
    expect(reads()).toBeLessThanOrEqual(76);
    return time;
  });
  expect(opened).toBeLessThan(longest);

  const reads = countReads(page, count);
  await page.getByLabel('Search enquiries').fill('98761 00221');
  await page.getByRole('heading', { name: 'Lead 221', exact: true }).waitFor();
  await page.getByText(/^1 enquiry$/).waitFor();
  expect(reads()).toBeLessThanOrEqual(70);

  // A query without a limit counts as all of them. Today reads two documents besides its seven
  // queries, for what is left before launch: contact info and institute.
  const screens = [
    ['/admin/enquiries?assigned=me', /^\d+ enquir/, 70],
    ['/admin/enquiries?layout=board', 'Lead 0', 7 * 21 + 10],
    ['/admin/today', /wait for an answer/, 7 * 20 + 2],
  ] as const;
  // The first level has the queries of Today in admin-today.
  for (const [path, shown, most] of isDeep ? screens : screens.slice(1, 2)) {
    await openInApp(page, '/admin/messages');
    await page.getByRole('heading', { name: 'Next batch' }).waitFor();
    // Not what the screen before still reads while it is left.
    const readsHere = countReads(page, count, path);
    await openInApp(page, path);
    await page.getByText(shown).first().waitFor();
    expect(readsHere(), path).toBeGreaterThan(0);
    expect(readsHere(), path).toBeLessThanOrEqual(most);
  }
});

// enquiries-11. What the export has, and that the search finds it, admin-filters asks of a few.
test.each(instances([counted], 0))(
  'the export of %s enquiries takes at most 3 s, a key in the search 50 ms',
  async () => {
    const page = await visitAsAdmin(visit, '/admin/enquiries');
    await page.getByText(`${counted} enquiries`).waitFor();
    const exported = await bestTime(3_000, async () => {
      const began = performance.now();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      const time = performance.now() - began;
      const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
      expect(lines).toHaveLength(count + 1);
      return time;
    });
    expect(exported).toBeLessThan(3_000);

    const told = await page.evaluate(() => PerformanceObserver.supportedEntryTypes);
    expect(told).toContain('event');
    const perKey = await bestTime(50, async () => {
      await page.getByLabel('Search enquiries').fill('');
      await page.getByText(`${counted} enquiries`).waitFor();
      return typingTime(page, '98761 00221');
    });
    expect(perKey, 'milliseconds per key').toBeLessThan(50);
  },
);
