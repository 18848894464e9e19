import type { PlainPageName, PlainPageProps } from '@institute/web/entry-server';
import type { Response } from 'express';
import { pageHeaders } from '../platform/http/security-headers.ts';
import { siteOf } from './site-in.ts';

/** Headers of a page that is about someone: no cache and no search engine has it. */
export const ofPerson = {
  'Cache-Control': 'private, no-store',
  // The origin alone: with none, browsers name no `Origin` when a form is posted (docs/security.md, 3.5.1).
  'Referrer-Policy': 'strict-origin',
} as const;

interface Sent {
  /** The path that it is sent at, for the menu. */
  readonly path: string;
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** A script of its own. */
  readonly script?: string;
}

/** Sends a page that the server renders from what it is given, without the app's scripts, in the language of its address. */
export async function sendPlainPage<Name extends PlainPageName>(
  response: Response,
  page: Name,
  props: PlainPageProps<Name>,
  { path, status = 200, headers = ofPerson, script }: Sent,
): Promise<void> {
  const { renderPlainPage, source, html: htmlOf } = await siteOf(response);
  const rendered = await renderPlainPage(page, props, { path, source });
  const { html, policy } = htmlOf.plain(rendered, script);
  response
    .status(status)
    .type('html')
    .set({ ...pageHeaders(policy), 'X-Robots-Tag': 'noindex', ...headers })
    .send(html);
}
