import { enquiryStatuses, type StoredEnquiry } from '@institute/schema';

type Status = StoredEnquiry['status'];

/** Statuses that need no further action. */
const settled: ReadonlySet<Status> = new Set(['enrolled', 'closed', 'spam']);

/** Statuses that can have a follow-up. */
export const openStatuses = enquiryStatuses.filter((status) => !settled.has(status));

/** The date in Chennai at a time, such as 2026-01-31. */
export const dayAt = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

const readable = (day: string) =>
  new Date(day).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** The state of an enquiry's follow-up on a date; undefined if there is none. */
export function followUp(
  { followUpOn, status }: Pick<StoredEnquiry, 'followUpOn' | 'status'>,
  today: string,
): { text: string; urgent: boolean } | undefined {
  if (followUpOn === '' || settled.has(status)) return undefined;
  if (followUpOn === today) return { text: 'Follow up today', urgent: false };
  return followUpOn < today
    ? { text: `Follow-up overdue since ${readable(followUpOn)}`, urgent: true }
    : { text: `Follow up on ${readable(followUpOn)}`, urgent: false };
}
