import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';
import type { Admin } from '../../platform/caller/account.ts';
import { dutyRoster } from './duty-roster.ts';

/**
 * Accounts that handle enquiries no longer, until theirs are nobody's, with whose act it was. No rule gives access
 * to it.
 */
const leavers = (): CollectionReference => firestore().collection('leavers');

/**
 * Notes in the transaction of an act whether the account handles enquiries after it. If not, its duty ends there, too: an
 * assignment that has read the colleagues before sees that in its own transaction.
 */
export function noteHandling(
  transaction: Transaction,
  uid: string,
  { handles, by }: { readonly handles: boolean; readonly by: Admin },
): void {
  const leaver = leavers().doc(uid);
  if (handles) return void transaction.delete(leaver);
  transaction.delete(dutyRoster().doc(uid));
  transaction.set(leaver, {
    by: { uid: by.uid, email: by.email ?? null, name: by.name ?? null },
    at: new Date().toISOString(),
  });
}
