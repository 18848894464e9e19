import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { mailboxOf } from './mailbox.ts';

/** Most mails in a day to one mailbox that strangers can cause. */
export const mostInDay = 5;

const day = 24 * 60 * 60 * 1000;

/** Counts one more mail; false if there are too many already. */
export type Quota = () => boolean;

/**
 * Reads how many mails that strangers can cause a mailbox had in the last day, and returns what counts
 * another. The counter stands with those of enquiries, which Firestore deletes after `expiresAt`.
 */
export async function quotaOf(
  transaction: Transaction,
  address: string,
  now: Date,
): Promise<Quota> {
  const mailbox = await keyedHash(`mail ${mailboxOf(address)}`);
  const counter = firestore().collection('enquiryLimits').doc(`mail-${mailbox}`);
  const times: number[] = (await transaction.get(counter)).get('times') ?? [];
  const since = now.getTime() - day;
  const recent = times.filter((time) => time > since);
  return () => {
    if (recent.length >= mostInDay) return false;
    recent.push(now.getTime());
    const expiresAt = Timestamp.fromMillis(now.getTime() + day);
    transaction.set(counter, { times: recent, expiresAt });
    return true;
  };
}
