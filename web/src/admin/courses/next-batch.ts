import { dayAfter, firstClass, type Batch } from '@institute/schema';

/**
 * What the next batch like one has of its own: it begins with the first class after the last day of that one, but not in
 * the past, and lasts as many days.
 */
export function nextBatch(
  { firstDay, lastDay, days }: Pick<Batch, 'firstDay' | 'lastDay' | 'days'>,
  today: string,
): Pick<Batch, 'firstDay' | 'lastDay' | 'state'> {
  const free = dayAfter(lastDay < today ? today : lastDay, 1);
  const first = firstClass(free, days) ?? free;
  const length = (Date.parse(lastDay) - Date.parse(firstDay)) / (24 * 60 * 60_000);
  return { firstDay: first, lastDay: dayAfter(first, length), state: 'planned' };
}
