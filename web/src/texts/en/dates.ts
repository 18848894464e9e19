export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A date with its year (blog-3). */
export const withYear = (month: string, date: number, year: number): string =>
  `${date} ${month.slice(0, 3)} ${year}`;
