/** How many days lie between two local days: 1 from one to the next. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000);
