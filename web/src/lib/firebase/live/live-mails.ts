import { collections, failedMail, type FailedMail } from '@institute/schema';
import { collection, limit, query, where } from 'firebase/firestore';
import { liveFirestore } from '../firestore.ts';
import { liveCollection, type LiveSource } from './live.ts';

/** Failed mails, at most `count`. */
export const liveFailedMails = (count: number): LiveSource<FailedMail[]> =>
  liveCollection(
    'failed mails',
    failedMail,
    query(
      collection(liveFirestore(), collections.mail),
      where('state', '==', 'failed'),
      limit(count),
    ),
  );
