import { weekdays } from '../fields/choices.ts';
import { institute, workingDays } from '../institute.ts';

type Weekday = (typeof weekdays)[number];

/**
 * The lines of the office hours, each with the day whose hours they are: the working week, and each day of the weekend.
 * A working day with other hours than the one before begins a line, but where the specification has Monday's for all.
 */
export function officeDays(
  nameOf: (day: Weekday) => string,
  hours: Readonly<Partial<Record<Weekday, string>>>,
): (readonly [label: string, day: Weekday])[] {
  const begins = weekdays.filter((day, index) => {
    const before = weekdays[index - 1];
    if (!before || index >= workingDays) return true;
    return !institute.fixedTexts && hours[day] !== hours[before];
  });
  return begins.map((day, index) => {
    const next = begins[index + 1];
    const last = weekdays.at((next ? weekdays.indexOf(next) : 0) - 1) ?? day;
    return [last === day ? nameOf(day) : `${nameOf(day)}-${nameOf(last)}`, day];
  });
}
