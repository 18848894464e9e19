import type { StoredErasure } from '@institute/schema';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { holdersOf } from './holders-of.ts';

type Removed = Pick<StoredErasure['removed'], 'enquiries' | 'versions' | 'mail'>;

const nothing: Removed = { enquiries: 0, versions: 0, mail: 0 };

/** What else is done in the transaction that removes. */
export interface RemovalOptions {
  /** Whether, as the versions say, it is still to go. */
  readonly isDue?: (versions: readonly DocumentSnapshot[]) => boolean;
  /** Writes of what was removed. */
  readonly record?: (transaction: Transaction, removed: Removed) => void;
}

/** Removes an enquiry with its earlier versions and its mail, all or nothing. */
export function removeEnquiry(
  id: string,
  { isDue = () => true, record }: RemovalOptions = {},
): Promise<Removed> {
  const { enquiry, mail, versions } = holdersOf(id);
  return transact(
    enquiry.path,
    async (transaction) => {
      const [stored, told, { docs }] = await Promise.all([
        transaction.get(enquiry),
        transaction.get(mail),
        transaction.get(versions.select('restorableUntil')),
      ]);
      if (!isDue(docs)) return nothing;
      for (const { ref } of [stored, told, ...docs]) transaction.delete(ref);
      const removed = {
        enquiries: Number(stored.exists),
        versions: docs.length,
        mail: Number(told.exists),
      };
      record?.(transaction, removed);
      return removed;
    },
    () => new ApiError('conflict', 'Others are changing this at the same time; try again'),
  );
}
