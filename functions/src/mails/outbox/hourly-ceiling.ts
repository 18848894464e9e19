import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';

/** Most mails in an hour that strangers can cause, to all addresses together. */
const mostInHour = 60;

const hour = 60 * 60 * 1000;

/**
 * Counts a mail towards the ceiling of its hour; false if that is reached. The counter, with those of
 * enquiries, is written no more often than the ceiling allows: once it is reached, it is only read.
 */
export async function countInHour(transaction: Transaction, now: number): Promise<boolean> {
  const since = new Date(now).toISOString().slice(0, 13);
  const counter = firestore().collection('enquiryLimits').doc(`mails-${since}`);
  const count = Number((await transaction.get(counter)).get('count') ?? 0);
  if (count >= mostInHour) return false;
  transaction.set(counter, { count: count + 1, expiresAt: Timestamp.fromMillis(now + hour) });
  return true;
}
