import type { DemoPlan } from '../demo/demo-plan.ts';
import { plainDay } from '../fields/day-text.ts';
import { weekdayOf } from '../fields/local-time.ts';
import type { Batch } from './batch.ts';
import { firstShared, type Hours } from './shared-hours.ts';

/** Classes that are held in a room. */
export interface InRoom extends Hours {
  /** Path of their document, such as `batches/abc`. */
  readonly document: string;
  /** What they are, such as `A class of Kolam`. */
  readonly title: string;
  readonly branch: string;
  readonly room: string;
}

const named = (what: string, course: string): string => (course ? `${what} of ${course}` : what);

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** A batch with the title of its course, as what is in a room; undefined while it is in none. */
export function batchInRoom(
  batch: Omit<Batch, 'course' | 'language' | 'seats' | 'trainer'>,
  document: string,
  course: string,
): InRoom | undefined {
  const { firstDay, lastDay, days, mode, state, branch, room } = batch;
  const isIn = room.trim() && mode !== 'online' && state !== 'cancelled';
  if (!isIn || !isDay(firstDay) || !isDay(lastDay)) return undefined;
  return { document, title: named('A class', course), firstDay, lastDay, days, branch, room };
}

/** A plan of demo classes with the title of its course, if it has one; undefined while it is in no room. */
export function demoPlanInRoom(
  plan: Omit<DemoPlan, 'course' | 'link' | 'places'>,
  document: string,
  course: string,
): InRoom | undefined {
  const { held, firstDay, lastDay, from, to, mode, branch, room, daysOff } = plan;
  if (!room.trim() || mode === 'online' || !isDay(firstDay)) return undefined;
  const isOnce = held === 'once';
  const day = isOnce ? weekdayOf(firstDay) : held;
  return {
    document,
    title: named('A demo class', course),
    ...{ firstDay, lastDay: isOnce ? firstDay : lastDay || '9999-12-31' },
    days: day ? [{ day, from, to }] : [],
    ...(!isOnce && { daysOff }),
    ...{ branch, room },
  };
}

/** The same for `Lab 2` and `lab2`. */
const placeOf = ({ branch, room }: InRoom): string =>
  [branch, room].map((text) => text.replaceAll(/\s/g, '').toLowerCase()).join('\n');

/** What else is in a room at the hours of a class (health-3). */
export const roomClashes = (held: InRoom, others: readonly InRoom[]): string[] =>
  others.flatMap((other) => {
    if (other.document === held.document || placeOf(other) !== placeOf(held)) return [];
    const day = firstShared(held, other);
    return day ? [`${other.title} is in this room at the same hour on ${plainDay(day)}`] : [];
  });
