import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { forkServer, type Server } from '../fork-server.ts';
import { viewports } from '../launch-browser.ts';
import { root } from '../ports.ts';

/** Every public page of the sample content, with one course and one post. */
export const routes = [
  '/',
  '/batches',
  '/demo',
  '/courses/python-full-stack-development',
  '/courses',
  '/trainers',
  '/about',
  '/placements',
  '/blog',
  '/blog/when-git-goes-wrong',
  '/contact',
  '/privacy',
] as const;

const script = join(root, 'tests', 'support', 'serve-site.ts');

/** The site as Hosting serves it, with pages that are not told about emulators. */
export const startSite = (folder?: string, environment: NodeJS.ProcessEnv = {}): Promise<Server> =>
  forkServer(script, folder ? [folder] : [], {
    CONTENT_MEMORY_SECONDS: '60',
    FUNCTIONS_EMULATOR: 'false',
    ...environment,
  });

/** The same, with pages that read from the emulators. */
export const startEmulatedSite = (): Promise<Server> =>
  startSite(undefined, { FUNCTIONS_EMULATOR: 'true' });

export const gzipped = (body: string | Buffer): number => gzipSync(body, { level: 9 }).length;

declare global {
  interface Window {
    /** When the app was hydrated, in milliseconds since navigation start. */
    readyAt?: number;
    /** When content was first painted, in milliseconds since navigation start. */
    paintedAt?: number;
  }
}

/** Records hydration and the first paint of content in the page, for which the app waits. */
function observePage(): void {
  new MutationObserver(() => {
    if (document.documentElement?.dataset['app']) window.readyAt ??= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-app'] });
  new PerformanceObserver((list) => {
    window.paintedAt ??= list.getEntries()[0]!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** A new page on a phone, with an empty cache. */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: viewports.phone,
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  await page.addInitScript(observePage);
  return page;
}

export const appReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.readyAt !== undefined);
