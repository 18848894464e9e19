/** A timestamp for display, to the minute. */
export const timeText = (moment: number | string): string =>
  new Date(moment).toLocaleString('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
