import {
  renderPlainPage,
  type PlainPageName,
  type PlainPageProps,
} from '@institute/web/entry-server';
import type { Response } from 'express';
import { pageHeaders } from '../platform/http/security-headers.ts';
import { plainHtml } from './page-html.ts';
import { serverContentSource } from './server-content-source.ts';

interface Sent {
  /** The path that it is sent at, for the menu. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a page that the server renders from what it is given, without the app's scripts. */
export async function sendPlainPage<Name extends PlainPageName>(
  response: Response,
  page: Name,
  props: PlainPageProps<Name>,
  { path, headers }: Sent,
): Promise<void> {
  const rendered = await renderPlainPage(page, props, { path, source: serverContentSource });
  const { html, policy } = plainHtml(rendered);
  response
    .type('html')
    .set({ ...pageHeaders(policy), 'X-Robots-Tag': 'noindex', ...headers })
    .send(html);
}
