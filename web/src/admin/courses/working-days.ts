import { weekdays, workingDays, type Batch } from '@institute/schema';

type ClassDay = Batch['days'][number];

/** The working days that a batch has no class on, at the hours of its first class. */
export function missingDays(there: readonly ClassDay[]): ClassDay[] {
  const { from = '18:30', to = '20:30' } = there[0] ?? {};
  return weekdays
    .slice(0, workingDays)
    .filter((day) => there.every((other) => other.day !== day))
    .map((day) => ({ day, from, to }));
}
