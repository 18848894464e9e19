/** The letters of ISO 8601 for the words that follow a number in the length of a course. */
export const durationUnits: ReadonlyMap<string, string> = new Map([
  ['day', 'D'],
  ['days', 'D'],
  ['week', 'W'],
  ['weeks', 'W'],
  ['month', 'M'],
  ['months', 'M'],
  ['year', 'Y'],
  ['years', 'Y'],
]);
