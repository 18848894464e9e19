import type { StoredErasure } from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../http/errors.ts';
import { transact } from '../transact.ts';
import { holdersOf } from './holders-of.ts';

type Removed = StoredErasure['removed'];

/**
 * Removes an enquiry with its earlier versions and its mail, all or nothing. `record` may write of
 * it in the same transaction.
 */
export function removeEnquiry(
  id: string,
  record?: (transaction: Transaction, removed: Removed) => void,
): Promise<Removed> {
  const { enquiry, mail, versions } = holdersOf(id);
  return transact(
    enquiry.path,
    async (transaction) => {
      const [stored, told, { docs }] = await Promise.all([
        transaction.get(enquiry),
        transaction.get(mail),
        transaction.get(versions.select()),
      ]);
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
