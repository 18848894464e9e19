import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';
import { ApiError } from '../http/errors.ts';

/** Enquiries that one address may send within the window. */
const limit = 5;

const windowMilliseconds = 10 * 60 * 1000;

/**
 * Milliseconds for which an instance refuses an address without asking Firestore again, once it is
 * over the limit: long enough for a flood, short enough that the counter stays what decides.
 */
const memory = 1_000;

/** Addresses remembered at most. */
const capacity = 10_000;

interface Block {
  /** When the address may send again. */
  readonly until: number;
  readonly rememberedUntil: number;
}

/** The addresses over the limit, by their hash. */
const blocked = new Map<string, Block>();

export const counterOf = (hash: string) => firestore().collection('enquiryLimits').doc(hash);

export const tooMany = (seconds: number): ApiError =>
  new ApiError('too-many', 'Too many enquiries from this connection; try again later', {
    headers: { 'Retry-After': String(seconds) },
  });

const secondsUntil = (time: number): number => Math.max(1, Math.ceil((time - Date.now()) / 1000));

/** Refuses an address that was over the limit a moment ago. */
export function requireNotBlocked(hash: string): void {
  const known = blocked.get(hash);
  if (!known) return;
  if (known.rememberedUntil > Date.now()) throw tooMany(secondsUntil(known.until));
  blocked.delete(hash);
}

/**
 * Counts one enquiry of the address, within the transaction that stores it: a count that is read
 * and then written outside of one lets concurrent requests through. Firestore deletes the counter
 * after `expiresAt` (a time-to-live policy in firestore.indexes.json).
 */
export function countEnquiry(transaction: Transaction, counter: DocumentSnapshot): void {
  const now = Date.now();
  const times: number[] = counter.get('times') ?? [];
  const recent = times.filter((time) => time > now - windowMilliseconds);
  const [oldest = now] = recent;
  if (recent.length >= limit) {
    const until = oldest + windowMilliseconds;
    if (blocked.size >= capacity) blocked.clear();
    blocked.set(counter.id, { until, rememberedUntil: Math.min(until, now + memory) });
    throw tooMany(secondsUntil(until));
  }
  transaction.set(counter.ref, {
    times: [...recent, now],
    expiresAt: Timestamp.fromMillis(now + windowMilliseconds),
  });
}
