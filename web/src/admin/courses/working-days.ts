import { weekdays, type Batch } from '@institute/schema';

type ClassDay = Batch['days'][number];

/** The days from Monday to Friday that a batch has no class on, at the hours of its first class. */
export function missingDays(there: readonly ClassDay[]): ClassDay[] {
  const { from = '18:30', to = '20:30' } = there[0] ?? {};
  return weekdays
    .slice(0, 5)
    .filter((day) => there.every((other) => other.day !== day))
    .map((day) => ({ day, from, to }));
}
