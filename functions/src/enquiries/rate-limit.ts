import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';
import { ApiError } from '../http/errors.ts';

/** Enquiries that one address may send within the window. */
const limit = 5;

const windowMilliseconds = 10 * 60 * 1000;

/** When the addresses known to be over the limit may send again, by their hash. */
const blocked = new Map<string, number>();

/** Addresses remembered at most; the counters in Firestore do not depend on it. */
const capacity = 10_000;

export const counterOf = (hash: string) => firestore().collection('enquiryLimits').doc(hash);

function block(hash: string, until: number): void {
  if (blocked.size >= capacity) blocked.clear();
  blocked.set(hash, until);
}

export const tooMany = (seconds: number): ApiError =>
  new ApiError('too-many', 'Too many enquiries from this connection; try again later', {
    headers: { 'Retry-After': String(seconds) },
  });

/** Refuses an address that this instance knows to be over the limit, without asking Firestore. */
export function requireNotBlocked(hash: string): void {
  const left = (blocked.get(hash) ?? 0) - Date.now();
  if (left > 0) throw tooMany(Math.ceil(left / 1000));
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
    block(counter.id, oldest + windowMilliseconds);
    requireNotBlocked(counter.id);
  }
  transaction.set(counter.ref, {
    times: [...recent, now],
    expiresAt: Timestamp.fromMillis(now + windowMilliseconds),
  });
}
