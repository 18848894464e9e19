import { storedDemoBooking, type StoredDemoBooking } from '@institute/schema';
import type { Query } from 'firebase-admin/firestore';
import { markChanged } from '../content/changes.ts';
import { parseDocument } from '../content/read.ts';
import { addEntry } from '../enquiries/timeline.ts';
import { reportError } from '../platform/report-error.ts';
import { transact } from '../platform/transact.ts';
import { markStale } from '../content/stale-days.ts';
import {
  countedPersonOf,
  mailAbout,
  personOf,
  queueBookingEmail,
} from './bookings/booking-mails.ts';
import { busy } from './bookings/change-booking.ts';
import { enquiryOfBooking, freePlace, offerPlaces } from './bookings/free-place.ts';
import { tellCancelled } from './cancel-class.ts';
import { demoBookings, demoSlots } from './read-demo.ts';
import { whenText } from './slot-text.ts';
import { documentsOfSlot, findSlot, slotIn, isOpen } from './slots.ts';
import { saidOf } from '../content/translations/said-of.ts';

/** Offered in one transaction, which writes up to six documents for each. */
const offeredAtOnce = 50;

/**
 * Gives a class the places that its plan has by now: first to its waiting list, then to anybody. It may
 * run again after it was killed; until it is done nobody else is given the new places.
 */
async function raisePlaces(id: string, now = new Date()): Promise<void> {
  const documents = documentsOfSlot(id);
  const isDone = await transact(
    documents[0].path,
    async (transaction) => {
      const [stored, plan] = await transaction.getAll(...documents);
      const slot = slotIn(id, stored, plan);
      if (!slot.raising) return true;
      const planned = isOpen(slot, plan, now) ? Number(plan?.get('places')) : 0;
      const wanted = Math.max(slot.places, planned);
      const most = Math.min(wanted - slot.taken, offeredAtOnce);
      const offered = await offerPlaces(transaction, slot, { now, most });
      const taken = slot.taken + offered;
      const raising = offered === offeredAtOnce;
      const places = raising ? Math.max(slot.places, taken) : wanted;
      const { _id, ...rest } = slot;
      transaction.set(documents[0], { ...rest, taken, places, raising });
      markChanged(transaction, documents);
      return !raising;
    },
    busy,
  );
  if (!isDone) await raisePlaces(id, now);
}

const hour = 60 * 60_000;

/** How long before a class each mail reminds of it. */
const leads = { day: 24 * hour, hours: 2 * hour } as const;

/** Ends an offer that nobody took; the place is the next one's (demo-7). */
async function lapse(id: string, slotId: string, now: Date): Promise<void> {
  const document = demoBookings().doc(id);
  await transact(
    documentsOfSlot(slotId)[0].path,
    async (transaction) => {
      const [known, ...held] = await transaction.getAll(document, ...documentsOfSlot(slotId));
      const booking = known && parseDocument(storedDemoBooking, known);
      if (booking?.state !== 'offered' || booking.offeredUntil > now.toISOString()) return;
      const slot = slotIn(slotId, held[0], held[1]);
      await freePlace(transaction, slot, now);
      markStale(transaction, booking.startsAt);
      transaction.update(document, { state: 'lapsed', updatedAt: now.toISOString() });
      addEntry(transaction, id, `Did not take the place in a demo class: ${whenText(slot)}`);
    },
    busy,
  );
}

/** Which reminder is due; none for who booked or moved when its time had come already. */
function dueReminder({ startsAt, updatedAt }: StoredDemoBooking, now: Date) {
  const start = Date.parse(startsAt);
  const left = start - now.getTime();
  const what = left <= leads.hours ? 'hours' : 'day';
  const isDue = left > 0 && left <= leads[what] && Date.parse(updatedAt) < start - leads[what];
  return isDue ? what : undefined;
}

/** Stores the reminder that is due, once (demo-8). */
async function remind(id: string, now: Date): Promise<void> {
  const document = demoBookings().doc(id);
  const found = parseDocument(storedDemoBooking, await document.get());
  if (!found || !dueReminder(found, now)) return;
  const slot = await findSlot(found.slot);
  const said = await saidOf(slot);
  await transact(
    document.path,
    async (transaction) => {
      const [known, enquiry] = await transaction.getAll(document, enquiryOfBooking(id));
      const booking = known && parseDocument(storedDemoBooking, known);
      const what = booking && dueReminder(booking, now);
      if (!what || booking.state !== 'booked' || booking.slot !== slot._id) return;
      if ((await transaction.get(mailAbout(booking, what))).exists) return;
      const person = booking.confirmed
        ? personOf(enquiry)
        : await countedPersonOf(transaction, enquiry, now);
      queueBookingEmail(transaction, what, { booking, slot, said, person }, now);
    },
    busy,
  );
}

const idsOf = async (query: Query): Promise<{ id: string; slot: string }[]> =>
  (await query.select('slot').get()).docs.map((found) => ({
    id: found.id,
    slot: String(found.get('slot')),
  }));

/** Runs a task for each; one that fails is reported, and tried again by the next sweep. */
async function each<Item>(items: readonly Item[], task: (item: Item) => Promise<void>) {
  for (const item of items) {
    try {
      await task(item);
    } catch (error) {
      reportError('What is due about a demo class was not done', error, { item });
    }
  }
}

/** Does what is due about bookings. It may run twice, late, or again after it was killed. */
export async function sweepBookings(now = new Date()): Promise<void> {
  const at = now.toISOString();
  const tomorrow = new Date(now.getTime() + leads.day).toISOString();
  const { docs } = await demoSlots().where('telling', '==', true).select().get();
  await each(
    docs.map(({ id }) => id),
    (id) => tellCancelled(id, now),
  );
  const raising = await demoSlots().where('raising', '==', true).select().get();
  await each(
    raising.docs.map(({ id }) => id),
    (id) => raisePlaces(id, now),
  );
  const offered = demoBookings().where('state', '==', 'offered').where('offeredUntil', '<=', at);
  await each(await idsOf(offered), ({ id, slot }) => lapse(id, slot, now));
  const coming = demoBookings()
    .where('state', '==', 'booked')
    .where('startsAt', '>', at)
    .where('startsAt', '<=', tomorrow);
  await each(await idsOf(coming), ({ id }) => remind(id, now));
}
