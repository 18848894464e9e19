import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { launchBrowser } from '../support/launch-browser.ts';
import { freePort } from '../support/ports.ts';
import { budgets } from './budgets.ts';
import { median, type Row } from './report.ts';
import { routes } from '../support/browser/measured-site.ts';

const rounds = 5;

/** Audits that only pass over HTTPS. */
const skipAudits = ['is-on-https', 'redirects-http'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Lighthouse has a lock file of its own: its packages were a seventh of all files, and only this uses them. */
const folder = join(import.meta.dirname, 'lighthouse');

const install = (): Buffer =>
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });

/** What is read of Lighthouse's report. */
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

type Result = z.infer<typeof report>;

const runProgram = promisify(execFile);

async function audit(url: string, port: number): Promise<Result> {
  const { stdout } = await runProgram(
    join(folder, 'node_modules', '.bin', 'lighthouse'),
    [url, `--port=${port}`, '--output=json', '--quiet', `--skip-audits=${skipAudits.join(',')}`],
    { maxBuffer: 2 ** 28 },
  );
  return report.parse(JSON.parse(stdout));
}

/** One run; undefined, with the reason on the screen, if it failed: the machine may have done something else. */
async function tryOnce(url: string): Promise<Result | undefined> {
  let reason: unknown;
  const port = await freePort();
  // Of its own: one that has failed may be gone.
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await audit(url, port);
    if (!result.runtimeError) return result;
    reason = result.runtimeError.message;
  } catch (error) {
    reason = error;
  } finally {
    await browser.close();
  }
  process.stderr.write(`Lighthouse failed on ${url}: ${String(reason)}\n`);
  return undefined;
}

/** Runs Lighthouse's mobile preset with simulated throttling several times; each run has two tries. */
async function run(url: string): Promise<Result[] | undefined> {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = (await tryOnce(url)) ?? (await tryOnce(url));
    if (!result) return undefined;
    results.push(result);
  }
  return results;
}

const scores = (results: readonly Result[], category: string): number[] =>
  results.map(({ categories: found }) => Math.round((found[category]?.score ?? 0) * 100));

const timing = (results: readonly Result[], name: keyof typeof timings): number =>
  median(results.map(({ audits }) => audits[timings[name]]?.numericValue ?? Infinity));

const paints = (what: string, results: readonly Result[], limits: Partial<typeof budgets>): Row[] =>
  (
    [
      ['FCP', 'ms', limits.firstContentfulPaint],
      ['LCP', 'ms', limits.largestText ?? limits.largestImage],
      ['TBT', 'ms', limits.totalBlockingTime],
      ['CLS', '', limits.layoutShift],
    ] as const
  ).map(([name, unit, budget]) => ({
    what: `${what}: ${name}`,
    value: timing(results, name),
    unit,
    ...(budget !== undefined && { budget }),
  }));

async function measureRoute(site: string, path: string): Promise<Row[]> {
  const results = await run(site + path);
  if (!results) return [{ what: `${path}: failed twice`, value: 1, unit: '', budget: 0 }];
  const html = await (await fetch(site + path)).text();
  const { largestText, largestImage, ...limits } = budgets;
  const largest = /<link rel="preload" as="image"/.test(html) ? { largestImage } : { largestText };
  const scoreRows = categories.flatMap((category): Row[] => {
    const found = scores(results, category);
    const row = { unit: '', atLeast: true } as const;
    return [
      { ...row, what: `${path}: ${category}`, value: median(found), budget: budgets.medianScore },
      {
        ...row,
        what: `${path}: ${category}, worst of ${rounds}`,
        value: Math.min(...found),
        budget: budgets.score,
      },
    ];
  });
  return [...scoreRows, ...paints(path, results, { ...limits, ...largest })];
}

/**
 * Lighthouse on every public route, compared with static pages without scripts: the machine's
 * limit.
 */
export async function measureLighthouse(
  site: string,
  staticPages: readonly string[],
): Promise<Row[]> {
  install();
  const rows: Row[] = [];
  for (const path of staticPages) {
    const results = await run(site + path);
    if (results) rows.push(...paints(`static page ${path}`, results, {}));
  }
  for (const path of routes) rows.push(...(await measureRoute(site, path)));
  return rows;
}
