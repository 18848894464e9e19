import {
  collections,
  mostCounted,
  storedEnquiry,
  filterConditions,
  joinedConditions,
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

/** The enquiries that match conditions, in order of time. */
const enquiries = (conditions: ReturnType<typeof filterConditions>, oldestFirst = false): Query =>
  query(
    collection(liveFirestore(), collections.enquiries),
    ...conditions.map((part) => where(...part)),
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
    query(enquiries(filterConditions(filter), oldestFirst), limit(count)),
  );

/** How many match conditions, counted by Firestore up to `most`. */
export const countOf = async (
  conditions: ReturnType<typeof filterConditions>,
  most: number,
): Promise<number> =>
  (await getCountFromServer(query(enquiries(conditions), limit(most)))).data().count;

/** The number of enquiries that the list of a filter shows, counted by Firestore up to `most`. */
export const countEnquiries = (filter: EnquiryFilter, most = mostCounted): Promise<number> =>
  timed('count of enquiries', async () => {
    const joined = joinedConditions(filter);
    const hidden = joined ? await countOf(joined, mostCounted) : 0;
    return (await countOf(filterConditions(filter), most + hidden)) - hidden;
  });
