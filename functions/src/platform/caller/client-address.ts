import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import * as logger from 'firebase-functions/logger';
import { isOnCloudRun } from '../on-cloud-run.ts';

/**
 * Prefix of the host in requests that came through Hosting: its rewrites are pinned (`pinTag` in
 * firebase.json), so it calls the functions at a tagged address, `fh-` and the random id of the
 * Hosting version. Google routes by that name, and answers 404 for tags that do not exist.
 */
const hostingTag = /^fh-[\da-z]+---/;

let warned = false;

/**
 * Warns once if requests seem to come from Hosting without the tag: then all visitors share one
 * limit.
 */
function warnOnce(): void {
  if (!warned)
    logger.warn('A request claims to come from Hosting, but lacks the tag of its rewrite');
  warned = true;
}

/**
 * The address that a request came from (docs/decisions/013-client-address.md). On Cloud Run the last entry
 * of X-Forwarded-For is who connected to Google. Through Hosting that is Hosting, and the entry before
 * it is the visitor; otherwise it is the caller. Anybody can send the entries before these.
 *
 * Neither the emulators nor a plain server append anything: there the connection says it.
 */
export function clientAddress(request: IncomingMessage, environment = process.env): string {
  const connected = request.socket.remoteAddress ?? '';
  if (!isOnCloudRun(environment)) return connected;
  const entries = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const [visitor = '', caller = ''] = ['', ...entries].slice(-2).map((entry) => entry.trim());
  const isThroughHosting = hostingTag.test(request.headers.host ?? '');
  if (!isThroughHosting && request.headers['x-fh-requested-host']) warnOnce();
  return isThroughHosting && isIP(visitor) ? visitor : caller || connected;
}
