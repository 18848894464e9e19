import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { firestore } from '../admin.ts';

/** The first groups of 16 bits of an IPv6 address. */
function prefixOf(address: string, groups: number): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, groups).join(':')}::/${groups * 16}`;
}

/**
 * What is counted for an address, the narrowest first: an IPv4 address; or the 64 bits of IPv6 that
 * one household or server has to itself, and the 48 bits that one customer may have.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return [mapped[1]];
  return isIPv6(address) ? [prefixOf(address, 4), prefixOf(address, 3)] : [address];
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

/** A network as it is stored: recognisable, but not readable. */
export async function hashNetwork(network: string): Promise<string> {
  key ??= readKey();
  key.catch(() => (key = undefined));
  return createHmac('sha256', await key)
    .update(network)
    .digest('base64url');
}
