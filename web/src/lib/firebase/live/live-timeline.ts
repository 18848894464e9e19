import {
  collections,
  storedEnquiry,
  storedTimelineEntry,
  type StoredEnquiry,
  type StoredTimelineEntry,
} from '@institute/schema';
import { collection, documentId, limit, or, orderBy, query, where } from 'firebase/firestore';
import { liveFirestore } from '../firestore.ts';
import { liveCollection, type LiveSource } from './live.ts';

/** Most entries and other enquiries that a page shows. */
const most = 100;

/** What happened to an enquiry and those joined to it, at most 30, latest first. */
export const liveTimeline = (enquiries: readonly string[]): LiveSource<StoredTimelineEntry[]> =>
  liveCollection(
    `timeline of ${enquiries.join()}`,
    storedTimelineEntry,
    query(
      collection(liveFirestore(), collections.timeline),
      where('enquiry', 'in', enquiries),
      orderBy('at', 'desc'),
      limit(most),
    ),
  );

/** One enquiry, as a list of at most one. */
export const liveEnquiry = (id: string): LiveSource<StoredEnquiry[]> =>
  liveCollection(
    `enquiry ${id}`,
    storedEnquiry,
    query(collection(liveFirestore(), collections.enquiries), where(documentId(), '==', id)),
  );

/** The enquiries of an email address or a phone number, and those joined to this one, which may have neither any more. */
export const liveEnquiriesOf = (id: string, contacts: string[]): LiveSource<StoredEnquiry[]> =>
  liveCollection(
    `enquiries like ${id}: ${contacts.join()}`,
    storedEnquiry,
    query(
      collection(liveFirestore(), collections.enquiries),
      or(where('contacts', 'array-contains-any', contacts), where('joined.to', '==', id)),
      limit(most),
    ),
  );
