import { render } from '@institute/web/entry-server';
import { logger, type https } from 'firebase-functions/v2';
import type { Response } from 'express';
import { emptyShell, pageHtml } from './page-html.ts';
import { serverContentSource } from './server-content-source.ts';

/** How long a page may take to render before the visitor gets the empty shell, in milliseconds. */
const renderTimeLimit = 5_000;

/** How long the CDN keeps a page, in seconds; after that it is asked for again. */
const cdnSeconds = 60;

const limited = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('Rendering took too long')), renderTimeLimit).unref();
    }),
  ]);

const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

/** Answers with the page as HTML; with the empty shell, which reads for itself, where that fails. */
export async function pages(request: https.Request, response: Response): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').end();
    return;
  }
  response.type('html');
  const { path } = request;
  if (isAdminPath(path)) {
    response.set('Cache-Control', 'no-store').send(emptyShell());
    return;
  }
  try {
    const search = new URL(request.originalUrl, 'http://localhost').search;
    const page = await limited(render(path, search, serverContentSource));
    response
      .status(page.head.status ?? 200)
      .set('Cache-Control', `public, max-age=0, s-maxage=${cdnSeconds}`)
      .send(pageHtml(page));
  } catch (error) {
    logger.error('A page could not be rendered; the shell was sent', { path, error });
    response.set('Cache-Control', 'no-store').send(emptyShell());
  }
}
