import { collections } from '@institute/schema';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';

export const placementRecordsCollection = (): CollectionReference =>
  firestore().collection(collections.placementRecords);

/** What staff know of a placement, by its id. */
export const recordOf = (placement: string): DocumentReference =>
  placementRecordsCollection().doc(placement);
