import {
  clockText,
  dayAfter,
  dayParts,
  institute,
  settledStatuses,
  shortDay,
  type StoredEnquiry,
} from '@institute/schema';
import { hourText } from '../../editor/hour-text.ts';
import type { Mark } from '../row/answer-time.ts';

const readable = (day: string) =>
  new Date(day).toLocaleDateString(institute.locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** Short enough for its column: "Wed 10 am" within a week, else "30 Dec, 10 am". */
function shortMoment(day: string, time: string, today: string): string {
  const { weekday, date, month } = dayParts(day);
  const isNear = day < dayAfter(today, 7);
  return isNear ? `${weekday} ${hourText(time)}` : `${date} ${month}, ${hourText(time)}`;
}

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
    return {
      text: `Follow up today${at}`,
      short: followUpTime ? `today, ${hourText(followUpTime)}` : 'today',
      urgent: false,
    };
  const [day, short] = [readable(followUpOn), shortDay(followUpOn)];
  return followUpOn < today
    ? { text: `Follow-up overdue since ${day}`, short: `since ${short}`, urgent: true }
    : {
        text: `Follow up on ${day}${at}`,
        short: followUpTime ? shortMoment(followUpOn, followUpTime, today) : short,
        urgent: false,
      };
}
