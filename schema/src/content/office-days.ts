import { weekdays } from '../fields/choices.ts';
import { institute, workingDays } from '../institute.ts';

type Weekday = (typeof weekdays)[number];

/**
 * The lines of the office hours, each with the day whose hours they are: the working week, and each day of the weekend.
 * A working day whose hours differ from those of the day before begins a line, except at the institute whose specification
 * shows Monday's hours for all (`fixedTexts`).
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
    const last = weekdays[(next ? weekdays.indexOf(next) : weekdays.length) - 1] ?? day;
    return [last === day ? nameOf(day) : `${nameOf(day)}-${nameOf(last)}`, day];
  });
}
