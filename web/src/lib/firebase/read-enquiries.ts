import { collections, storedEnquiry, type StoredEnquiry } from '@institute/schema';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { timed } from '../page/timed.ts';
import { firestore } from './firestore-lite.ts';
import { whereParts, type EnquiryFilter } from './enquiry-filter.ts';

/** Enquiries that one request brings: few enough to keep the page responsive. */
const chunkSize = 150;

/**
 * Everything that the filter lets through, newest first, chunk after chunk: `onChunk` gets each,
 * and says whether to go on. Documents that do not fit the schema are left out. The small SDK reads
 * them: the one that listens would keep them all, and hold up typing while it does.
 */
export async function readEnquiries(
  filter: EnquiryFilter,
  onChunk: (chunk: StoredEnquiry[]) => boolean,
): Promise<void> {
  const found = query(
    collection(firestore(), collections.enquiries),
    ...whereParts(filter).map((part) => where(...part)),
    orderBy('createdAt', 'desc'),
  );
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const after = last ? [startAfter(last)] : [];
    const { docs } = await timed('enquiries', () =>
      getDocs(query(found, ...after, limit(chunkSize))),
    );
    const chunk = docs.flatMap((entry) => {
      const parsed = storedEnquiry.safeParse({ ...entry.data(), _id: entry.id });
      return parsed.success ? [parsed.data] : [];
    });
    last = docs.at(-1);
    if (!onChunk(chunk) || docs.length < chunkSize) return;
  }
}
