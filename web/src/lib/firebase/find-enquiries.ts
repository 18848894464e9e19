import { collections, searchedPart, storedEnquiry, type StoredEnquiry } from '@institute/schema';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { timed } from '../page/timed.ts';
import { firestore } from './firestore-lite.ts';

/** So many are offered to whoever looks for one by name, phone or email. */
const most = 8;

/** The newest enquiries that a search finds; none for an empty one. */
export async function findEnquiries(search: string): Promise<StoredEnquiry[]> {
  const part = searchedPart(search);
  if (part === undefined) return [];
  const found = query(
    collection(firestore(), collections.enquiries),
    where('searchParts', 'array-contains', part),
    orderBy('createdAt', 'desc'),
    limit(most),
  );
  const { docs } = await timed('search for enquiries', () => getDocs(found));
  return docs.flatMap((entry) => {
    const { data } = storedEnquiry.safeParse({ ...entry.data(), _id: entry.id });
    return data ? [data] : [];
  });
}
