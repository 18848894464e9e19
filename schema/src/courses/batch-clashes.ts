import { dayAfter } from '../fields/local-time.ts';
import { plainDay } from '../fields/day-text.ts';
import type { StoredBatch } from './batch.ts';
import { firstShared } from './shared-hours.ts';

/** How many weeks a duration such as `10 weeks` or `6 months` is; undefined for other words. */
export function weeksOf(duration: string): number | undefined {
  const [, count = '', unit = ''] = /^(\d{1,3}) (week|month)s?\b/i.exec(duration) ?? [];
  if (!count) return undefined;
  return unit.toLowerCase() === 'month' ? Math.ceil((Number(count) * 52) / 12) : Number(count);
}

type Planned = Pick<StoredBatch, 'firstDay' | 'lastDay' | 'days' | 'trainer' | 'state'>;

interface Other extends Planned {
  readonly _id: string;
  /** Title of its course. */
  readonly title: string;
}

/** What of a batch does not fit to the rest, at its field. */
export interface BatchClash {
  readonly field: 'lastDay' | 'trainer';
  readonly text: string;
}

/** A course of four weeks may end on the Friday of the fourth. */
const isShort = ({ firstDay, lastDay }: Planned, weeks: number): boolean =>
  lastDay < dayAfter(firstDay, (weeks - 1) * 7);

/**
 * What of a batch cannot be so: its trainer has another class at the hour, or it ends before its
 * course does (health-3). What is not typed yet is left out.
 */
export function batchClashes(
  batch: Planned & { readonly _id: string },
  others: readonly Other[],
  duration: string,
): BatchClash[] {
  const isTyped = [batch.firstDay, batch.lastDay].every((day) => !Number.isNaN(Date.parse(day)));
  if (!isTyped || batch.state === 'cancelled') return [];
  const weeks = weeksOf(duration);
  const busy = others.flatMap((other): BatchClash[] => {
    if (other._id === batch._id || other.state === 'cancelled') return [];
    if (!batch.trainer || other.trainer !== batch.trainer) return [];
    const day = firstShared(batch, other);
    return day
      ? [{ field: 'trainer', text: `Teaches ${other.title} at the same hour on ${plainDay(day)}` }]
      : [];
  });
  const short: BatchClash[] =
    weeks !== undefined && isShort(batch, weeks)
      ? [{ field: 'lastDay', text: `The course lasts ${duration}` }]
      : [];
  return [...short, ...busy];
}
