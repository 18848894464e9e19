import type { Page } from 'playwright-core';

/** Opens an address in the app that runs in the page, without loading the app again. */
export const openInApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
