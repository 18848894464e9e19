import {
  demoDays,
  hasBegun,
  localDay,
  isOpenBooking,
  mostClassesOfToday,
  slotsOfDay,
  storedDemoBooking,
  storedDemoSlot,
  type Attendance,
  type BookedClass,
  type ComingClass,
  type ClassOfDay,
  type DemoClass,
  type StoredDemoSlot,
} from '@institute/schema';
import { parseDocument, readAll, readCoursesOf } from '../content/read.ts';
import { trainersOf } from '../content/trainers-of.ts';
import { addEntry } from '../enquiries/timeline.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { markStale, momentsOf } from '../content/stale-days.ts';
import { transact } from '../platform/transact.ts';
import { busy } from './bookings/change-booking.ts';
import { enquiryOfBooking } from './bookings/free-place.ts';
import { demoBookings, demoSlots, readDemoPlans, readPlansOfDay, readRooms } from './read-demo.ts';
import { placeOf } from '../content/place-of.ts';
import { whenText } from './slot-text.ts';
import { findSlot, isDay } from './slots.ts';

const hasPlace = ['booked', 'came', 'missed'];

/** The bookings of a class, the first one first, with who they are by their enquiries. */
async function bookingsOf({ _id: slot }: StoredDemoSlot): Promise<DemoClass['bookings']> {
  const stored = await readAll(storedDemoBooking, demoBookings().where('slot', '==', slot));
  if (stored.length === 0) return [];
  const found = stored.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const people = await firestore().getAll(...found.map(({ _id }) => enquiryOfBooking(_id)));
  const text = (index: number, field: string) => String(people[index]?.get(field) ?? '');
  return found.map(({ _id, state, createdAt, updatedAt, moves }, index) => ({
    ...{ _id, state, createdAt, updatedAt, moves },
    source: text(index, 'source'),
    name: text(index, 'name') || 'Deleted enquiry',
    phone: text(index, 'phone'),
    email: text(index, 'email'),
  }));
}

/** The classes of a day, cancelled ones included (demo-9). */
export async function readDemoDay({ id: day }: { id: string }): Promise<DemoClass[]> {
  if (!isDay(day)) throw notFound('Day');
  const [plans, stored] = await Promise.all([
    readDemoPlans(day),
    readAll(storedDemoSlot, demoSlots().where('day', '==', day)),
  ]);
  const slots = slotsOfDay(plans, stored, day);
  const [courses, rooms] = await Promise.all([readCoursesOf(slots), readRooms(slots)]);
  return Promise.all(
    slots.map(async (slot) => ({
      ...slot,
      title: courses.find(({ _id }) => _id === slot.course)?.title ?? '',
      room: rooms.get(slot.plan) ?? '',
      trainers: await trainersOf(slot),
      bookings: await bookingsOf(slot),
    })),
  );
}

/** Whether the attendance of someone with a place in a class is still to be noted. */
async function isToNote({ _id, taken }: StoredDemoSlot): Promise<boolean> {
  if (taken === 0) return false;
  const booked = demoBookings().where('slot', '==', _id).where('state', '==', 'booked');
  return !(await booked.limit(1).get()).empty;
}

/**
 * The classes of a day that take place, by three queries of at most 20 documents, and one of a single document for each
 * class that somebody booked (dashboard-28).
 */
export async function listDemoClasses({ id: day }: { id: string }): Promise<ClassOfDay[]> {
  if (!isDay(day)) throw notFound('Day');
  const most = mostClassesOfToday;
  const [plans, stored] = await Promise.all([
    readPlansOfDay(day, most),
    readAll(storedDemoSlot, demoSlots().where('day', '==', day).limit(most)),
  ]);
  const slots = slotsOfDay(plans, stored, day)
    .filter(({ cancelled }) => !cancelled)
    .slice(0, most);
  const [courses, toNote] = await Promise.all([
    readCoursesOf(slots),
    Promise.all(slots.map(isToNote)),
  ]);
  return slots.map(({ _id, from, to, course, branch, mode, places, taken }, index) => {
    const title = courses.find((each) => each._id === course)?.title ?? '';
    return { _id, from, to, title, branch, mode, places, taken, toNote: toNote[index] === true };
  });
}

/** The classes of today and the coming weeks that take place, those of today that are over, too. */
export async function listComingClasses(): Promise<ComingClass[]> {
  const now = new Date();
  const [plans, stored] = await Promise.all([
    readDemoPlans(),
    readAll(storedDemoSlot, demoSlots().where('day', '>=', localDay(now))),
  ]);
  const slots = demoDays(now)
    .flatMap((day) => {
      const known = stored.filter((slot) => slot.day === day);
      return slotsOfDay(plans, known, day);
    })
    .filter(({ cancelled }) => !cancelled);
  const courses = await readCoursesOf(slots);
  return slots.map(({ _id, day, from, to, course, branch, mode, places, taken }) => {
    const title = courses.find((each) => each._id === course)?.title ?? '';
    return { _id, day, from, to, title, branch, mode, places, taken };
  });
}

/** When and where the class is in which an enquiry has a place, for a message to them (enquiries-20). */
export async function readBookedClass({ id }: { id: string }): Promise<BookedClass> {
  const [enquiry, found] = await firestore().getAll(enquiryOfBooking(id), demoBookings().doc(id));
  if (!enquiry?.exists || !found) throw notFound('Enquiry');
  const booking = parseDocument(storedDemoBooking, found);
  if (!booking) return { text: '', isOpen: false };
  const isOpen = isOpenBooking(booking) && !hasBegun(booking.startsAt, new Date());
  if (!hasPlace.includes(booking.state)) return { text: '', isOpen };
  const slot = await findSlot(booking.slot);
  const text = [whenText(slot), placeOf(slot), slot.link].filter(Boolean).join(', ');
  return { text, isOpen, slot: booking.slot };
}

const notes = {
  came: 'Came to',
  missed: 'Did not come to',
  booked: 'Marked as booked again for',
} as const;

/** Notes whether somebody came; the timeline tells it. */
export async function noteAttendance(
  { id, body: { state } }: { id: string; body: Attendance },
  admin: Admin,
): Promise<{ _id: string }> {
  const document = demoBookings().doc(id);
  await transact(
    document.path,
    async (transaction) => {
      const [known, enquiry] = await transaction.getAll(document, enquiryOfBooking(id));
      const booking = known && parseDocument(storedDemoBooking, known);
      if (!booking) throw notFound('Booking');
      if (booking.state === state) return;
      if (!hasPlace.includes(booking.state))
        throw new ApiError('conflict', 'Only people with a place can be marked as having come');
      markStale(transaction, booking.startsAt, ...momentsOf(enquiry?.data()));
      transaction.update(document, { state, updatedAt: new Date().toISOString() });
      if (enquiry?.exists) addEntry(transaction, id, `${notes[state]} the demo class`, admin);
    },
    busy,
  );
  return { _id: id };
}
