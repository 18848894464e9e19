import type { StoredEnquiry } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Admin } from '../platform/caller/account.ts';

type Progress = Pick<StoredEnquiry, 'answered' | 'hadDemo'>;

/** The first answer to an enquiry, if this is one: kept for ever, whatever comes later. */
export const firstAnswer = (current: DocumentData, { uid }: Admin): Pick<Progress, 'answered'> =>
  current['answered'] ? {} : { answered: { at: new Date().toISOString(), by: uid } };

/** What a status tells of how far an enquiry came. A new one that turns out to be spam has no answer. */
export const progressAfter = (current: DocumentData, status: string, admin: Admin): Progress => ({
  ...(current['status'] === 'new' &&
    !['new', 'spam'].includes(status) &&
    firstAnswer(current, admin)),
  ...(status === 'demo booked' && { hadDemo: true }),
});
