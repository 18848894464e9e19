import type { Page, Request } from 'playwright-core';

/** What the page asks for and is still on its way, but for the stream of Firestore's answers. */
export function watchPending(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}
