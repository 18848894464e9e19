import { enquiryStatuses, type StoredEnquiry } from '@institute/schema';

type Status = StoredEnquiry['status'];

/** Nothing is left to do about an enquiry that has one of these. */
const settled: ReadonlySet<Status> = new Set(['enrolled', 'closed', 'spam']);

/** What an enquiry that is to be followed up can be. */
export const openStatuses = enquiryStatuses.filter((status) => !settled.has(status));

/** The day in Chennai at a moment, such as 2026-01-31. */
export const dayAt = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

const readable = (day: string) =>
  new Date(day).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** How the follow-up of an enquiry stands on a day; undefined where none is to be made. */
export function followUp(
  { followUpOn, status }: Pick<StoredEnquiry, 'followUpOn' | 'status'>,
  today: string,
): { text: string; overdue: boolean } | undefined {
  if (followUpOn === '' || settled.has(status)) return undefined;
  if (followUpOn === today) return { text: 'Follow up today', overdue: false };
  return followUpOn < today
    ? { text: `Follow-up overdue since ${readable(followUpOn)}`, overdue: true }
    : { text: `Follow up on ${readable(followUpOn)}`, overdue: false };
}
