import {
  clockText,
  institute,
  settledStatuses,
  shortDay,
  type StoredEnquiry,
} from '@institute/schema';
import type { Mark } from '../row/answer-time.ts';

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
): Mark | undefined {
  if (followUpOn === '' || settledStatuses.includes(status)) return undefined;
  const at = followUpTime && `, ${clockText(followUpTime)}`;
  if (followUpOn === today)
    return { text: `Follow up today${at}`, short: `today${at}`, urgent: false };
  const [day, short] = [readable(followUpOn), shortDay(followUpOn)];
  return followUpOn < today
    ? { text: `Follow-up overdue since ${day}`, short: `since ${short}`, urgent: true }
    : { text: `Follow up on ${day}${at}`, short: `${short}${at}`, urgent: false };
}
