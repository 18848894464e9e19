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

/** Enquiries per request: few enough to keep the page responsive. */
const chunkSize = 150;

/**
 * Reads everything that matches the filter, newest first, in chunks: `onChunk` receives each and
 * returns whether to continue. Invalid documents are skipped. It uses the lite SDK: the full one
 * would keep all documents in memory and slow down typing.
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
