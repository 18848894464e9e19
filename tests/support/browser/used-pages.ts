import type { Page } from 'playwright-core';
import type { TestContext } from 'vitest';
import { endListeners } from './listeners.ts';

/** Pages of the test that runs, with how each of them is left. */
export const used = new Map<Page, () => Promise<void>>();

/** Says what the pages of a failed test show: a timeout alone does not tell what came instead. */
async function tellShown(pages: readonly Page[]): Promise<void> {
  for (const page of pages.filter((one) => !one.isClosed())) {
    const text = await page.innerText('body', { timeout: 2_000 }).catch(String);
    const line = text.replaceAll(/\s+/g, ' ');
    // A dialog stands at the end.
    const shown = line.length > 1_200 ? `${line.slice(0, 600)} … ${line.slice(-600)}` : line;
    process.stdout.write(`${page.url()} shows: ${shown}\n`);
  }
}

/** Leaves the pages of the test, so that they do not follow what is cleaned up after it. */
export async function leavePages({ task }: TestContext): Promise<void> {
  if (task.result?.state === 'fail') await tellShown([...used.keys()]);
  const leaving = [...used.values()];
  used.clear();
  await Promise.all(leaving.map((leave) => leave()));
  await endListeners();
}
