import { dates } from '../texts/en/dates.ts';

/** A day such as 2026-12-07 in its parts, `Mon`, `7`, `Dec` and `2026`, whatever the clock is set to. */
export function dayParts(day: string, texts = dates) {
  const date = new Date(day);
  return {
    weekday: texts.shortWeekday(date.getUTCDay()),
    date: date.getUTCDate(),
    month: texts.month(date.getUTCMonth()),
    year: date.getUTCFullYear(),
  };
}

const weekdayText = (day: string, texts: typeof dates): string =>
  texts.weekday(new Date(day).getUTCDay());

/** A day such as 2026-12-07 as `Mon 7 Dec`, where its year is clear. */
export function shortDay(day: string, texts = dates): string {
  const { date, month } = dayParts(day, texts);
  return `${weekdayText(day, texts)} ${date} ${month}`;
}

/** A day such as 2026-12-07 as `7 Dec 2026`, where its weekday does not matter. */
export function plainDay(day: string, texts = dates): string {
  const { date, month, year } = dayParts(day, texts);
  return `${date} ${month} ${year}`;
}

/** A day such as 2026-12-07 as `Mon, 7 Dec 2026`. */
export const dayText = (day: string, texts = dates): string =>
  `${weekdayText(day, texts)}, ${plainDay(day, texts)}`;

/** `18:30` as `6:30 pm`. */
export const clockText = (time: string, texts = dates): string => texts.clock(time);

/** `18:30` and `20:30` as `6:30 – 8:30 pm`; each says am or pm where they differ. */
export const rangeText = (from: string, to: string, texts = dates): string => texts.range(from, to);
