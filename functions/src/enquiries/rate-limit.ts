import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';
import { networksOf } from '../platform/caller/address-networks.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { tooManyEnquiries } from '../texts/en/errors.ts';

/** Maximum number of enquiries in the window, by address and by the networks around it. */
const limits = [5, 20] as const;

const windowMilliseconds = 10 * 60 * 1000;

/**
 * How long an instance rejects an address that is over its limit without asking Firestore again, in
 * milliseconds: long enough to help in a flood, short enough that the stored counter decides.
 */
const memory = 1_000;

/** When a network over its limit may send again, by its hash. */
const blocked = new LRUCache<string, number>({ max: 10_000 });

export interface Counter {
  readonly document: DocumentReference;
  readonly limit: number;
}

/** The counters of an address, the narrowest network first. */
export async function countersOf(address: string): Promise<readonly [Counter, ...Counter[]]> {
  const counter = async (network: string, limit: number): Promise<Counter> => ({
    document: firestore()
      .collection('enquiryLimits')
      .doc(await keyedHash(network)),
    limit,
  });
  const [own, wider] = networksOf(address);
  const narrowest = await counter(own, limits[0]);
  return wider === undefined ? [narrowest] : [narrowest, await counter(wider, limits[1])];
}

export const tooMany = (seconds: number): ApiError =>
  new ApiError('too-many', tooManyEnquiries, {
    headers: { 'Retry-After': String(seconds) },
  });

const secondsUntil = (time: number): number => Math.max(1, Math.ceil((time - Date.now()) / 1000));

/** Rejects an address that was over its limit a moment ago. */
export function requireNotBlocked(counters: readonly Counter[]): void {
  for (const { document } of counters) {
    const until = blocked.get(document.id);
    if (until !== undefined) throw tooMany(secondsUntil(until));
  }
}

/** The timestamps within the window, or an error if the limit is reached. */
function requireBelow(limit: number, stored: DocumentSnapshot, now: number): number[] {
  const times: number[] = stored.get('times') ?? [];
  const recent = times.filter((time) => time > now - windowMilliseconds);
  const [oldest = now] = recent;
  if (recent.length < limit) return recent;
  const until = oldest + windowMilliseconds;
  blocked.set(stored.id, until, { ttl: Math.min(until - now, memory) });
  throw tooMany(secondsUntil(until));
}

/**
 * Counts one enquiry within the transaction that stores it, so that concurrent requests cannot slip
 * past the limit. Firestore deletes the counters after `expiresAt` (a TTL policy in
 * firestore.indexes.json).
 */
export function countEnquiry(
  transaction: Transaction,
  counters: readonly Counter[],
  stored: readonly DocumentSnapshot[],
): void {
  const now = Date.now();
  const expiresAt = Timestamp.fromMillis(now + windowMilliseconds);
  for (const [index, { document, limit }] of counters.entries()) {
    const recent = requireBelow(limit, stored[index]!, now);
    transaction.set(document, { times: [...recent, now], expiresAt });
  }
}
