import {
  collections,
  storedTimelineEntry,
  type StoredTimelineEntry,
  type TimelineEntry,
} from '@institute/schema';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/authenticate.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { markStale } from '../reports/marks/stale-days.ts';
import { transact } from '../platform/transact.ts';
import { firstAnswer } from './progress.ts';

const timeline = () => firestore().collection(collections.timeline);

const authorOf = (admin: Admin | undefined) => ({
  by: admin?.uid ?? '',
  byName: admin?.email ?? admin?.uid ?? '',
});

/** Adds what was changed to the timeline of an enquiry. */
export function addEntry(
  transaction: Transaction,
  enquiry: string,
  text: string,
  admin?: Admin,
): void {
  const at = new Date().toISOString();
  transaction.create(timeline().doc(), { enquiry, kind: 'change', text, at, ...authorOf(admin) });
}

/** Adds the changes of status and colleague to the timeline. */
export function recordChanges(
  transaction: Transaction,
  enquiry: string,
  { before, next }: Record<'before' | 'next', DocumentData>,
  admin: Admin,
): void {
  const { status, assignedTo, assignedName } = next;
  if (status !== before['status'])
    addEntry(transaction, enquiry, `${before['status']} → ${status}`, admin);
  if (assignedTo !== undefined && assignedTo !== (before['assignedTo'] ?? ''))
    addEntry(transaction, enquiry, `Assigned to ${assignedName || 'no one'}`, admin);
}

/**
 * Adds an entry once, however often the client retries with the same id. `also` writes more with it,
 * given the enquiry.
 */
export async function addTimelineEntry(
  { id: enquiry, body: { id, ...entry } }: { id: string; body: TimelineEntry },
  admin: Admin,
  also?: (transaction: Transaction, owner: DocumentSnapshot) => void,
): Promise<StoredTimelineEntry> {
  const document = id === undefined ? timeline().doc() : timeline().doc(id);
  const parent = firestore().collection(collections.enquiries).doc(enquiry);
  const data = await transact(
    document.path,
    async (transaction) => {
      const [owner, known] = await transaction.getAll(parent, document);
      if (!owner?.exists) throw notFound('Enquiry');
      if (known?.exists) {
        const isSame = known.get('enquiry') === enquiry && known.get('text') === entry.text;
        if (isSame && known.get('by') === admin.uid) return known.data();
        throw new ApiError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
      }
      const added = { enquiry, ...entry, at: new Date().toISOString(), ...authorOf(admin) };
      transaction.create(document, added);
      const { answered } = entry.kind === 'note' ? {} : firstAnswer(owner.data() ?? {}, admin);
      if (answered) {
        transaction.update(parent, { answered });
        markStale(transaction, owner.get('createdAt'));
      }
      also?.(transaction, owner);
      return added;
    },
    () => new ApiError('conflict', 'Someone else is changing this at the same time; try again'),
  );
  return storedTimelineEntry.parse({ ...data, _id: document.id });
}
