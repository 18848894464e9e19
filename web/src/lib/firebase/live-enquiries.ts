import { collections, storedEnquiry, type StoredEnquiry } from '@institute/schema';
import {
  collection,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { timed } from '../timed.ts';
import { liveFirestore } from './firestore.ts';
import { liveCollection, type LiveSource } from './live.ts';

/** Which enquiries to read; what is absent narrows nothing. */
export interface EnquiryFilter {
  readonly status?: string;
  /** Texts that the course is stored as, any of them. */
  readonly courses?: readonly string[];
  readonly source?: string;
  /** Moments in ISO 8601: from the first on, before the second. */
  readonly from?: string;
  readonly before?: string;
}

/** Enquiries that one request of `readEnquiries` brings: few enough to keep the page responsive. */
const chunkSize = 250;

/** What the filter lets through, newest first; firestore.indexes.json has an index for each part. */
function enquiries({ status, courses, source, from, before }: EnquiryFilter): Query {
  return query(
    collection(liveFirestore(), collections.enquiries),
    ...(status ? [where('status', '==', status)] : []),
    ...(courses ? [where('course', 'in', courses)] : []),
    ...(source ? [where('source', '==', source)] : []),
    ...(from ? [where('createdAt', '>=', from)] : []),
    ...(before ? [where('createdAt', '<', before)] : []),
    orderBy('createdAt', 'desc'),
  );
}

/** The newest enquiries that the filter lets through, at most `count`. */
export const liveEnquiries = (filter: EnquiryFilter, count: number): LiveSource<StoredEnquiry[]> =>
  liveCollection(
    `enquiries ${JSON.stringify(filter)} ${count}`,
    storedEnquiry,
    query(enquiries(filter), limit(count)),
  );

/** How many enquiries the filter lets through; Firestore counts them without reading them. */
export const countEnquiries = (filter: EnquiryFilter): Promise<number> =>
  timed(
    'count of enquiries',
    async () => (await getCountFromServer(enquiries(filter))).data().count,
  );

/**
 * Everything that the filter lets through, newest first, chunk after chunk: `onChunk` gets each,
 * and says whether to go on. Documents that do not fit the schema are left out.
 */
export async function readEnquiries(
  filter: EnquiryFilter,
  onChunk: (chunk: StoredEnquiry[]) => boolean,
): Promise<void> {
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const after = last ? [startAfter(last)] : [];
    const { docs } = await timed('enquiries', () =>
      getDocs(query(enquiries(filter), ...after, limit(chunkSize))),
    );
    const chunk = docs.flatMap((found) => {
      const parsed = storedEnquiry.safeParse({ ...found.data(), _id: found.id });
      return parsed.success ? [parsed.data] : [];
    });
    last = docs.at(-1);
    if (!onChunk(chunk) || docs.length < chunkSize) return;
  }
}
