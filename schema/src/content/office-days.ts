import { weekdays } from '../fields/choices.ts';
import { firstWorkingDay, lastWorkingDay } from '../fields/week.ts';
import { workingDays } from '../institute.ts';

type Weekday = (typeof weekdays)[number];

/** The lines of the office hours, each with the day whose hours they are: the working week, and each day of the weekend. */
export const officeDays = (
  nameOf: (day: Weekday) => string,
): (readonly [label: string, day: Weekday])[] => [
  [`${nameOf(firstWorkingDay)}-${nameOf(lastWorkingDay)}`, firstWorkingDay],
  ...weekdays.slice(workingDays).map((day) => [nameOf(day), day] as const),
];
