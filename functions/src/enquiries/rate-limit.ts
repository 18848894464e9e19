import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';
import { hashNetwork, networksOf } from '../platform/caller/address-networks.ts';

/** Enquiries within the window of one address, and of the wider network that it is in. */
const limits = [5, 20] as const;

const windowMilliseconds = 10 * 60 * 1000;

/**
 * Milliseconds for which an instance refuses an address without asking Firestore again, once it is
 * over the limit: long enough for a flood, short enough that the counter stays what decides.
 */
const memory = 1_000;

/** Networks remembered at most. */
const capacity = 10_000;

interface Block {
  /** When the network may send again. */
  readonly until: number;
  readonly rememberedUntil: number;
}

/** The networks over their limit, by their hash. */
const blocked = new Map<string, Block>();

/** What an enquiry counts for: a document, and how many enquiries it takes. */
export interface Counter {
  readonly document: DocumentReference;
  readonly limit: number;
}

/** The counters of an address, the narrowest first. */
export async function countersOf(address: string): Promise<readonly [Counter, ...Counter[]]> {
  const counter = async (network: string, limit: number): Promise<Counter> => ({
    document: firestore()
      .collection('enquiryLimits')
      .doc(await hashNetwork(network)),
    limit,
  });
  const [own, wider] = networksOf(address);
  const narrowest = await counter(own, limits[0]);
  return wider === undefined ? [narrowest] : [narrowest, await counter(wider, limits[1])];
}

export const tooMany = (seconds: number): ApiError =>
  new ApiError('too-many', 'Too many enquiries from this connection; try again later', {
    headers: { 'Retry-After': String(seconds) },
  });

const secondsUntil = (time: number): number => Math.max(1, Math.ceil((time - Date.now()) / 1000));

/** Refuses an address that was over a limit a moment ago. */
export function requireNotBlocked(counters: readonly Counter[]): void {
  for (const { document } of counters) {
    const known = blocked.get(document.id);
    if (known && known.rememberedUntil > Date.now()) throw tooMany(secondsUntil(known.until));
    blocked.delete(document.id);
  }
}

/** The times that count now, unless there are as many as the limit. */
function requireBelow(limit: number, stored: DocumentSnapshot, now: number): number[] {
  const times: number[] = stored.get('times') ?? [];
  const recent = times.filter((time) => time > now - windowMilliseconds);
  const [oldest = now] = recent;
  if (recent.length < limit) return recent;
  const until = oldest + windowMilliseconds;
  if (blocked.size >= capacity) blocked.clear();
  blocked.set(stored.id, { until, rememberedUntil: Math.min(until, now + memory) });
  throw tooMany(secondsUntil(until));
}

/**
 * Counts one enquiry, within the transaction that stores it: a count that is read and then written
 * outside of one lets concurrent requests through. Firestore deletes the counters after `expiresAt`
 * (a time-to-live policy in firestore.indexes.json).
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
