import type { StoredErasure } from '@institute/schema';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { holdersOf } from './holders-of.ts';

type Removed = Pick<StoredErasure['removed'], 'enquiries' | 'versions' | 'mail'>;

const nothing: Removed = { enquiries: 0, versions: 0, mail: 0 };

/** Further work in the removing transaction. */
export interface RemovalOptions {
  /** Whether, given its versions, it should still be removed. */
  readonly isDue?: (versions: readonly DocumentSnapshot[]) => boolean;
  /** Called with what was removed, for further writes. */
  readonly record?: (transaction: Transaction, removed: Removed) => void;
}

/** Removes an enquiry with its versions and its mail in one transaction. */
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
    () => new ApiError('conflict', 'Someone else is changing this at the same time; try again'),
  );
}
