const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** A day such as 2026-12-07 as `Mon, 7 Dec 2026`, whatever the clock is set to. */
export function dayText(day: string): string {
  const date = new Date(day);
  const month = months.slice(date.getUTCMonth() * 3).slice(0, 3);
  return `${weekdayNames[date.getUTCDay()]}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** `18:30` as `6:30 pm`. */
export function clockText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`;
}
