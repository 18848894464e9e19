import type { IncomingMessage, ServerResponse } from 'node:http';
import { write } from 'firebase-functions/logger';
import { isOnCloudRun } from '../on-cloud-run.ts';

/** Paths that say which page was read, and name nobody. */
const openPath = /^(?:\/ta)?\/(?:courses|blog)\/[a-z\d-]{1,100}$/;

/** The first part of a path within its language, unless it looks like anything but a word. */
const firstPart = /^(?:\/ta(?=\/))?\/[a-z.-]{0,20}(?=$|\/|%2f)/i;

/**
 * A path of `pages` as logs have it. Many are secret below their first part (links of consents, codes
 * of fee sheets), and people type anything.
 */
export const loggedPath = (path: string): string =>
  openPath.test(path) ? path : (firstPart.exec(path)?.[0] ?? '/…');

/**
 * Logs a request once it is answered, with neither its query nor who sent it (docs/privacy.md, "Logs").
 * Of the API it is the route that is logged, without ids. `tools/deploy/request-log.ts` sends the lines
 * to a log bucket by their label.
 */
export function logRequest(
  request: IncomingMessage & { readonly route?: { readonly path?: unknown } },
  response: ServerResponse,
): void {
  if (!isOnCloudRun()) return;
  const start = performance.now();
  const [path = ''] = (request.url ?? '').split('?', 1);
  response.once('close', () => {
    const route = request.route?.path;
    const isOfApi = typeof route === 'string' && route.startsWith('/api/');
    write({
      severity: 'INFO',
      message: 'Request',
      'logging.googleapis.com/labels': { log: 'requests' },
      method: request.method,
      path: isOfApi ? route : loggedPath(path),
      // As Google's own log has it where the caller left before the answer.
      status: response.headersSent ? response.statusCode : 499,
      milliseconds: Math.round(performance.now() - start),
    });
  });
}
