import { may, openStatuses, type StaffMember } from '@institute/schema';
import { countEnquiries } from '../../lib/firebase/live/live-enquiries.ts';

/** What becomes of the open enquiries of somebody who will handle none; empty if they have none. */
export async function freedText({ _id: id, role }: StaffMember): Promise<string> {
  if (!may(role, 'handleEnquiries')) return '';
  const count = await countEnquiries({ assignedTo: id, statuses: openStatuses }).catch(() => null);
  if (count === 0) return '';
  if (count === 1) return 'Their open enquiry will be assigned to no one.';
  return `Their ${count === null ? '' : `${count} `}open enquiries will be assigned to no one.`;
}
