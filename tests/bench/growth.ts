import autocannon from 'autocannon';
import type { Browser, Request } from 'playwright-core';
import { serveCounted, visitLimits } from '../support/counted-site.ts';
import { fillSite, type Size } from '../support/fill-site.ts';
import { currentMemory, startInstance } from '../support/instance.ts';
import { launchBrowser, viewports } from '../support/launch-browser.ts';
import { budgets } from './budgets.ts';
import { timeNavigation } from './navigation.ts';
import { measureLoad, rates, startBare, startPages } from './rates.ts';
import { median, type Row } from './report.ts';
import { appReady, newPage, startEmulatedSite } from '../support/browser/measured-site.ts';
import { weigh } from './sizes.ts';

/** How much content there is; what a visit costs must not follow. */
const sizes: Record<'S' | 'M' | 'L', Size> = {
  S: { courses: 17, posts: 6, placements: 12 },
  M: { courses: 170, posts: 699, placements: 1_200 },
  L: { courses: 1_700, posts: 6_999, placements: 12_000 },
};

/** How many measurements in the browser. */
const rounds = 3;

/** Answers of the load after which the memory is measured. */
const load = { connections: 20, amount: 3_000 };

type Counted = Awaited<ReturnType<typeof serveCounted>>;

/** Documents, bytes and nodes of pages and of the list of posts of the API. */
async function measureVisits({ costOf }: Counted, isSmall: boolean): Promise<Row[]> {
  const rows: Row[] = [];
  for (const limit of visitLimits) {
    // A short list has no further pages.
    if (isSmall && limit.path.includes('page=')) continue;
    const { documents, bytes, nodes } = await costOf(limit.path);
    const row = { what: `${limit.path}: documents`, unit: '' } as const;
    rows.push({ ...row, value: documents, budget: limit.documents });
    if (limit.bytes)
      rows.push({ what: `${limit.path}: HTML`, value: bytes, unit: 'B', budget: limit.bytes });
    if (limit.nodes)
      rows.push({ what: `${limit.path}: nodes`, value: nodes, unit: '', budget: limit.nodes });
  }
  const sitemap = await costOf('/sitemap.xml');
  const list = await costOf('/api/blog');
  return [
    ...rows,
    { what: '/sitemap.xml: documents', value: sitemap.documents, unit: '' },
    { what: 'GET /api/blog', value: list.plainBytes, unit: 'B', budget: budgets.listAnswer },
  ];
}

/** What a click on a link of home loads, and how long the next page takes. */
async function measureClick(
  browser: Browser,
  site: string,
  path: string,
  budget: number,
): Promise<Row[]> {
  const bytes: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await newPage(browser, { baseURL: site, viewport: viewports.desktop });
    await page.goto('/');
    await appReady(page);
    await page.waitForLoadState('networkidle');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    times.push(await timeNavigation(page, path));
    await page.waitForLoadState('networkidle');
    const weights = await Promise.all(requests.map(weigh));
    bytes.push(weights.reduce((total, weight) => total + weight, 0));
    await page.context().close();
  }
  return [
    { what: `/ to ${path}: loaded`, value: median(bytes), unit: 'B', budget },
    {
      what: `/ to ${path}: the new heading`,
      value: median(times),
      unit: 'ms',
      budget: budgets.toList,
    },
  ];
}

async function measureClicks(): Promise<Row[]> {
  const site = await startEmulatedSite();
  const browser = await launchBrowser();
  const rows = [
    ...(await measureClick(browser, site.url, '/blog', budgets.toBlog)),
    ...(await measureClick(browser, site.url, '/courses', budgets.toCourses)),
  ];
  await browser.close();
  site.stop();
  return rows;
}

/** The sitemap from memory, compared with a bare handler of the same bytes. */
async function measureSitemap(): Promise<Row> {
  const pages = await startPages();
  const bare = await startBare(`${pages.url}/sitemap.xml`);
  const found = await rates({
    bare: () => measureLoad(bare.url),
    memory: () => measureLoad(`${pages.url}/sitemap.xml`),
  });
  for (const server of [pages, bare]) server.stop();
  return {
    what: '/sitemap.xml from memory, of a bare Express handler',
    value: found.memory / found.bare,
    unit: '×',
    budget: budgets.sitemapShare,
    atLeast: true,
  };
}

/** Memory of the function `pages`, with the heap of production, after a fixed load. */
async function measureMemory(): Promise<Row> {
  const instance = await startInstance('pages');
  const paths = [...visitLimits.map(({ path }) => path), '/sitemap.xml', '/privacy', '/about'];
  const requests = paths.map((path) => ({ path }));
  await autocannon({ url: instance.url, ...load, requests });
  const value = currentMemory(instance);
  instance.stop();
  return { what: 'memory of pages after a load', value, unit: 'MiB', budget: budgets.pagesMemory };
}

/** What one visit costs at several sizes of the content. */
export async function measureGrowth(wanted: readonly (keyof typeof sizes)[]): Promise<Row[]> {
  const counted = await serveCounted();
  const rows: Row[] = [];
  for (const name of wanted) {
    await fillSite(sizes[name]);
    const found = [
      ...(await measureVisits(counted, name === 'S')),
      ...(await measureClicks()),
      await measureSitemap(),
      await measureMemory(),
    ];
    rows.push(...found.map((row) => ({ ...row, what: `${name}: ${row.what}` })));
  }
  counted.close();
  return rows;
}
