import { isIPv6 } from 'node:net';

/** The first groups of 16 bits of an IPv6 address. */
function prefixOf(address: string, groups: number): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, groups).join(':')}::/${groups * 16}`;
}

/**
 * The networks counted for an address, the narrowest first: for IPv4 the address; for IPv6 the /64
 * of one household or server, and the /48 of one customer.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return [mapped[1]];
  return isIPv6(address) ? [prefixOf(address, 4), prefixOf(address, 3)] : [address];
}
