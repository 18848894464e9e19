import * as z from 'zod/mini';
import { weekdays } from '../fields/choices.ts';
import { requiredDay, timeOfDay } from '../fields/date-fields.ts';
import {
  clientId,
  countUpTo,
  documentIdPattern,
  keysOf,
  reference,
  storedInCollection,
  text,
} from '../fields/fields.ts';
import { dayAfter, localDay, weekdayOf } from '../fields/local-time.ts';
import { batchModes, batchStates, seatReasons } from './batch-choices.ts';

/** A weekday of a batch, with its local times. */
const batchDay = z
  .object({
    day: z.enum(weekdays, 'Choose a day'),
    from: timeOfDay('From'),
    to: timeOfDay('To'),
  })
  .check(
    z.refine(({ from, to }) => from < to, { message: 'To must be later than From', path: ['to'] }),
  );

/** The first day with a class, from a day on; undefined for what is no day, and without weekdays. */
export function firstClass(from: string, days: readonly BatchDay[]): string | undefined {
  if (Number.isNaN(Date.parse(from))) return undefined;
  const week = weekdays.map((_weekday, index) => dayAfter(from, index));
  return week.find((date) => days.some(({ day }) => day === weekdayOf(date)));
}

/** Whether the site lists a batch on a day. */
export const isUpcoming = (
  { state, firstDay = '' }: { readonly state?: string; readonly firstDay?: string },
  today = localDay(new Date()),
): boolean => state === 'open' && firstDay >= today;

export const batchFields = {
  /** The course's id. */
  course: z.string('Choose a course').check(z.regex(documentIdPattern, 'Choose a course')),
  firstDay: requiredDay('First day'),
  lastDay: requiredDay('Last day'),
  days: z.array(batchDay, 'Enter a list').check(
    z.minLength(1, 'Add a day'),
    z.refine(
      (days) => new Set(days.map(({ day }) => day)).size === days.length,
      'Choose each weekday only once',
    ),
  ),
  mode: z._default(z.enum(keysOf(batchModes), 'Choose a mode'), 'classroom'),
  branch: text(100),
  /** Which room of the branch; the staff's own, on no page. */
  room: text(100),
  /** The trainer's id. */
  trainer: reference(),
  language: text(100),
  seats: countUpTo('Seats', 1000),
  state: z._default(z.enum(keysOf(batchStates), 'Choose a status'), 'planned'),
};

/** A batch: one run of a course, with its days and seats. */
export const batch = z.object(batchFields).check(
  z.refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    message: 'The last day must not be before the first',
    path: ['lastDay'],
  }),
  z.refine(
    ({ firstDay, lastDay, days }) => {
      const first = firstClass(firstDay, days) ?? firstDay;
      return firstDay > lastDay || first <= lastDay;
    },
    { message: 'Choose a weekday between the first and the last day', path: ['days'] },
  ),
);

/** Seats taken change by `changeSeats` alone. Older batches may lack a class between their days. */
export const storedBatch = z.object({
  ...batchFields,
  ...storedInCollection,
  seatsTaken: z._default(z.int().check(z.minimum(0)), 0),
  /** Weekdays that it had before: calendars that still have them are told that they are cancelled. */
  dropped: z.optional(z.array(batchDay)),
});

/** A batch as visitors get it. */
export const publicBatch = z.omit(storedBatch, { room: true });

/** Takes a seat (1) or frees one (-1). With a client-made `id`, a retry counts once. */
export const seatChange = z.object({
  change: z.union([z.literal(1), z.literal(-1)], 'Must be 1 or -1'),
  reason: z.enum(seatReasons, 'Choose a reason'),
  id: z.optional(clientId()),
});

export type Batch = z.infer<typeof batch>;
export type StoredBatch = z.infer<typeof storedBatch>;
export type PublicBatch = z.infer<typeof publicBatch>;
export type BatchDay = z.infer<typeof batchDay>;
export type SeatChange = z.infer<typeof seatChange>;
export type SeatReason = SeatChange['reason'];
