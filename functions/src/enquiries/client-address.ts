import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { firestore } from '../admin.ts';

/**
 * Google's own front ends: the addresses of https://www.gstatic.com/ipranges/goog.json that are not
 * in cloud.json, so that no customer of Google Cloud sits behind one.
 */
const googleFrontEnds = [
  ...['64.233.160.0/19', '66.102.0.0/20', '66.249.64.0/19', '72.14.192.0/18', '74.125.0.0/16'],
  ...['108.177.0.0/17', '142.250.0.0/15', '172.217.0.0/16', '172.253.0.0/16', '173.194.0.0/16'],
  ...['192.178.0.0/15', '209.85.128.0/17', '216.58.192.0/19', '216.239.32.0/19'],
  ...['2001:4860::/32', '2404:6800::/32', '2607:f8b0::/32', '2800:3f0::/32', '2a00:1450::/32'],
  '2c0f:fb50::/32',
];

/**
 * Express's `trust proxy`: whose word `request.ip` takes for where a request came from, read from
 * the end of X-Forwarded-For.
 *
 * Cloud Run appends the address that connected to it. For a visitor of the site that is a front end
 * of Google, behind which Hosting has put the visitor: `visitor, front end`. Whoever calls the
 * function's own address instead can put anything before it, but is himself the last entry:
 * `forged, caller`. So the last entry counts, unless it is a front end; then the one before it.
 *
 * Neither the emulators nor a plain server append anything, so that there the header is only what
 * the client says, and the address of the connection counts.
 */
export const trustedProxies = (environment: NodeJS.ProcessEnv): string[] =>
  environment['K_SERVICE'] && environment['FUNCTIONS_EMULATOR'] !== 'true'
    ? ['loopback', 'linklocal', 'uniquelocal', ...googleFrontEnds]
    : [];

/** The first 64 bits of an IPv6 address: one household or server has all the others. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** What counts as one address: an IPv4 address, or an IPv6 network of 64 bits. */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  return isIPv6(address) ? networkOf(address.toLowerCase()) : address;
}

let key: Promise<string> | undefined;

/** A secret of this project, made at its first use: without it, hashes of addresses are guessed. */
async function readKey(): Promise<string> {
  const document = firestore().collection('secrets').doc('clientAddress');
  return firestore().runTransaction(async (transaction) => {
    const known: unknown = (await transaction.get(document)).get('key');
    if (typeof known === 'string') return known;
    const made = randomBytes(32).toString('base64url');
    transaction.create(document, { key: made });
    return made;
  });
}

/** The address as it is stored: recognisable, but not readable. */
export async function hashAddress(address: string): Promise<string> {
  key ??= readKey();
  key.catch(() => (key = undefined));
  return createHmac('sha256', await key)
    .update(countedAddress(address))
    .digest('base64url');
}
