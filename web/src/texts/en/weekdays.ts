/** A weekday above a column of a calendar. */
export const weekdayLetter = (weekday: string): string => weekday.charAt(0).toUpperCase();
