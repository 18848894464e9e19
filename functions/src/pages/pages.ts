import { draftImagePath, feedPath, ownFiles } from '@institute/web/entry-server';
import type { Request } from 'firebase-functions/v2/https';
import type { Response } from 'express';
import { cachedShownClaims, wasOnlyBacked } from '../proof/claims/shown-claims.ts';
import { lookForChanges } from '../content/changes.ts';
import { cachedIdentity, lastIdentity } from '../content/contact-details.ts';
import { keepOutOfSearch } from '../content/keep-out-of-search.ts';
import { hasBody } from '../platform/http/has-body.ts';
import { isCurrent } from '../platform/http/is-current.ts';
import { loggedPath } from '../platform/http/log-request.ts';
import { dataHeaders, pageHeaders } from '../platform/http/security-headers.ts';
import { reportError } from '../platform/report-error.ts';
import { batchCalendar } from './batch-calendar.ts';
import { cdnSeconds, shortly } from '../platform/http/cdn.ts';
import { consentPattern, sendConsentPage } from './consent-page.ts';
import { bookingPattern, demoPattern, sendDemoPage } from './demo/demo-pages.ts';
import { sendFeed } from './feed/feed.ts';
import { keptPage, recentPage, renderPage, type KeptPage } from './kept-pages.ts';
import { sendOwnFile } from './own-files.ts';
import { adminShell, emptyShell, type Html } from './page-html.ts';
import { sendFeeSheet } from './send-fee-sheet.ts';
import { sendShareImage } from './share-image/send-share-image.ts';
import { isSitemapPath, sendSitemap } from './sitemap/sitemap.ts';

/** Timeout of rendering, in milliseconds; after that the visitor gets the empty shell. */
const renderTimeLimit = 5_000;

const limited = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('Rendering took too long')), renderTimeLimit).unref();
    }),
  ]);

/** The calendar file of a batch, by its id. */
const calendarPattern = /^\/batches\/([A-Za-z0-9][A-Za-z0-9_-]{0,127})\.ics$/;

/** What answers the pages with forms that post to them, by their paths. */
const formPages = [
  [demoPattern, sendDemoPage],
  [consentPattern, sendConsentPage],
] as const;

/** What answers forms that post to the path of another page. */
const postPages = [...formPages, [bookingPattern, sendDemoPage]] as const;

/** No page has a longer path. One that Firestore cannot look up is rendered until the timeout. */
const longestPath = 1_000;

const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

const sendShell = (response: Response, { html, policy }: Html): unknown =>
  response
    .type('html')
    .set({ ...pageHeaders(policy), 'Cache-Control': 'no-store' })
    .send(html);

/** The fast path: most requests end here. */
function sendKept(request: Request, response: Response, page: KeptPage): void {
  const { status, etag, body } = page;
  // Again: only now the contact details that the page shows have been read.
  keepOutOfSearch(request, response);
  const headers = { ...page.headers, 'Cache-Control': shortly() };
  if (isCurrent(request, etag)) response.writeHead(304, headers).end();
  else response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
}

/**
 * The page as HTML. If rendering fails, the stale page; else the empty shell, which loads its
 * content itself.
 */
async function sendPage(request: Request, response: Response): Promise<void> {
  const { path, originalUrl } = request;
  const [, search = ''] = originalUrl.split('?', 2);
  await lookForChanges(request.query['saved'] !== undefined);
  try {
    const page = keptPage(path, search) ?? (await limited(renderPage(path, search)));
    sendKept(request, response, page);
  } catch (error) {
    reportError('Rendering a page failed; a stale page or the shell was sent', error, {
      path: loggedPath(path),
    });
    const recent = recentPage(path, search);
    if (recent) sendKept(request, response, recent);
    else {
      keepOutOfSearch(request, response);
      sendShell(
        response,
        emptyShell({
          onlyBacked: wasOnlyBacked(),
          contactInfo: lastIdentity().info,
          said: lastIdentity().said,
        }),
      );
    }
  }
}

/** What has no shell to fall back to, and sets all headers itself, gets a 503 with Retry-After. */
async function sendOrFail(
  request: Request,
  response: Response,
  send: () => Promise<unknown>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    reportError('A request failed', error, { path: loggedPath(request.path) });
    response
      .status(503)
      .set({ ...dataHeaders, 'Cache-Control': 'no-store', 'Retry-After': '60' })
      .type('text')
      .send('Please try again later.');
  }
}

/** The same for what has the headers of data, such as images. */
function sendWithoutShell(
  request: Request,
  response: Response,
  send: () => Promise<unknown>,
): Promise<void> {
  response.set(dataHeaders);
  return sendOrFail(request, response, send);
}

/** Answers every path but the API's: pages, plain forms, fee sheets, share images, the sitemap and the feed. */
export async function pages(request: Request, response: Response): Promise<void> {
  const { method, path } = request;
  const [, sendFormPage] = formPages.find(([pattern]) => pattern.test(path)) ?? [];
  const [, answerForm] = postPages.find(([pattern]) => pattern.test(path)) ?? [];
  if (answerForm && method === 'POST') {
    await sendWithoutShell(request, response, () => answerForm(request, response));
  } else if (method !== 'GET' && method !== 'HEAD') {
    response
      .status(405)
      .set({ ...dataHeaders, Allow: answerForm ? 'GET, HEAD, POST' : 'GET, HEAD' })
      .end();
  } else if (hasBody(request.headers)) {
    response.status(413).set(dataHeaders).end();
  } else if (path.length > longestPath) {
    response
      .status(414)
      .set({ ...dataHeaders, 'Cache-Control': 'no-store' })
      .type('text')
      .send('This address is too long.');
  } else if (path.startsWith('/assets/')) {
    // A file of another build; Hosting serves those of this one.
    response
      .status(404)
      .set({ ...dataHeaders, 'Cache-Control': 'no-store' })
      .end();
  } else if (isAdminPath(path)) {
    // What was known before stands in for what cannot be read.
    await limited(Promise.all([cachedIdentity(), cachedShownClaims()])).catch(() => undefined);
    sendShell(response, adminShell({ onlyBacked: wasOnlyBacked(), said: lastIdentity().said }));
  } else if (isSitemapPath(path)) {
    await sendOrFail(request, response, () => sendSitemap(request, response));
  } else if (path === feedPath) {
    await sendOrFail(request, response, () => sendFeed(request, response));
  } else if (calendarPattern.test(path)) {
    await sendWithoutShell(request, response, async () => {
      const text = await batchCalendar(calendarPattern.exec(path)?.[1] ?? '');
      response.set('Cache-Control', 'no-cache');
      if (text === undefined) response.status(404).type('text').send('This batch does not exist.');
      else response.type('text/calendar').send(text);
    });
  } else if (sendFormPage) {
    await sendWithoutShell(request, response, () => sendFormPage(request, response));
  } else if (path.startsWith(`${ownFiles}/`)) {
    await sendWithoutShell(request, response, () => sendOwnFile(path, response));
  } else if (path === draftImagePath) {
    await sendWithoutShell(request, response, async () => {
      const { sendDraftImage } = await import('./share-image/send-draft-image.ts');
      await sendDraftImage(request, response);
    });
  } else if (path.startsWith('/og/')) {
    await sendWithoutShell(request, response, () => sendShareImage(request, response, cdnSeconds));
  } else if (path.startsWith('/fees/')) {
    await sendWithoutShell(request, response, async () => {
      if (!(await sendFeeSheet(path, response))) await sendPage(request, response);
    });
  } else if (request.query['preview'] !== undefined) {
    await sendWithoutShell(request, response, async () => {
      const { sendPreview } = await import('./preview/preview.ts');
      await sendPreview(request, response);
    });
  } else {
    await sendPage(request, response);
  }
}

export { keepOutOfSearch } from '../content/keep-out-of-search.ts';
export { adoptHost } from '../platform/http/adopt-host.ts';
