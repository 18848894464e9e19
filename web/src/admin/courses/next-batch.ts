import { dayAfter, daysBetween, firstClass, type Batch } from '@institute/schema';

/**
 * What differs in the next batch: it begins with the first class after the last day of the one before,
 * but not in the past, and lasts as many days.
 */
export function nextBatch(
  { firstDay, lastDay, days }: Pick<Batch, 'firstDay' | 'lastDay' | 'days'>,
  today: string,
): Pick<Batch, 'firstDay' | 'lastDay' | 'state'> {
  const free = dayAfter(lastDay < today ? today : lastDay, 1);
  const first = firstClass(free, days) ?? free;
  return {
    firstDay: first,
    lastDay: dayAfter(first, daysBetween(firstDay, lastDay)),
    state: 'planned',
  };
}
