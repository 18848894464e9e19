import type { BrowserContextOptions, Page } from 'playwright-core';
import type { viewports } from '../launch-browser.ts';

/** How a test opens a page. */
export interface VisitOptions extends BrowserContextOptions {
  readonly device?: keyof typeof viewports;
  /** Messages of the console that the test provokes; any other error fails it. */
  readonly expectedErrors?: RegExp;
  /** A visitor who has not been here before: the first scroll opens the enquiry popup. */
  readonly firstVisit?: boolean;
  /** Whether the test moves the time of the page. */
  readonly clock?: boolean;
  /** A page that no test has opened before: nothing is in its caches. */
  readonly isNew?: boolean;
  /** Runs before the page is opened: routes, scripts. */
  readonly before?: (page: Page) => Promise<void>;
  /** How far the page must be when `visit` returns. */
  readonly waitUntil?: 'commit' | 'load';
}
