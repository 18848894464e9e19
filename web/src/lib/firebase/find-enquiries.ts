import {
  collections,
  mixedParts,
  searchedPart,
  storedEnquiry,
  type StoredEnquiry,
} from '@institute/schema';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { timed } from '../page/timed.ts';
import { firestore } from './firestore-lite.ts';

/** So many are offered to whoever looks for one by name, phone or email. */
const most = 8;

/** Of those with the first part of a search, so many are read to find those with all of its parts. */
const mostRead = 50;

/** The newest enquiries with a part of a search. */
async function readWith(part: string, count: number) {
  const found = query(
    collection(firestore(), collections.enquiries),
    where('searchParts', 'array-contains', part),
    orderBy('createdAt', 'desc'),
    limit(count),
  );
  return (await timed('search for enquiries', () => getDocs(found))).docs;
}

/** What a search for a name and digits of a phone number finds, for example: a query takes one part alone. */
async function readMixed(search: string) {
  const [first, ...others] = mixedParts(search);
  if (first === undefined) return [];
  const docs = await readWith(first, mostRead);
  return docs
    .filter((entry) => others.every((part) => entry.get('searchParts').includes(part)))
    .slice(0, most);
}

/** The newest enquiries that a search finds; none for an empty one. */
export async function findEnquiries(search: string): Promise<StoredEnquiry[]> {
  const part = searchedPart(search);
  if (part === undefined) return [];
  const found = await readWith(part, most);
  const docs = found.length > 0 ? found : await readMixed(search);
  return docs.flatMap((entry) => {
    const { data } = storedEnquiry.safeParse({ ...entry.data(), _id: entry.id });
    return data ? [data] : [];
  });
}
