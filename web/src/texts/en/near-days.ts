/** A coming day, within a sentence. */
export const today = 'today';
export const tomorrow = 'tomorrow';
export const onWeekday = (weekday: string): string =>
  `on ${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;
export const onDay = (day: string): string => `on ${day}`;
