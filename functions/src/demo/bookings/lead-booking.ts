import {
  dayText,
  hasBegun,
  localDay,
  isOpenBooking,
  slotStart,
  storedDemoBooking,
  type LeadBooking,
  type StoredDemoBooking,
  type StoredDemoSlot,
} from '@institute/schema';
import { parseDocument } from '../../content/read.ts';
import { addEntry } from '../../enquiries/timeline.ts';
import type { Admin } from '../../platform/caller/account.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { transact } from '../../platform/transact.ts';
import { markStale, momentsOf } from '../../content/stale-days.ts';
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
import { saidOf } from '../../content/translations/said-of.ts';
import { contactsOf, openBookingOf } from './booked-by.ts';
import { personOf, queueBookingEmail } from './booking-mails.ts';
import { busy } from './change-booking.ts';
import { enquiryOfBooking } from './free-place.ts';
import { giveUpBooking, holdsPlace } from './give-up-booking.ts';
import { setBooked, setNotBooked } from './lead-status.ts';

const refused = (message: string) =>
  new ApiError('conflict', message, { fields: { slot: message } });

export const over = () => refused('That class can no longer be booked. Choose another one.');

/** Refuses to cancel or move a booking once its class has begun: the list of the class would lose who came. */
function requireComing({ startsAt }: StoredDemoBooking, now: Date): void {
  if (hasBegun(startsAt, now))
    throw refused(
      `The demo class on ${dayText(localDay(new Date(startsAt)))} has begun. Note in Bookings whether they came.`,
    );
}

export const bookedAlready = () => refused('This person has already booked that class.');

/** Whether someone can walk in to a class: it is of the day, begun or not. */
export const takesWalkIns = ({ cancelled, day }: StoredDemoSlot, now: Date): boolean =>
  !cancelled && day === localDay(now);

/** Whether a booking has taken a place of a class, which its person may have used. */
const hasTaken = (booking: StoredDemoBooking | undefined, slot: string): boolean =>
  booking?.slot === slot && ['booked', 'offered', 'came', 'missed'].includes(booking.state);

/**
 * Books a demo class for a lead, or moves their booking to it; they are emailed if they have an address (demo-21).
 * Someone who walked in stands in a class of the day, has a place of it even if it is full, and gets no email.
 */
export async function bookLead(
  { id, body: { slot: to, walkedIn } }: { id: string; body: LeadBooking },
  admin: Admin,
): Promise<{ _id: string }> {
  const document = demoBookings().doc(id);
  const said = await saidOf(await findSlot(to));
  await transact(
    documentsOfSlot(to)[0].path,
    async (transaction) => {
      const [lead, known, kept, plan] = await transaction.getAll(
        enquiryOfBooking(id),
        document,
        ...documentsOfSlot(to),
      );
      if (!lead?.exists) throw notFound('Enquiry');
      const before = known?.exists ? parseDocument(storedDemoBooking, known) : undefined;
      const state = walkedIn ? 'came' : 'booked';
      if (before?.slot === to && before.state === state) return;
      const now = new Date();
      const slot = slotIn(to, kept, plan);
      const hasPlace = hasTaken(before, to);
      if (before && before.slot !== to && before.state === 'booked') requireComing(before, now);
      if (walkedIn ? !takesWalkIns(slot, now) : !isOpen(slot, plan, now)) throw over();
      if (isFull(slot) && !hasPlace && !walkedIn)
        throw refused('That class is full. Choose another one.');
      const contacts = await contactsOf(id, lead.data() ?? {});
      const same = await openBookingOf(transaction, to, contacts);
      if (same && same._id !== id) throw bookedAlready();
      const at = now.toISOString();
      const booking: StoredDemoBooking = {
        hashes: [],
        moves: 0,
        confirmed: false,
        createdAt: at,
        ...before,
        _id: id,
        slot: to,
        startsAt: slotStart(slot).toISOString(),
        state,
        left: false,
        sequence: before ? before.sequence + 1 : 0,
        offeredUntil: '',
        contacts,
        mailed: true,
        updatedAt: at,
      };
      const { _id, ...stored } = booking;
      const isMoved =
        before !== undefined &&
        holdsPlace(before) &&
        before.slot !== to &&
        !hasBegun(before.startsAt, now);
      if (before && !hasPlace && isOpenBooking(before))
        await giveUpBooking(transaction, before, await readSlot(transaction, before.slot), now);
      markStale(transaction, before?.startsAt, booking.startsAt, ...momentsOf(lead.data()));
      transaction.set(document, stored);
      if (!hasPlace) storeTaken(transaction, slot, 1);
      const booked = isMoved ? 'Moved to a demo class' : 'Booked a demo class';
      const what = walkedIn ? 'Walked in to a demo class' : booked;
      addEntry(transaction, id, `${what}: ${whenText(slot)}`, admin);
      await setBooked(transaction, lead, admin);
      // The booking that said so is gone.
      if (before?.state === 'came' && before.slot !== to)
        transaction.update(lead.ref, { cameToDemo: true });
      if (walkedIn) return;
      queueBookingEmail(
        transaction,
        isMoved ? 'moved' : 'booked',
        { booking, slot, said, person: personOf(lead) },
        now,
      );
    },
    busy,
  );
  return { _id: id };
}

/** Cancels the booking of a lead and frees the place; they are emailed if they have an address (demo-21). */
export async function cancelLeadBooking(
  { id }: { id: string },
  admin: Admin,
): Promise<{ _id: string }> {
  const document = demoBookings().doc(id);
  await transact(
    document.path,
    async (transaction) => {
      const [lead, known] = await transaction.getAll(enquiryOfBooking(id), document);
      const before = known?.exists ? parseDocument(storedDemoBooking, known) : undefined;
      if (!lead?.exists || !before) throw notFound('Booking');
      if (!isOpenBooking(before)) return;
      const now = new Date();
      requireComing(before, now);
      const slot = await readSlot(transaction, before.slot);
      const booking: StoredDemoBooking = {
        ...before,
        state: 'cancelled',
        left: before.state !== 'booked',
        offeredUntil: '',
        sequence: before.sequence + 1,
        updatedAt: now.toISOString(),
      };
      const { _id, ...stored } = booking;
      await giveUpBooking(transaction, before, slot, now);
      markStale(transaction, before.startsAt);
      transaction.set(document, stored);
      addEntry(transaction, id, `Cancelled a demo class: ${whenText(slot)}`, admin);
      await setNotBooked(transaction, lead, admin);
      const told = { booking, slot, said: await saidOf(slot), person: personOf(lead) };
      queueBookingEmail(transaction, booking.left ? 'left' : 'cancelled', told, now);
    },
    busy,
  );
  return { _id: id };
}
