const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** A day such as 2026-12-07 in its parts, `Mon`, `7`, `Dec` and `2026`, whatever the clock is set to. */
export function dayParts(day: string) {
  const date = new Date(day);
  return {
    weekday: weekdayNames[date.getUTCDay()],
    date: date.getUTCDate(),
    month: months.slice(date.getUTCMonth() * 3).slice(0, 3),
    year: date.getUTCFullYear(),
  };
}

/** A day such as 2026-12-07 as `Mon 7 Dec`, where its year is clear. */
export function shortDay(day: string): string {
  const { weekday, date, month } = dayParts(day);
  return `${weekday} ${date} ${month}`;
}

/** A day such as 2026-12-07 as `7 Dec 2026`, where its weekday does not matter. */
export function plainDay(day: string): string {
  const { date, month, year } = dayParts(day);
  return `${date} ${month} ${year}`;
}

/** A day such as 2026-12-07 as `Mon, 7 Dec 2026`. */
export const dayText = (day: string): string => `${dayParts(day).weekday}, ${plainDay(day)}`;

/** `18:30` as `6:30 pm`. */
export function clockText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `18:30` and `20:30` as `6:30 – 8:30 pm`; each says am or pm where they differ. */
export function rangeText(from: string, to: string): string {
  const [begins, ends] = [clockText(from), clockText(to)];
  return `${begins.slice(-2) === ends.slice(-2) ? begins.slice(0, -3) : begins} – ${ends}`;
}
