import {
  collections,
  localDay,
  plannedSlots,
  storedDemoPlan,
  storedDemoSlot,
  type OfferedDemoSlot,
  type StoredDemoPlan,
  type StoredDemoSlot,
} from '@institute/schema';
import type { CollectionReference } from 'firebase-admin/firestore';
import { readAll, readCoursesOf } from '../content/read.ts';
import { sayEnglish } from '../content/translations/say.ts';
import { firestore } from '../platform/admin.ts';

export const demoPlans = (): CollectionReference => firestore().collection(collections.demoPlans);

export const demoSlots = (): CollectionReference => firestore().collection(collections.demoSlots);

export const demoBookings = (): CollectionReference =>
  firestore().collection(collections.demoBookings);

/** Most plans that are read. */
const planLimit = 200;

/** The plans, oldest first. */
export const readDemoPlans = (): Promise<StoredDemoPlan[]> =>
  readAll<StoredDemoPlan>(storedDemoPlan, demoPlans().orderBy('createdAt').limit(planLimit));

/** The classes that can be booked, in order, full ones included (demo-2). */
async function readPlannedSlots(
  now = new Date(),
  given?: readonly StoredDemoPlan[],
): Promise<StoredDemoSlot[]> {
  const today = localDay(now);
  const [plans, stored] = await Promise.all([
    given ?? readDemoPlans(),
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
