import { weekdays } from '../fields/choices.ts';
import { workingDays } from '../institute.ts';

type Weekday = (typeof weekdays)[number];

/** The lines of the office hours, each with the day whose hours they are: the working week, and each day of the weekend. */
export const officeDays = (
  nameOf: (day: Weekday) => string,
): (readonly [label: string, day: Weekday])[] => {
  const [begin = 'monday', ...others] = weekdays;
  const end = weekdays[workingDays - 1] ?? begin;
  return [
    [`${nameOf(begin)}-${nameOf(end)}`, begin],
    ...others.slice(workingDays - 1).map((day) => [nameOf(day), day] as const),
  ];
};
