import * as z from 'zod/mini';
import { dayAfter, localDay, localMoment, weekdayOf } from '../fields/local-time.ts';
import { documentId, flag, keysOf } from '../fields/fields.ts';
import { demoDaysAhead, demoModes } from './demo-choices.ts';
import type { StoredDemoPlan } from './demo-plan.ts';

const count = () => z._default(z.int().check(z.minimum(0)), 0);

/** A demo class on a day. Its id is that of its plan and the day. */
export const storedDemoSlot = z.object({
  _id: documentId(),
  /** The plan's id. */
  plan: documentId(),
  day: z.iso.date(),
  from: z.string(),
  to: z.string(),
  course: z.string(),
  mode: z.enum(keysOf(demoModes)),
  branch: z.string(),
  link: z.string(),
  places: z.int(),
  /** Places that are booked, or kept for somebody of the waiting list. */
  taken: count(),
  cancelled: flag(false),
  /** Whether some who booked a cancelled class are still to be told. */
  telling: flag(false),
  /** Whether its plan has more places by now, which the waiting list is still to be offered. */
  raising: z.optional(z.boolean()),
});

export type StoredDemoSlot = z.infer<typeof storedDemoSlot>;

/** What pages show of a demo class. */
export const offeredDemoSlot = z.object({
  id: documentId(),
  day: z.iso.date(),
  from: z.string(),
  to: z.string(),
  /** Null for any course. */
  course: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  mode: storedDemoSlot.shape.mode,
  branch: z.string(),
  left: z.int(),
});

export type OfferedDemoSlot = z.infer<typeof offeredDemoSlot>;

/** Whether a plan has a class on a day. */
const isHeldOn = ({ held, firstDay, lastDay, daysOff }: StoredDemoPlan, day: string): boolean =>
  held === 'once'
    ? day === firstDay
    : held === weekdayOf(day) &&
      day >= firstDay &&
      (lastDay === '' || day <= lastDay) &&
      !daysOff.includes(day);

const slotOn = (plan: StoredDemoPlan, day: string): StoredDemoSlot => {
  const { _id, from, to, course, mode, branch, link, places } = plan;
  const facts = { from, to, course, mode, branch, link, places };
  const nothingYet = { taken: 0, cancelled: false, telling: false };
  return { _id: `${_id}-${day}`, plan: _id, day, ...facts, ...nothingYet };
};

/** The class of a plan on a day; undefined if it has none. */
export const slotOfPlan = (plan: StoredDemoPlan, day: string): StoredDemoSlot | undefined =>
  isHeldOn(plan, day) ? slotOn(plan, day) : undefined;

export const slotStart = ({ day, from }: Pick<StoredDemoSlot, 'day' | 'from'>): Date =>
  localMoment(day, from);

/** Whether a class that starts at a moment has begun. */
export const hasBegun = (start: Date | string, now: Date): boolean => new Date(start) <= now;

/** Today and the days for which demo classes can be booked. */
export const demoDays = (now: Date): string[] =>
  Array.from({ length: demoDaysAhead + 1 }, (_, index) => dayAfter(localDay(now), index));

const inOrder = (one: StoredDemoSlot, other: StoredDemoSlot): number =>
  slotStart(one).getTime() - slotStart(other).getTime() || (one._id < other._id ? -1 : 1);

/**
 * The classes that follow from the plans for the coming days, in order: those that are stored as they
 * are stored, since who booked one was told so, and none that has begun (demo-2).
 */
export const plannedSlots = (
  plans: readonly StoredDemoPlan[],
  stored: readonly StoredDemoSlot[],
  now: Date,
): StoredDemoSlot[] => {
  const known = new Map(stored.map((slot) => [slot._id, slot]));
  return plans
    .flatMap((plan) =>
      demoDays(now)
        .filter((day) => isHeldOn(plan, day))
        .map((day) => known.get(`${plan._id}-${day}`) ?? slotOn(plan, day)),
    )
    .filter((slot) => !slot.cancelled && !hasBegun(slotStart(slot), now))
    .toSorted(inOrder);
};

/** The classes of a day in order: those of the plans, and those that are stored. */
export const slotsOfDay = (
  plans: readonly StoredDemoPlan[],
  stored: readonly StoredDemoSlot[],
  day: string,
): StoredDemoSlot[] => {
  const planned = plans.flatMap((plan) => slotOfPlan(plan, day) ?? []);
  const known = new Set(stored.map(({ _id }) => _id));
  return [...stored, ...planned.filter(({ _id }) => !known.has(_id))].toSorted(inOrder);
};

/** The plan's id and the day in the id of a class. */
export const partsOfSlotId = (id: string): [plan: string, day: string] => [
  id.slice(0, -11),
  id.slice(-10),
];
