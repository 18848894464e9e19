import {
  collections,
  dayAfter,
  localMoment,
  storedBatch,
  storedDemoBooking,
  storedEnquiry,
} from '@institute/schema';
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
  assignedTo: true,
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
) =>
  readAll<z.output<typeof schema>>(
    schema,
    firestore()
      .collection(collection)
      .where(field, '>=', first)
      .where(field, '<', end)
      .select(...Object.keys(schema.shape)),
  );

export type Known = Lead & { readonly _id: string };

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
    personsOf(booked.filter(({ _id }) => came.has(_id))),
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

/** The leads of the days from one to another, both inclusive. */
export async function readLeads(from: string, to: string): Promise<Known[]> {
  const moments = momentsOf(from, to);
  const [leads, joined] = await Promise.all([
    between(lead, collections.enquiries, 'createdAt', moments),
    between(lead, collections.enquiries, 'joined.createdAt', moments),
  ]);
  return withAttendance(leads, joined);
}

/** The records of the days from one to another, both inclusive. */
export async function readRecords(from: string, to: string): Promise<DayRecords> {
  const [leads, bookings, batches] = await Promise.all([
    readLeads(from, to),
    between(booking, collections.demoBookings, 'startsAt', momentsOf(from, to)),
    between(batch, collections.batches, 'firstDay', [from, dayAfter(to, 1)]),
  ]);
  return { leads, bookings, batches };
}
