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

/** A date in full (blog-3). */
export const inFull = (month: string, date: number, year: number): string =>
  `${month} ${date}, ${year}`;
