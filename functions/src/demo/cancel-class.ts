import {
  hasBegun,
  isOpenBooking,
  openBookingStates,
  slotStart,
  storedDemoBooking,
  type StoredDemoSlot,
} from '@institute/schema';
import { markChanged } from '../content/changes.ts';
import { parseDocument } from '../content/read.ts';
import { addEntry } from '../enquiries/timeline.ts';
import { addAudit } from '../platform/audit.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError } from '../platform/errors.ts';
import { markStale } from '../content/stale-days.ts';
import { transact } from '../platform/transact.ts';
import { personOf, queueBookingEmail } from './bookings/booking-mails.ts';
import { busy } from './bookings/change-booking.ts';
import { enquiryOfBooking } from './bookings/free-place.ts';
import { takeBackReminders } from './bookings/give-up-booking.ts';
import { setNotBooked } from './bookings/lead-status.ts';
import { demoBookings, demoSlots } from './read-demo.ts';
import { whenText } from './slot-text.ts';
import { documentsOfSlot, findSlot, slotIn } from './slots.ts';
import { saidOf, type Said } from '../content/translations/said-of.ts';

/** Cancels a booking of a cancelled class, and tells who booked. */
async function callOff(id: string, slot: StoredDemoSlot, said: Said, now: Date): Promise<void> {
  const document = demoBookings().doc(id);
  await transact(
    document.path,
    async (transaction) => {
      const [known, enquiry] = await transaction.getAll(document, enquiryOfBooking(id));
      const booking = known && parseDocument(storedDemoBooking, known);
      if (!booking || !isOpenBooking(booking) || booking.slot !== slot._id) return;
      await takeBackReminders(transaction, booking);
      const changes = {
        state: 'cancelled' as const,
        offeredUntil: '',
        sequence: booking.sequence + 1,
        updatedAt: now.toISOString(),
      };
      markStale(transaction, booking.startsAt);
      transaction.update(document, changes);
      if (enquiry?.exists) {
        addEntry(transaction, id, `The demo class was cancelled: ${whenText(slot)}`);
        await setNotBooked(transaction, enquiry);
      }
      const facts = {
        booking: { ...booking, ...changes },
        slot,
        said,
        person: personOf(enquiry),
      };
      queueBookingEmail(transaction, 'classCancelled', facts, now);
    },
    busy,
  );
}

/** Tells everybody who booked a cancelled class, or waits for it; again after it was killed. */
export async function tellCancelled(slotId: string, now = new Date()): Promise<void> {
  const slot = await findSlot(slotId);
  const said = await saidOf(slot);
  const booked = demoBookings().where('slot', '==', slotId).where('state', 'in', openBookingStates);
  for (const { id } of (await booked.select().get()).docs) await callOff(id, slot, said, now);
  await demoSlots().doc(slotId).update({ telling: false });
}

/** Cancels a class, whether or not somebody has booked it. */
export async function cancelDemoClass(
  { id }: { id: string },
  admin: Admin,
): Promise<{ _id: string }> {
  const documents = documentsOfSlot(id);
  await transact(
    documents[0].path,
    async (transaction) => {
      const [stored, plan] = await transaction.getAll(...documents);
      const { _id, ...slot } = slotIn(id, stored, plan);
      if (slot.cancelled) return;
      if (hasBegun(slotStart(slot), new Date()))
        throw new ApiError('conflict', 'This demo class is over');
      transaction.set(documents[0], { ...slot, cancelled: true, telling: true });
      markChanged(transaction, documents);
      const at = new Date().toISOString();
      const event = { document: documents[0].path, action: 'cancel-class', admin, at };
      addAudit(transaction, event);
    },
    busy,
  );
  await tellCancelled(id);
  return { _id: id };
}
