import {
  collections,
  coursesLabelled,
  dayAfter,
  localMoment,
  storedBatch,
  storedDemoBooking,
  storedEnquiry,
  type StoredEnquiry,
} from '@institute/schema';
import type { Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readAll } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';
import { bookedDemo, type DayRecords, type Lead } from './aggregate-day.ts';

const lead = z.pick(storedEnquiry, {
  _id: true,
  createdAt: true,
  source: true,
  course: true,
  status: true,
  joined: true,
  visits: true,
  imported: true,
  answered: true,
  hadDemo: true,
  cameToDemo: true,
  assignedTo: true,
  reason: true,
});

const booking = z.pick(storedDemoBooking, { startsAt: true, state: true });

const batch = z.object({
  course: storedBatch.shape.course,
  firstDay: storedBatch.shape.firstDay,
  state: storedBatch.shape.state,
  seats: storedBatch.shape.seats,
  seatsTaken: storedBatch.shape.seatsTaken,
});

/** Reads the documents with the field between two values, the last one excluded. */
const between = <Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  collection: string,
  field: string,
  [first, end]: readonly [first: string, end: string],
  all: Query = firestore().collection(collection),
) =>
  readAll<z.output<typeof schema>>(
    schema,
    all
      .where(field, '>=', first)
      .where(field, '<', end)
      .select(...Object.keys(schema.shape)),
  );

export type Known = Lead & Pick<StoredEnquiry, '_id' | 'cameToDemo'>;

/**
 * Leads with whether they booked a demo class and came to it, in themselves or in an enquiry that is joined to
 * them: a booking has the id of its enquiry.
 */
async function withAttendance(leads: readonly Known[], joined: readonly Known[]): Promise<Known[]> {
  const booked = [...leads, ...joined].filter(bookedDemo);
  if (booked.length === 0) return [...leads];
  const bookings = firestore().collection(collections.demoBookings);
  const found = await firestore().getAll(...booked.map(({ _id }) => bookings.doc(_id)), {
    fieldMask: ['state'],
  });
  const came = new Set(found.flatMap((each) => (each.get('state') === 'came' ? each.id : [])));
  const personsOf = (all: readonly Known[]) =>
    new Set(all.flatMap((each) => [each._id, ...(each.joined ? [each.joined.to] : [])]));
  const [haveBooked, haveCome] = [
    personsOf(booked),
    personsOf(booked.filter(({ _id, cameToDemo }) => cameToDemo || came.has(_id))),
  ];
  return leads.map((each) => ({
    ...each,
    ...(haveBooked.has(each._id) && { hadDemo: true }),
    came: haveCome.has(each._id),
  }));
}

/** From when the first of some days begins until the last one ends. */
const momentsOf = (from: string, to: string) =>
  [
    localMoment(from, '00:00').toISOString(),
    localMoment(dayAfter(to, 1), '00:00').toISOString(),
  ] as const;

/** Those that asked about a course, by the name that people see; all without one. */
const askedAbout = (course: string): Query => {
  const all = firestore().collection(collections.enquiries);
  return course ? all.where('course', 'in', coursesLabelled(course)) : all;
};

/** The leads of the days from one to another, both inclusive: all, or those of a course. */
export async function readLeads(from: string, to: string, course = ''): Promise<Known[]> {
  const moments = momentsOf(from, to);
  const [leads, joined] = await Promise.all([
    between(lead, collections.enquiries, 'createdAt', moments, askedAbout(course)),
    between(lead, collections.enquiries, 'joined.createdAt', moments),
  ]);
  return withAttendance(leads, joined);
}

const readBatches = (from: string, to: string) =>
  between(batch, collections.batches, 'firstDay', [from, dayAfter(to, 1)]);

/** The leads of a course, and what else a report of it counts: no bookings, which name no course. */
export async function readRecordsOfCourse(
  from: string,
  to: string,
  course: string,
): Promise<DayRecords> {
  const [leads, batches] = await Promise.all([readLeads(from, to, course), readBatches(from, to)]);
  return { leads, bookings: [], batches };
}

/** The records of the days from one to another, both inclusive. */
export async function readRecords(from: string, to: string): Promise<DayRecords> {
  const [leads, bookings, batches] = await Promise.all([
    readLeads(from, to),
    between(booking, collections.demoBookings, 'startsAt', momentsOf(from, to)),
    readBatches(from, to),
  ]);
  return { leads, bookings, batches };
}
