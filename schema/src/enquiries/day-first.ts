import { institute } from '../institute.ts';

/** Whether people of a locale who write a day in numbers begin with the month, as in the United States. */
export const beginsWithMonth = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale).formatToParts(0)[0]?.type === 'month';

let known: boolean | undefined;

/** A day in numbers with the day before the month, from the order of the institute's locale; any other text as it is. */
export const dayFirst = (
  text: string,
  isMonthFirst = (known ??= beginsWithMonth(institute.locale)),
): string =>
  isMonthFirst ? text.trim().replace(/^(\d{1,2})([-/.])(\d{1,2})\2(?=\d)/, '$3$2$1$2') : text;
