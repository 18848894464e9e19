import type { IncomingMessage, ServerResponse } from 'node:http';

/** The hosts that Hosting gives every project and every preview. */
const givenHost = /\.(?:web\.app|firebaseapp\.com)$/i;

/**
 * Keeps what is asked for at a host that Hosting gave out of search engines: staging, previews, and
 * the site beside its own domain (docs/decisions/013-client-address.md says which header is true).
 */
export function keepOutOfSearch(request: IncomingMessage, response: ServerResponse): void {
  const hosts = String(request.headers['x-forwarded-host'] ?? '').split(',');
  if (givenHost.test(hosts.at(-1)?.trim() ?? '')) response.setHeader('X-Robots-Tag', 'noindex');
}
