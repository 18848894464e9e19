import { collections, storedErasure, type Person, type StoredErasure } from '@institute/schema';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { cancelOnErasure } from '../demo/bookings/cancel-on-erasure.ts';
import { removeEnquiries } from '../enquiries/remove-enquiry.ts';
import type { Admin } from '../platform/caller/account.ts';
import { deleteRecord } from '../proof/records/delete-records.ts';
import { recountLater } from '../proof/records/recount.ts';
import { keepDays, readStaleDays } from '../reports/keep-days.ts';
import { idTaken } from '../platform/errors.ts';
import { eraseFrom, removeFiles } from './erase-content.ts';
import { listErasure } from './erasure-list.ts';
import { findEnquiries } from './find-enquiries.ts';
import { identifiersOf, type Identifier } from './identifiers.ts';

/** The log entry before anything is erased. */
export const beginning = (at: string, by: string): Omit<StoredErasure, '_id'> => ({
  at,
  by,
  enquiries: [],
  content: [],
  removed: { enquiries: 0, versions: 0, mail: 0, timeline: 0, content: 0, files: 0 },
});

/** Creates the log entry, unless an earlier try did. Returns its content. */
const begin = (record: DocumentReference, by: string): Promise<StoredErasure> =>
  firestore().runTransaction(async (transaction) => {
    const known = await transaction.get(record);
    if (known.exists && known.get('by') !== by) throw idTaken();
    if (known.exists) return storedErasure.parse({ ...known.data(), _id: record.id });
    const begun = beginning(new Date().toISOString(), by);
    transaction.create(record, begun);
    return { ...begun, _id: record.id };
  });

/** Removes an enquiry and logs it, in one transaction. */
const removeOnRecord = (id: string, record: DocumentReference, admin: Admin) =>
  removeEnquiries([id], {
    freedBy: admin,
    record: (transaction, removed) => {
      transaction.update(record, {
        enquiries: FieldValue.arrayUnion(id),
        'removed.enquiries': FieldValue.increment(removed.enquiries),
        'removed.versions': FieldValue.increment(removed.versions),
        'removed.mail': FieldValue.increment(removed.mail),
        'removed.timeline': FieldValue.increment(removed.timeline),
      });
    },
  });

interface Erasure {
  /** IDs of the enquiries to erase. */
  readonly enquiries: readonly string[];
  /** Paths of the content to erase the person from. */
  readonly content: readonly string[];
  readonly identifiers: readonly Identifier[];
}

const isFile = (path: string): boolean => path.startsWith(`${collections.files}/`);

/** What goes takes with it what staff alone know of the placement with its id. */
const withRecord: readonly string[] = [collections.placements, collections.placementRecords];

/** Erases, adding to the log entry as it goes. */
export async function erase(
  { enquiries, content, identifiers }: Erasure,
  record: DocumentReference,
  admin: Admin,
): Promise<StoredErasure> {
  for (const enquiry of enquiries) {
    await cancelOnErasure(enquiry);
    await removeOnRecord(enquiry, record, admin);
  }
  // Files last: what shows them goes first.
  for (const path of content.toSorted(
    (one, other) => Number(isFile(one)) - Number(isFile(other)),
  )) {
    const document = firestore().doc(path);
    await eraseFrom(document, identifiers, record, admin);
    const { id, parent } = document;
    if (withRecord.includes(parent.id) && !(await document.get()).exists) await deleteRecord(id);
  }
  await removeFiles(record);
  if (content.some((path) => path.startsWith(`${collections.placements}/`))) await recountLater();
  await keepDays([...(await readStaleDays())]);
  return storedErasure.parse({ ...(await record.get()).data(), _id: record.id });
}

const union = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/**
 * Erases everything about a person; of the site's content, only what was chosen. The log entry
 * comes first and grows with every removal, so that it is correct wherever a try ends; a retry with
 * the same `id` continues it.
 */
export async function erasePerson(
  {
    body: { id, content, ...person },
  }: { body: Person & { id?: string | undefined; content: string[] } },
  admin: Admin,
): Promise<StoredErasure> {
  const all = firestore().collection(collections.erasures);
  const record = id === undefined ? all.doc() : all.doc(id);
  const begun = await begin(record, admin.uid);
  const identifiers = identifiersOf(person);
  const enquiries = await findEnquiries(person);
  await listErasure(person, {
    id: record.id,
    at: begun.at,
    enquiries: union(begun.enquiries, enquiries),
    content: union(begun.content, content),
  });
  return erase({ enquiries, content, identifiers }, record, admin);
}
