import { clockText, dayAfter, localDay } from '@institute/schema';
import { nearDay } from '../../lib/dates/near-day.ts';
import { localClock, timeText } from '../editor/time-text.ts';

/** A moment as it is said on a day: `today, 6:00 pm`, `on Monday, 9:00 am`, with its date if it is not of the next seven days. */
export function comingMoment(at: string, today: string): string {
  const moment = new Date(at);
  const day = localDay(moment);
  return today <= day && day <= dayAfter(today, 6)
    ? `${nearDay(day, today)}, ${clockText(localClock(moment))}`
    : `on ${timeText(at)}`;
}
