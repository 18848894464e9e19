import { collections, enquiryRetentionDays as promisedDays } from '@institute/schema';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { enquiryRetentionDays } from '../platform/config.ts';
import { enquiryOfVersion } from './holders-of.ts';
import { removeEnquiries, type RemovalOptions } from './remove-enquiry.ts';
import { isFinal } from '../platform/is-final.ts';

const batchSize = 30;

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** For how many days enquiries are kept. */
export function keptDays(): number {
  const days = enquiryRetentionDays.value();
  if (days < 1)
    throw new Error('ENQUIRY_RETENTION_DAYS must be at least 1: 0 would remove every enquiry');
  return Math.min(days, promisedDays);
}

/** The cut-off date: older enquiries are removed. In ISO 8601. */
const cutoff = (now: Date): string => new Date(now.getTime() - keptDays() * day).toISOString();

/**
 * Removes the enquiries found by a query until it finds none, skipping those that turn out not to
 * be due. Returns how many it found.
 */
async function removeAll(
  query: Query,
  enquiryOf: (found: QueryDocumentSnapshot) => string,
  options?: RemovalOptions,
): Promise<number> {
  const { docs } = await query.limit(batchSize).get();
  const ids = [...new Set(docs.map(enquiryOf))];
  await removeEnquiries(ids, options);
  return docs.length < batchSize
    ? ids.length
    : ids.length + (await removeAll(query, enquiryOf, options));
}

/** Removes enquiries past their retention period. Returns how many. */
export const removeOldEnquiries = (now: Date): Promise<number> => {
  const all = firestore().collection(collections.enquiries);
  const old = all.where('createdAt', '<', cutoff(now)).orderBy('createdAt').select();
  return removeAll(old, ({ id }) => id, { areExpired: true });
};

/**
 * Removes the remains of enquiries whose deletion can no longer be undone, unless they have been
 * restored meanwhile. Returns how many.
 */
export const removeDeletedEnquiries = (now: Date): Promise<number> => {
  const { enquiries, versions } = collections;
  const moment = now.toISOString();
  const final = firestore()
    .collection(versions)
    .where('collection', '==', enquiries)
    .where('restorableUntil', '<=', moment)
    .orderBy('restorableUntil', 'desc')
    .select('document');
  return removeAll(final, enquiryOfVersion, { isDue: (kept) => isFinal(kept, moment) });
};
