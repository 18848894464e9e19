import {
  collections,
  storedTimelineEntry,
  type StoredTimelineEntry,
  type TimelineEntry,
} from '@institute/schema';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { keepHistory } from '../content/history.ts';
import { timeAfter } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError, idTaken, notFound } from '../platform/errors.ts';
import { markStale } from '../content/stale-days.ts';
import { transact } from '../platform/transact.ts';
import { firstAnswer } from './progress.ts';

const timeline = () => firestore().collection(collections.timeline);

const authorOf = (admin: Admin | undefined) => ({
  by: admin?.uid ?? '',
  byName: admin?.name || (admin?.email ?? admin?.uid ?? ''),
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

/** Whether the timeline of an enquiry has this entry. Refuses the id of an entry of another enquiry. */
export async function hasEntry(
  transaction: Transaction,
  id: string,
  enquiry: string,
): Promise<boolean> {
  const known = await transaction.get(timeline().doc(id));
  if (!known.exists) return false;
  if (known.get('enquiry') !== enquiry) throw idTaken();
  return true;
}

/** An outcome that its own account takes back; undefined once it is gone. */
export async function outcomeToUndo(
  transaction: Transaction,
  id: string,
  enquiry: string,
  admin: Admin,
): Promise<DocumentSnapshot | undefined> {
  const entry = await transaction.get(timeline().doc(id));
  if (!entry.exists) return undefined;
  const isOwn = entry.get('kind') === 'outcome' && entry.get('by') === admin.uid;
  if (!isOwn || entry.get('enquiry') !== enquiry) throw idTaken();
  return entry;
}

/** Adds what came of a call to the timeline of an enquiry. */
export function addOutcome(
  transaction: Transaction,
  enquiry: string,
  { id, text, at }: Readonly<Record<'id' | 'text' | 'at', string>>,
  admin: Admin,
): void {
  transaction.create(timeline().doc(id), {
    enquiry,
    kind: 'outcome',
    text,
    at,
    ...authorOf(admin),
  });
}

/** Adds to the timeline whose an enquiry is now, if that changes. */
export function recordAssignee(
  transaction: Transaction,
  enquiry: string,
  { before, next }: Record<'before' | 'next', DocumentData>,
  admin?: Admin,
): void {
  const { assignedTo, assignedName } = next;
  if (assignedTo === undefined || assignedTo === (before['assignedTo'] ?? '')) return;
  addEntry(transaction, enquiry, `Assigned to ${assignedName || 'no one'}`, admin);
}

const personFields = ['name', 'phone', 'email'] as const;

/** Adds the changes of status, colleague and person to the timeline of an enquiry. */
export function recordChanges(
  transaction: Transaction,
  enquiry: string,
  { before, next }: Record<'before' | 'next', DocumentData>,
  admin: Admin,
): void {
  const { status } = next;
  if (status !== before['status'])
    addEntry(transaction, enquiry, `${before['status']} → ${status}`, admin);
  recordAssignee(transaction, enquiry, { before, next }, admin);
  const corrected = personFields.filter((field) => next[field] !== before[field]);
  if (corrected.length > 0)
    addEntry(transaction, enquiry, `Corrected ${corrected.join(', ')}`, admin);
}

/** Records the first call or message as the answer, and makes a new enquiry "contacted". Reads before it writes. */
async function noteAnswer(
  transaction: Transaction,
  owner: DocumentSnapshot,
  admin: Admin,
): Promise<void> {
  const before = owner.data() ?? {};
  const { answered } = firstAnswer(before, admin);
  const isNew = before['status'] === 'new';
  if (!answered && !isNew) return;
  markStale(transaction, before['createdAt']);
  if (!isNew) return void transaction.update(owner.ref, { answered });
  const at = timeAfter(before['updatedAt']);
  await keepHistory(transaction, owner.ref, before, { action: 'update', admin, at });
  addEntry(transaction, owner.id, 'new → contacted', admin);
  transaction.update(owner.ref, {
    status: 'contacted',
    updatedAt: at,
    ...(answered && { answered }),
  });
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
        throw idTaken();
      }
      const added = { enquiry, ...entry, at: new Date().toISOString(), ...authorOf(admin) };
      transaction.create(document, added);
      if (entry.kind !== 'note') await noteAnswer(transaction, owner, admin);
      also?.(transaction, owner);
      return added;
    },
    () => new ApiError('conflict', 'Someone else is changing this at the same time; try again'),
  );
  return storedTimelineEntry.parse({ ...data, _id: document.id });
}
