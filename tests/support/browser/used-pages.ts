import { readFileSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { stackDirectory } from '../ports.ts';
import { endListeners } from './listeners.ts';

interface UsedPage {
  readonly leave: () => Promise<void>;
  /** The errors that it has logged, also those that the test expects. */
  readonly errors: readonly string[];
  readonly pending: ReadonlySet<Request>;
}

const used = new Map<Page, UsedPage>();

const siteLog = join(stackDirectory('test'), 'site.log');

/** How much the site had logged when the test opened its first page, in bytes. */
let loggedBefore = 0;

/** Notes a page of the test that runs. */
export function notePage(page: Page, one: UsedPage): void {
  if (used.size === 0) loggedBefore = statSync(siteLog).size;
  used.set(page, one);
}

/** Waits until the page has an answer to all that it asked for: a clock moved on would be its timeout. */
export async function allAnswered(page: Page): Promise<void> {
  await expect.poll(() => used.get(page)?.pending.size).toBe(0);
}

/** What the pages of a failed test show, have logged and wait for: a timeout alone does not tell what came instead. */
async function whatCame(): Promise<string> {
  const lines = [`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`];
  for (const [page, { errors, pending }] of used) {
    if (page.isClosed()) continue;
    const text = await page.innerText('body', { timeout: 2_000 }).catch(String);
    const line = text.replaceAll(/\s+/g, ' ');
    // A dialog stands at the end.
    const shown = line.length > 1_200 ? `${line.slice(0, 600)} … ${line.slice(-600)}` : line;
    const waits = [...pending].map((request) => `${request.method()} ${request.url()}`);
    lines.push(
      `${page.url()} waits for: ${waits.join(', ') || 'nothing'}`,
      ...errors.map((error) => `It logged: ${error}`),
      `It shows: ${shown}`,
    );
  }
  const logged = readFileSync(siteLog).subarray(loggedBefore).toString().split('\n');
  const errors = logged.filter((line) => line.includes('"severity":"ERROR"'));
  return [...lines, ...errors.map((error) => `The site logged: ${error}`)].join('\n');
}

/** Leaves the pages of the test, so that they do not follow what is cleaned up after it. */
export async function leavePages({ task }: TestContext): Promise<void> {
  // Each hook that cleans up leaves them first; only the first of them has any.
  const [error] = (task.result?.state === 'fail' && task.result.errors) || [];
  if (error && used.size > 0) error.message += `\n${await whatCame()}`;
  const leaving = [...used.values()];
  used.clear();
  await Promise.all(leaving.map(({ leave }) => leave()));
  await endListeners();
}
