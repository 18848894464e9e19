import type { IncomingMessage, ServerResponse } from 'node:http';
import { contactDetailsAreMissing } from './contact-details.ts';

/** The hosts that Hosting gives every project and every preview. */
const givenHost = /\.(?:web\.app|firebaseapp\.com)$/i;

/**
 * Asks search engines to leave an answer out where the site is not to be found: at a host that Hosting
 * gave (staging, previews, and the site beside its own domain;
 * docs/decisions/013-client-address.md says which header is true), and as long as nobody could be called or written to.
 */
export function keepOutOfSearch(request: IncomingMessage, response: ServerResponse): void {
  const hosts = String(request.headers['x-forwarded-host'] ?? '').split(',');
  const isGivenHost = givenHost.test(hosts.at(-1)?.trim() ?? '');
  if (isGivenHost || contactDetailsAreMissing()) response.setHeader('X-Robots-Tag', 'noindex');
  else response.removeHeader('X-Robots-Tag');
}
