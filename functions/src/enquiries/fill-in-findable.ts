import { collections, contactsOf } from '@institute/schema';
import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { findable } from './findable.ts';

/** Few enough for a batch that Firestore takes. */
const batchSize = 200;

/** Says that every enquiry and every version of one can be found by query. */
const mark = (): DocumentReference => firestore().collection('upkeep').doc('findableEnquiries');

export const areFindable = async (): Promise<boolean> => (await mark().get()).exists;

/** Updates the documents of a query, in order of their ids. Returns how many needed it. */
async function fillIn(
  query: Query,
  changes: (found: QueryDocumentSnapshot) => object | undefined,
): Promise<number> {
  let count = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = query.orderBy('__name__').limit(batchSize);
    const { docs } = await (last ? page.startAfter(last) : page).get();
    const batch = firestore().batch();
    for (const found of docs) {
      const changed = changes(found);
      if (!changed) continue;
      // Fails if somebody changed or removed it meanwhile: the next run makes up for it.
      batch.update(found.ref, changed, { lastUpdateTime: found.updateTime });
      count += 1;
    }
    await batch.commit();
    last = docs.length === batchSize ? docs.at(-1) : undefined;
  } while (last);
  return count;
}

/** Fills in what enquiries of earlier releases, and their versions, are found by. */
export async function fillInFindable(): Promise<number> {
  const { enquiries, versions } = collections;
  const earlier = firestore().collection(versions).where('collection', '==', enquiries);
  const count =
    (await fillIn(firestore().collection(enquiries), (found) => {
      const { assignedTo = '', ...data } = found.data();
      if (data['searchParts'] && data['contacts'] && 'assignedTo' in found.data()) return undefined;
      const { searchParts, contacts } = findable(found.id, data);
      return { searchParts, contacts, assignedTo };
    })) +
    (await fillIn(earlier, (found) => {
      if (found.get('data.contacts')) return undefined;
      const { email, phone } = found.get('data') ?? {};
      return { 'data.contacts': contactsOf({ email: String(email), phone: String(phone) }) };
    }));
  await mark().set({ at: new Date().toISOString() });
  return count;
}
