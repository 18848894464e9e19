import {
  isOpenBooking,
  mostMoves,
  slotStart,
  type DemoKey,
  type StoredDemoBooking,
  type StoredDemoSlot,
} from '@institute/schema';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { addEntry } from '../../enquiries/timeline.ts';
import { ApiError } from '../../platform/errors.ts';
import { markStale } from '../../content/stale-days.ts';
import { transact } from '../../platform/transact.ts';
import * as texts from '../../texts/en/errors.ts';
import { opened } from './booking-key.ts';
import { countedPersonOf, queueBookingEmail, type BookingEmail } from './booking-mails.ts';
import { mailboxIn, openBookingOf } from './booked-by.ts';
import { enquiryOfBooking } from './free-place.ts';
import { giveUpBooking } from './give-up-booking.ts';
import { setNotBooked } from './lead-status.ts';
import { demoBookings } from '../read-demo.ts';
import { whenText } from '../slot-text.ts';
import {
  documentsOfSlot,
  findSlot,
  isFull,
  isOpen,
  readSlot,
  slotIn,
  storeTaken,
} from '../slots.ts';
import { saidOf, type Said } from '../../content/translations/said-of.ts';

/** Until so long before a class its booking can be moved or cancelled. */
const lastChange = 60 * 60_000;

const refused = (message: string) => new ApiError('conflict', message);

export const busy = () => refused(texts.othersBook);

export const canChange = (booking: StoredDemoBooking, now: Date): boolean =>
  isOpenBooking(booking) && now.getTime() < Date.parse(booking.startsAt) - lastChange;

/** What a change of a booking finds. */
interface Found {
  readonly transaction: Transaction;
  readonly booking: StoredDemoBooking;
  readonly slot: StoredDemoSlot;
  readonly said: Said;
  readonly enquiry: DocumentSnapshot;
  readonly person: Awaited<ReturnType<typeof countedPersonOf>>;
  readonly now: Date;
}

type Change = (found: Found) => Promise<StoredDemoBooking>;

/** Reads a booking for somebody who may change it. */
type Open = (snapshot: DocumentSnapshot) => StoredDemoBooking;

const withKey =
  (key: DemoKey): Open =>
  (snapshot) =>
    opened(snapshot, key);

/** Changes a booking in one transaction. */
async function changeBooking(id: string, open: Open, change: Change): Promise<StoredDemoBooking> {
  const document = demoBookings().doc(id);
  const { slot: slotId } = open(await document.get());
  const said = await saidOf(await findSlot(slotId));
  return transact(
    documentsOfSlot(slotId)[0].path,
    async (transaction) => {
      const [known, enquiry] = await transaction.getAll(document, enquiryOfBooking(id));
      const booking = open(known!);
      const slot = await readSlot(transaction, booking.slot);
      const now = new Date();
      const person = await countedPersonOf(transaction, enquiry, now);
      return change({ transaction, booking, slot, said, enquiry: enquiry!, person, now });
    },
    busy,
  );
}

/** Stores the change, with what the timeline and the mail say of it. */
function store(
  { transaction, said, enquiry, person, now, ...found }: Found,
  changes: Partial<StoredDemoBooking>,
  { entry, news, slot = found.slot }: { entry: string; news: BookingEmail; slot?: StoredDemoSlot },
): StoredDemoBooking {
  const next = {
    ...found.booking,
    offeredUntil: '',
    ...changes,
    sequence: found.booking.sequence + 1,
    updatedAt: now.toISOString(),
  };
  const { _id, ...stored } = next;
  markStale(transaction, found.booking.startsAt, next.startsAt);
  transaction.set(demoBookings().doc(_id), stored);
  if (enquiry.exists) addEntry(transaction, _id, `${entry}: ${whenText(slot)}`);
  queueBookingEmail(transaction, news, { booking: next, slot, said, person }, now);
  return next;
}

/** Cancels a booking, until an hour before. The same again changes nothing. */
export const cancelBooking = (key: DemoKey): Promise<StoredDemoBooking> =>
  changeBooking(key.id, withKey(key), async (found) => {
    const { transaction, booking, slot, enquiry, now } = found;
    if (booking.state === 'cancelled') return booking;
    if (!canChange(booking, now)) throw refused(texts.cannotCancel);
    await giveUpBooking(transaction, booking, slot, now);
    await setNotBooked(transaction, enquiry);
    const left = booking.state !== 'booked';
    const entry = left ? 'Left the waiting list of a demo class' : 'Cancelled a demo class';
    return store(found, { state: 'cancelled', left }, { entry, news: left ? 'left' : 'cancelled' });
  });

/** Moves a booking to another class with a free place, for whoever has its key, until an hour before. */
export async function moveBooking(key: DemoKey, to: string): Promise<StoredDemoBooking> {
  const newSaid = await saidOf(await findSlot(to));
  return changeBooking(key.id, withKey(key), async (found) => {
    const { transaction, booking, slot, now } = found;
    if (booking.slot === to) return booking;
    if (booking.state !== 'booked' || !canChange(booking, now)) throw refused(texts.cannotMove);
    if (booking.moves >= mostMoves) throw refused(texts.movedTooOften);
    const [stored, plan] = await transaction.getAll(...documentsOfSlot(to));
    const chosen = slotIn(to, stored, plan);
    if (!isOpen(chosen, plan, now)) throw refused(texts.otherClosed);
    if (isFull(chosen)) throw refused(texts.otherFull);
    if (await openBookingOf(transaction, to, mailboxIn(booking))) throw refused(texts.otherBooked);
    await giveUpBooking(transaction, booking, slot, now);
    storeTaken(transaction, chosen, 1);
    return store(
      { ...found, said: newSaid },
      { slot: to, startsAt: slotStart(chosen).toISOString(), moves: booking.moves + 1 },
      { entry: 'Moved a demo class', news: 'moved', slot: chosen },
    );
  });
}

/** Takes the place that is offered to somebody of the waiting list. */
export const takePlace = (key: DemoKey): Promise<StoredDemoBooking> =>
  changeBooking(key.id, withKey(key), async (found) => {
    const { booking, now } = found;
    if (booking.state === 'booked') return booking;
    if (booking.state !== 'offered' || now.toISOString() >= booking.offeredUntil)
      throw refused(texts.notHeld);
    return store(
      found,
      { state: 'booked' },
      { entry: 'Took a place in a demo class', news: 'booked' },
    );
  });

/** Opens a booking, which confirms the address that its link was mailed to (demo-13). */
export async function openBooking(key: DemoKey): Promise<void> {
  const document = demoBookings().doc(key.id);
  await transact(
    document.path,
    async (transaction) => {
      const booking = opened(await transaction.get(document), key);
      if (!booking.confirmed) transaction.update(document, { confirmed: true });
    },
    busy,
  );
}

/** How long before an online class its link is told. */
const linkLead = 24 * 60 * 60_000;

/** A booking with its class, for whoever has its key; with the link of an online class in time. */
export async function findBooking(key: DemoKey, now = new Date()) {
  const booking = opened(await demoBookings().doc(key.id).get(), key);
  const slot = await findSlot(booking.slot);
  const isTime = now.getTime() >= slotStart(slot).getTime() - linkLead;
  const link = isTime && booking.state === 'booked' ? slot.link : '';
  return { booking, slot, link, said: await saidOf(slot) };
}
