import {
  collections,
  localDay,
  plannedSlots,
  storedDemoPlan,
  storedDemoSlot,
  type OfferedDemoSlot,
  type StoredDemoPlan,
  type StoredDemoSlot,
  weekdayOf,
  weekdays,
} from '@institute/schema';
import { Filter, type CollectionReference, type Query } from 'firebase-admin/firestore';
import { readAll, readCoursesOf } from '../content/read.ts';
import { sayEnglish } from '../content/translations/say.ts';
import { firestore } from '../platform/admin.ts';

export const demoPlans = (): CollectionReference => firestore().collection(collections.demoPlans);

export const demoSlots = (): CollectionReference => firestore().collection(collections.demoSlots);

export const demoBookings = (): CollectionReference =>
  firestore().collection(collections.demoBookings);

/** Most plans that are read of single classes, and of weekly ones. */
const planLimit = 200;

const readPlans = async (queries: readonly Query[], most: number): Promise<StoredDemoPlan[]> =>
  (
    await Promise.all(
      queries.map((query) => readAll<StoredDemoPlan>(storedDemoPlan, query.limit(most))),
    )
  ).flat();

/** The plans of classes on one day. */
const plannedOnce = () => demoPlans().where('held', '==', 'once');

/** The plans that have not ended before a day, if they are weekly. */
const openFrom = (day: string) =>
  demoPlans().where(
    Filter.or(Filter.where('lastDay', '==', ''), Filter.where('lastDay', '>=', day)),
  );

/** The plans that may have classes from a day on. */
export const readDemoPlans = (from = localDay(new Date())): Promise<StoredDemoPlan[]> =>
  readPlans(
    [plannedOnce().where('firstDay', '>=', from), openFrom(from).where('held', 'in', weekdays)],
    planLimit,
  );

/** The plans that may have classes on a day: at most so many of single ones, and of weekly ones. */
export const readPlansOfDay = (day: string, most: number): Promise<StoredDemoPlan[]> =>
  readPlans(
    [plannedOnce().where('firstDay', '==', day), openFrom(day).where('held', '==', weekdayOf(day))],
    most,
  );

/** The rooms of classes, by their plans: also of one that took place, or was booked, before its plan changed. */
export async function readRooms(slots: readonly StoredDemoSlot[]): Promise<Map<string, string>> {
  const plans = [...new Set(slots.map(({ plan }) => plan))].map((id) => demoPlans().doc(id));
  if (plans.length === 0) return new Map();
  const found = await firestore().getAll(...plans);
  return new Map(found.map((plan) => [plan.id, String(plan.get('room') ?? '')]));
}

/** The classes that can be booked, in order, full ones included (demo-2). */
async function readPlannedSlots(
  now = new Date(),
  given?: readonly StoredDemoPlan[],
): Promise<StoredDemoSlot[]> {
  const today = localDay(now);
  const [plans, stored] = await Promise.all([
    given ?? readDemoPlans(today),
    readAll(storedDemoSlot, demoSlots().where('day', '>=', today)),
  ]);
  return plannedSlots(plans, stored, now);
}

/** The same as pages show them: without the link, which those who booked are told. */
export async function readOfferedSlots(
  now?: Date,
  plans?: readonly StoredDemoPlan[],
  say = sayEnglish,
): Promise<OfferedDemoSlot[]> {
  const planned = await readPlannedSlots(now, plans);
  const slots = await say.cards('demoPlans', planned, ({ plan }) => plan);
  const courses = await say.cards('courses', await readCoursesOf(slots), ({ _id }) => _id);
  return slots.map(({ _id, day, from, to, course, mode, branch, places, taken }) => {
    const found = courses.find((each) => each._id === course);
    return {
      id: _id,
      day,
      from,
      to,
      course: found ? { slug: found.slug, title: found.title } : null,
      mode,
      branch: mode === 'online' ? '' : branch,
      left: Math.max(0, places - taken),
    };
  });
}
