import { settledStatuses } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { mayNow } from '../account/may-now.ts';

/**
 * An enquiry that was settled or deleted, as it is stored now. If it is open again and its colleague no longer handles
 * enquiries, it becomes no one's: nobody would look for it among theirs.
 */
export async function openAgain(enquiry: DocumentData): Promise<DocumentData> {
  const { assignedTo, status } = enquiry;
  if (!assignedTo || settledStatuses.includes(status)) return enquiry;
  if (await mayNow(assignedTo, 'handleEnquiries')) return enquiry;
  return { ...enquiry, assignedTo: '', assignedName: '', assignedAt: new Date().toISOString() };
}
