const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A moment as the long US date that it has in Chennai: `October 12, 2026` (acceptance D13). */
export const longDate = (moment: string): string => format.format(new Date(moment));
