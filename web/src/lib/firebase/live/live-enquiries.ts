import {
  collections,
  mostCounted,
  storedEnquiry,
  filterConditions,
  type EnquiryFilter,
  type StoredEnquiry,
} from '@institute/schema';
import {
  collection,
  getCountFromServer,
  limit,
  orderBy,
  query,
  where,
  type Query,
} from 'firebase/firestore';
import { timed } from '../../page/timed.ts';
import { liveFirestore } from '../firestore.ts';
import { liveCollection, type LiveSource } from './live.ts';

/** The enquiries that match the filter, in order of time. */
const enquiries = (filter: EnquiryFilter, oldestFirst = false): Query =>
  query(
    collection(liveFirestore(), collections.enquiries),
    ...filterConditions(filter).map((part) => where(...part)),
    orderBy('createdAt', oldestFirst ? 'asc' : 'desc'),
  );

/** The newest or the oldest enquiries that match the filter, at most `count`. */
export const liveEnquiries = (
  filter: EnquiryFilter,
  count: number,
  oldestFirst = false,
): LiveSource<StoredEnquiry[]> =>
  liveCollection(
    `enquiries ${JSON.stringify(filter)} ${count} ${oldestFirst}`,
    storedEnquiry,
    query(enquiries(filter, oldestFirst), limit(count)),
  );

/** The number of enquiries that match the filter, counted by Firestore up to `most`. */
export const countEnquiries = (filter: EnquiryFilter, most = mostCounted): Promise<number> =>
  timed(
    'count of enquiries',
    async () => (await getCountFromServer(query(enquiries(filter), limit(most)))).data().count,
  );
