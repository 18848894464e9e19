const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A moment as day and time in India, such as `31 Jan 2026, 6:30 pm`; from a timestamp. */
export const indianMoment = (moment: string): string => inIndia.format(Date.parse(moment));
