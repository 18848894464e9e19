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
import { english } from './english-site.ts';
import { sendFeed } from './feed/feed.ts';
import { keptPage, recentPage, renderPage, type KeptPage } from './kept-pages.ts';
import { sendOwnFile } from './own-files.ts';
import type { Html } from './page-html.ts';
import { sendFeeSheet } from './send-fee-sheet.ts';
import { languageOf, siteIn, takeLanguage } from './site-in.ts';
import { sendShareImage } from './share-image/send-share-image.ts';
import { isSitemapPath, sendSitemap } from './sitemap/sitemap.ts';
import { sendUnsent, unsentPattern } from './unsent-enquiry.ts';

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
const postPages = [
  ...formPages,
  [bookingPattern, sendDemoPage],
  [unsentPattern, sendUnsent],
] as const;

/** No page has a longer path. One that Firestore cannot look up is rendered until the timeout. */
const longestPath = 1_000;

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
  const address = { language: languageOf(response), path, search };
  await lookForChanges(request.query['saved'] !== undefined);
  try {
    const page = keptPage(address) ?? (await limited(renderPage(address)));
    sendKept(request, response, page);
  } catch (error) {
    reportError('Rendering a page failed; a stale page or the shell was sent', error, {
      path: loggedPath(path),
    });
    const recent = recentPage(address);
    if (recent) sendKept(request, response, recent);
    else {
      keepOutOfSearch(request, response);
      sendShell(
        response,
        (await siteIn(address.language)).html.empty({
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

type Answer = (request: Request, response: Response) => Promise<void>;

/** What is there once, whatever the language. */
const files: readonly (readonly [isIts: (path: string) => boolean, answer: Answer])[] = [
  [
    (path) => path.startsWith('/assets/'),
    // A file of another build; Hosting serves those of this one.
    async (_, response) => {
      response
        .status(404)
        .set({ ...dataHeaders, 'Cache-Control': 'no-store' })
        .end();
    },
  ],
  [
    (path) => /^\/admin(\/|$)/i.test(path),
    async (_, response) => {
      // What was known before stands in for what cannot be read.
      await limited(Promise.all([cachedIdentity(), cachedShownClaims()])).catch(() => undefined);
      const { said } = lastIdentity();
      sendShell(response, english.html.admin({ onlyBacked: wasOnlyBacked(), said }));
    },
  ],
  [
    isSitemapPath,
    (request, response) => sendOrFail(request, response, () => sendSitemap(request, response)),
  ],
  [
    (path) => path === feedPath,
    (request, response) => sendOrFail(request, response, () => sendFeed(request, response)),
  ],
  [
    (path) => path.startsWith(`${ownFiles}/`),
    (request, response) =>
      sendWithoutShell(request, response, () => sendOwnFile(request.path, response)),
  ],
  [
    (path) => path === draftImagePath,
    (request, response) =>
      sendWithoutShell(request, response, async () => {
        const { sendDraftImage } = await import('./share-image/send-draft-image.ts');
        await sendDraftImage(request, response);
      }),
  ],
  [
    (path) => path.startsWith('/og/'),
    (request, response) =>
      sendWithoutShell(request, response, () => sendShareImage(request, response, cdnSeconds)),
  ],
];

const sendCalendar: Answer = (request, response) =>
  sendWithoutShell(request, response, async () => {
    const id = calendarPattern.exec(request.path)?.[1] ?? '';
    const text = await batchCalendar(id, languageOf(response));
    response.set('Cache-Control', 'no-cache');
    if (text === undefined) response.status(404).type('text').send('This batch does not exist.');
    else response.type('text/calendar').send(text);
  });

/** Answers what no page is: methods, bodies and paths that none has. Says whether it was that. */
function refuse(
  { method, headers, path }: Request,
  response: Response,
  takesForm: boolean,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') {
    response
      .status(405)
      .set({ ...dataHeaders, Allow: takesForm ? 'GET, HEAD, POST' : 'GET, HEAD' })
      .end();
  } else if (hasBody(headers)) {
    response.status(413).set(dataHeaders).end();
  } else if (path.length > longestPath) {
    response
      .status(414)
      .set({ ...dataHeaders, 'Cache-Control': 'no-store' })
      .type('text')
      .send('This address is too long.');
  } else return false;
  return true;
}

/** Answers every path but the API's: pages, plain forms, fee sheets, share images, the sitemap and the feed. */
export async function pages(request: Request, response: Response): Promise<void> {
  await takeLanguage(request, response);
  const { method, path } = request;
  const [, sendFormPage] = formPages.find(([pattern]) => pattern.test(path)) ?? [];
  const [, answerForm] = postPages.find(([pattern]) => pattern.test(path)) ?? [];
  if (answerForm && method === 'POST')
    return sendWithoutShell(request, response, () => answerForm(request, response));
  if (refuse(request, response, answerForm !== undefined)) return undefined;
  const [, sendFile] =
    (languageOf(response) === 'en' && files.find(([isIts]) => isIts(path))) || [];
  if (sendFile) return sendFile(request, response);
  if (sendFormPage)
    return sendWithoutShell(request, response, () => sendFormPage(request, response));
  if (calendarPattern.test(path)) return sendCalendar(request, response);
  if (path.startsWith('/fees/'))
    return sendWithoutShell(request, response, async () => {
      if (!(await sendFeeSheet(path, response))) await sendPage(request, response);
    });
  if (request.query['preview'] !== undefined)
    return sendWithoutShell(request, response, async () => {
      const { sendPreview } = await import('./preview/preview.ts');
      await sendPreview(request, response);
    });
  return sendPage(request, response);
}

export { keepOutOfSearch } from '../content/keep-out-of-search.ts';
export { adoptHost } from '../platform/http/adopt-host.ts';
