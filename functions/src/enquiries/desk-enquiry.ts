import { isDeepStrictEqual } from 'node:util';
import { collections, type DeskEnquiry } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { addAudit } from '../platform/audit.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError, idTaken } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { markStale } from '../content/stale-days.ts';
import { requireColleague } from './colleagues.ts';
import { findable } from './findable.ts';
import { addEntry } from './timeline.ts';

/**
 * Stores the enquiry of somebody who walked in or called, once however often the request is retried. It is
 * assigned to whoever types it in, and counts as contacted: they talk to that person.
 */
export async function createDeskEnquiry(
  { body: { id, ...given } }: { body: DeskEnquiry },
  admin: Admin,
): Promise<{ _id: string }> {
  const all = firestore().collection(collections.enquiries);
  const document = id === undefined ? all.doc() : all.doc(id);
  const assignedName = await requireColleague(admin.uid);
  await transact(
    document.path,
    async (transaction) => {
      const known = await transaction.get(document);
      const isSame = Object.entries(given).every(([key, value]) =>
        isDeepStrictEqual(known.get(key), value),
      );
      if (known.exists && !isSame) throw idTaken();
      if (known.exists) return;
      const at = new Date().toISOString();
      markStale(transaction, at);
      addEntry(transaction, document.id, `Recorded: ${given.source.toLowerCase()}`, admin);
      const event = { document: document.path, action: 'create' as const, admin, at };
      addAudit(transaction, event);
      transaction.create(document, {
        ...findable(document.id, given),
        qualification: '',
        experience: '',
        placementRequired: '',
        page: '',
        status: 'contacted',
        assignedTo: admin.uid,
        assignedName,
        assignedAt: at,
        createdAt: at,
        updatedAt: at,
      });
    },
    () => new ApiError('conflict', 'Someone else is saving this at the same time; try again'),
  );
  return { _id: document.id };
}
