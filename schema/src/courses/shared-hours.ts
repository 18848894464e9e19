import { dayAfter } from '../fields/local-time.ts';
import { firstClass, type BatchDay } from './batch.ts';

/** When classes are held. */
export interface Hours {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly days: readonly BatchDay[];
  /** Days without a class. */
  readonly daysOff?: readonly string[];
}

const areAtOnce = (one: BatchDay, other: BatchDay): boolean =>
  one.day === other.day && one.from < other.to && other.from < one.to;

/** The first day on which two have a class at the same hour; undefined for none. */
export function firstShared(one: Hours, other: Hours): string | undefined {
  const days = one.days.filter((day) => other.days.some((each) => areAtOnce(day, each)));
  const off = [...(one.daysOff ?? []), ...(other.daysOff ?? [])];
  const until = one.lastDay < other.lastDay ? one.lastDay : other.lastDay;
  let first = firstClass(one.firstDay > other.firstDay ? one.firstDay : other.firstDay, days);
  while (first && off.includes(first)) first = firstClass(dayAfter(first, 1), days);
  return first && first <= until ? first : undefined;
}
