import { dayAfter, indianDay } from '@institute/schema';
import type { Browser, Page } from 'playwright-core';
import { readDays } from '../../functions/src/reports/reports.ts';
import { firestore } from '../../functions/src/platform/admin.ts';
import { countReads } from '../../tests/support/browser/count-reads.ts';
import { enquiry } from '../../tests/support/browser/leads.ts';
import { countDocuments } from '../../tests/support/count-documents.ts';
import { launchBrowser } from '../../tests/support/launch-browser.ts';
import { sampleAccounts } from '../../tests/support/sample-accounts.ts';
import type { Row } from './report.ts';
import { newPage, startEmulatedSite } from './site.ts';

/** How many leads there are, the most by BENCH_LEADS if given; what is read must not follow. */
const sizes = [50, Number(process.env['BENCH_LEADS'] ?? 2_000)];

/** Minutes of three years, over which the leads are spread. */
const span = 3 * 365 * 24 * 60;

const all = () => firestore().collection('enquiries');

async function storeLeads(count: number): Promise<void> {
  for (let first = 0; first < count; first += 400) {
    const batch = firestore().batch();
    for (let index = first; index < Math.min(count, first + 400); index += 1) {
      const phone = `+9198${String(10_000_000 + index)}`;
      const lead = enquiry(`Lead ${index}`, Math.floor((index * span) / count), {
        phone,
        email: `lead${index}@example.com`,
        ...(index >= 20 && { status: 'contacted' }),
      });
      batch.set(all().doc(`bench-${index}`), lead);
    }
    await batch.commit();
  }
}

async function logIn(browser: Browser, site: string): Promise<Page> {
  const page = await newPage(browser, { baseURL: site });
  const [{ username, password }] = sampleAccounts;
  await page.goto('/admin/messages');
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Next batch' }).waitFor();
  return page;
}

/** Each screen with the address that opens it, what is typed, and what shows that it is read. */
const screens: readonly [
  name: string,
  path: string,
  typed: string,
  shown: string | RegExp,
  most: number,
][] = [
  ['list', '/admin/enquiries', '', 'Lead 0', 60],
  ['board', '/admin/enquiries?layout=board', '', 'Lead 0', 160],
  ['mine', '/admin/enquiries?assigned=me', '', /^\d+ enquir/, 60],
  ['search by name', '/admin/enquiries', 'lead 7', 'Lead 7', 60],
  ['search by phone', '/admin/enquiries', '98100 00007', 'Lead 7', 60],
  ['search by email', '/admin/enquiries', 'lead7@example.com', 'Lead 7', 60],
  ['Today', '/admin/today', '', /^\d+ matters/, 120],
];

const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function measureScreens(browser: Browser, site: string, count: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path, typed, shown, most] of screens) {
    const page = await logIn(browser, site);
    page.setDefaultTimeout(120_000);
    if (typed) {
      await go(page, path);
      await page.getByText('Lead 0').first().waitFor();
    }
    const reads = countReads(page, count);
    const began = performance.now();
    if (typed) await page.getByLabel('Search enquiries').fill(typed);
    else await go(page, path);
    if (typed)
      await page.getByText('Lead 0', { exact: true }).first().waitFor({ state: 'detached' });
    await page.getByText(shown, { exact: true }).first().waitFor();
    const time = performance.now() - began;
    const what = `${count.toLocaleString('en')} leads, ${name}`;
    rows.push({ what: `${what}: documents at most`, value: reads(), unit: '', budget: most });
    rows.push({ what: `${what}: in the emulator, without indexes`, value: time, unit: 'ms' });
    await page.context().close();
  }
  return rows;
}

async function measureReport(count: number, taken: () => number): Promise<Row[]> {
  const today = indianDay(new Date());
  const from = dayAfter(today, -364);
  await readDays(from, today);
  taken();
  const began = performance.now();
  await readDays(from, today);
  const time = performance.now() - began;
  const what = `${count.toLocaleString('en')} leads, a year’s report`;
  return [
    { what: `${what}: documents`, value: taken(), unit: '', budget: 400 },
    { what: `${what}: the figures of its days`, value: time, unit: 'ms' },
  ];
}

/** What the front office reads with few leads and with many (quality-4). */
export async function measureLeads(): Promise<Row[]> {
  const site = await startEmulatedSite();
  const browser = await launchBrowser();
  const taken = countDocuments();
  const rows: Row[] = [];
  for (const count of sizes) {
    for (const name of ['enquiries', 'reportDays'])
      await firestore().recursiveDelete(firestore().collection(name));
    await storeLeads(count);
    rows.push(...(await measureScreens(browser, site.url, count)));
    rows.push(...(await measureReport(count, taken)));
  }
  await browser.close();
  site.stop();
  return rows;
}
