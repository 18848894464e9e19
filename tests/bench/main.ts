/**
 * `npm run bench`: measures the production build against its budgets, prints a table and writes it
 * to .bench. Arguments select parts; `growth-large` and `leads` are measured only if they are named.
 * Fails if a budget is exceeded. Uses its own emulator suite, but bypasses the functions emulator,
 * which starts a process for each concurrent request.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firestore } from '../../functions/src/platform/admin.ts';
import { factsInTamil } from '../support/facts-in-tamil.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { seed } from '../../tools/seed/seed.ts';
import { measureApi } from './api.ts';
import { measureColdStart, measureImports } from './cold-start.ts';
import { measureDashboard } from './dashboard.ts';
import { measureGrowth } from './growth.ts';
import { measureLeads } from './leads.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureEarlyClick, measureNavigation } from './navigation.ts';
import { measureServing } from './serving.ts';
import { isKept, lineOf, writeRows, type Row } from './report.ts';
import { measureSizes } from './sizes.ts';
import { measureTamil } from './tamil.ts';
import { startEmulatedSite, startSite } from '../support/browser/measured-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));

/** Pages without scripts, one with text and one with a picture first: the machine's limit. */
const staticPages = { '/static-text.html': '/', '/static-picture.html': '/about' } as const;

async function writeStaticPages(site: string): Promise<void> {
  for (const [name, path] of Object.entries(staticPages)) {
    const html = await (await fetch(site + path)).text();
    writeFileSync(join(folder, name), html.replaceAll(/<script[^]*?<\/script>/g, ''));
  }
}

async function measurePages(part: 'sizes' | 'tamil' | 'lighthouse'): Promise<Row[]> {
  const site = await startSite(folder);
  try {
    if (part === 'lighthouse') {
      await writeStaticPages(site.url);
      return await measureLighthouse(site.url, Object.keys(staticPages));
    }
    const browser = await launchBrowser();
    const measure = part === 'sizes' ? measureSizes : measureTamil;
    const rows = await measure(browser, site.url);
    await browser.close();
    return rows;
  } finally {
    site.stop();
  }
}

/** Benchmarks in a browser, with pages that read from the emulators. */
async function measureApp(): Promise<Row[]> {
  const site = await startEmulatedSite();
  const browser = await launchBrowser();
  const rows = [
    ...(await measureDashboard(browser, site.url)),
    ...(await measureEarlyClick(browser, site.url)),
    ...(await measureNavigation(browser, site.url)),
  ];
  await browser.close();
  site.stop();
  return rows;
}

const parts: Record<string, () => Promise<Row[]>> = {
  sizes: () => measurePages('sizes'),
  app: measureApp,
  tamil: () => measurePages('tamil'),
  lighthouse: () => measurePages('lighthouse'),
  imports: () => Promise.resolve(measureImports()),
  cold: measureColdStart,
  serving: measureServing,
  api: measureApi,
  growth: () => measureGrowth(['S', 'M']),
  'growth-large': () => measureGrowth(['L']),
  leads: measureLeads,
};

/** Takes long: measured only where it is named. */
const byHand = new Set(['growth-large', 'leads']);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')} to measure`);

await seed();
await firestore().doc('content/institute').set(factsInTamil());
const rows: Row[] = [];
const failed: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 ? !wanted.includes(name) : byHand.has(name)) continue;
  try {
    for (const row of await measure()) {
      rows.push(row);
      process.stdout.write(`${lineOf(row)}\n`);
    }
  } catch (error) {
    // The other parts are still measured, and written.
    failed.push(name);
    process.stderr.write(
      `${name} failed: ${error instanceof Error ? error.stack : String(error)}\n`,
    );
  }
}
rmSync(folder, { recursive: true });
const broken = rows.filter((row) => !isKept(row));
process.stdout.write(`\n${writeRows(rows)}: ${broken.length} of ${rows.length} rows broken\n`);
if (failed.length > 0) process.stdout.write(`Not measured: ${failed.join(', ')}\n`);
process.exit(broken.length + failed.length > 0 ? 1 : 0);
