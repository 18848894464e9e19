import { collections, storedEnquiry, type StoredEnquiry } from '@institute/schema';
import { collection, query, where } from 'firebase/firestore';
import { liveFirestore } from '../firestore.ts';
import { liveCollection, type LiveSource } from './live.ts';

/** The enquiries that have a seat in a batch. */
export const liveStudents = (batch: string): LiveSource<StoredEnquiry[]> =>
  liveCollection(
    `students of ${batch}`,
    storedEnquiry,
    query(collection(liveFirestore(), collections.enquiries), where('enrolment.id', '==', batch)),
  );
