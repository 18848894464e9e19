import { capitalised, clockText, dayAfter, localDay, weekdayOf } from '@institute/schema';
import { localClock, timeText } from '../editor/time-text.ts';

/** As `nearDay` says it on public pages: with its words shared, visitors would load one more file. */
function dayText(day: string, today: string): string {
  if (day === today) return 'today';
  return day === dayAfter(today, 1) ? 'tomorrow' : `on ${capitalised(weekdayOf(day) ?? '')}`;
}

/** A moment as it is said on a day: `today, 6:00 pm`, `on Monday, 9:00 am`, with its date if it is not of the next seven days. */
export function comingMoment(at: string, today: string): string {
  const moment = new Date(at);
  const day = localDay(moment);
  return today <= day && day <= dayAfter(today, 6)
    ? `${dayText(day, today)}, ${clockText(localClock(moment))}`
    : `on ${timeText(at)}`;
}
