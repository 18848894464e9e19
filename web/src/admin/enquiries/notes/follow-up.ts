import { clockText, enquiryStatuses, institute, type StoredEnquiry } from '@institute/schema';

type Status = StoredEnquiry['status'];

/** Statuses that need no further action. */
const settled: ReadonlySet<Status> = new Set(['enrolled', 'closed', 'spam']);

/** Statuses that can have a follow-up. */
export const openStatuses = enquiryStatuses.filter((status) => !settled.has(status));

const readable = (day: string) =>
  new Date(day).toLocaleDateString(institute.locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** The state of an enquiry's follow-up on a date; undefined if there is none. */
export function followUp(
  {
    followUpOn,
    followUpTime = '',
    status,
  }: Pick<StoredEnquiry, 'followUpOn' | 'status'> & { readonly followUpTime?: string },
  today: string,
): { text: string; urgent: boolean } | undefined {
  if (followUpOn === '' || settled.has(status)) return undefined;
  const at = followUpTime && `, ${clockText(followUpTime)}`;
  if (followUpOn === today) return { text: `Follow up today${at}`, urgent: false };
  return followUpOn < today
    ? { text: `Follow-up overdue since ${readable(followUpOn)}`, urgent: true }
    : { text: `Follow up on ${readable(followUpOn)}${at}`, urgent: false };
}
