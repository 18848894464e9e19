import { dayAfter, weekdayOf, type StoredBatch } from '@institute/schema';

/** The days of the first classes of a batch, at most `most`. */
export function classDays(
  { firstDay, lastDay, days }: Pick<StoredBatch, 'firstDay' | 'lastDay' | 'days'>,
  most: number,
): string[] {
  const found: string[] = [];
  const held = new Set<string | undefined>(days.map(({ day }) => day));
  for (let day = firstDay; day <= lastDay && found.length < most; day = dayAfter(day, 1))
    if (held.has(weekdayOf(day))) found.push(day);
  return found;
}
