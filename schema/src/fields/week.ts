import { workingDays } from '../institute.ts';
import { weekdays } from './choices.ts';
import { dayAfter, weekdayOf } from './local-time.ts';

export const firstWorkingDay = weekdays[0] ?? 'monday';

export const lastWorkingDay = weekdays[workingDays - 1] ?? firstWorkingDay;

export const isWeekend = (day: string): boolean =>
  weekdays.findIndex((each) => each === day) >= workingDays;

/** The first day of the week that a day is in. */
export function beginOfWeek(day: string): string {
  const weekday = weekdayOf(day);
  return weekday ? dayAfter(day, -weekdays.indexOf(weekday)) : day;
}
