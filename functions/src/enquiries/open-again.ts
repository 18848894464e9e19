import { settledStatuses } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { mayNow } from '../account/may-now.ts';

/**
 * An enquiry that was settled, or deleted, and may be open again: whoever no longer handles enquiries would not see it,
 * nor would others among theirs, so that it is no one's then.
 */
export async function openAgain(enquiry: DocumentData): Promise<DocumentData> {
  const { assignedTo, status } = enquiry;
  if (!assignedTo || settledStatuses.includes(status)) return enquiry;
  if (await mayNow(assignedTo, 'handleEnquiries')) return enquiry;
  return { ...enquiry, assignedTo: '', assignedName: '', assignedAt: new Date().toISOString() };
}
