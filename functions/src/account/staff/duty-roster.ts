import type { CollectionReference } from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';

/** Who is on duty, by their account's id. No rule gives access to it. */
export const dutyRoster = (): CollectionReference => firestore().collection('duty');
