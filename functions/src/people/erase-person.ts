import { collections, storedErasure, type Person, type StoredErasure } from '@institute/schema';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';
import { removeEnquiry } from '../enquiries/remove-enquiry.ts';
import type { Admin } from '../http/authenticate.ts';
import { ApiError } from '../http/errors.ts';
import { findEnquiries } from './find-enquiries.ts';

/** Begins the record, unless the try before did. */
const begin = (record: DocumentReference, by: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const known = await transaction.get(record);
    if (known.exists && known.get('by') !== by)
      throw new ApiError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
    if (known.exists) return;
    const removed = { enquiries: 0, versions: 0, mail: 0 };
    transaction.create(record, { at: new Date().toISOString(), by, enquiries: [], removed });
  });

/** Removes an enquiry, and says so in the record, both or neither. */
const removeOnRecord = (id: string, record: DocumentReference) =>
  removeEnquiry(id, {
    record: (transaction, removed) => {
      transaction.update(record, {
        enquiries: FieldValue.arrayUnion(id),
        'removed.enquiries': FieldValue.increment(removed.enquiries),
        'removed.versions': FieldValue.increment(removed.versions),
        'removed.mail': FieldValue.increment(removed.mail),
      });
    },
  });

/**
 * Removes everything that is held about a person. The record comes first and grows with each
 * enquiry that goes, so that it is true wherever a try ends; the next one with the same `id`
 * continues it.
 */
export async function erasePerson(
  { body: { id, ...person } }: { body: Person & { id?: string | undefined } },
  { uid }: Admin,
): Promise<StoredErasure> {
  const all = firestore().collection(collections.erasures);
  const record = id === undefined ? all.doc() : all.doc(id);
  await begin(record, uid);
  for (const enquiry of await findEnquiries(person)) await removeOnRecord(enquiry, record);
  return storedErasure.parse({ ...(await record.get()).data(), _id: record.id });
}
