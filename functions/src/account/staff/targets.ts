import type { CollectionReference } from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';

/** How many enrolments a month are wanted of whom, by their account's id. No rule gives access to it. */
export const targets = (): CollectionReference => firestore().collection('targets');
