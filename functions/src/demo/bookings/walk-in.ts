import type { WalkIn } from '@institute/schema';
import { saidOf } from '../../content/translations/said-of.ts';
import { createDeskEnquiry } from '../../enquiries/desk-enquiry.ts';
import type { Admin } from '../../platform/caller/account.ts';
import { transact } from '../../platform/transact.ts';
import { documentsOfSlot, findSlot, slotIn } from '../slots.ts';
import { hashContacts, openBookingOf } from './booked-by.ts';
import { busy } from './change-booking.ts';
import { bookedAlready, bookLead, over, takesWalkIns } from './lead-booking.ts';

/** Refuses who booked the class already, before they have a second enquiry. */
async function requireNotBooked(
  slot: string,
  { id, phone }: Pick<WalkIn, 'id' | 'phone'>,
): Promise<void> {
  const [, byPhone = ''] = await hashContacts({ email: '', phone });
  const documents = documentsOfSlot(slot);
  await transact(
    documents[0].path,
    async (transaction) => {
      const [kept, plan] = await transaction.getAll(...documents);
      if (!takesWalkIns(slotIn(slot, kept, plan), new Date())) throw over();
      const same = await openBookingOf(transaction, slot, [byPhone]);
      if (same && same._id !== id) throw bookedAlready();
    },
    busy,
  );
}

/** Stores the enquiry of someone who walks in to a class, and that they came, however often it is sent (demo-9). */
export async function addWalkIn(
  { id: slot, body: { id, name, phone } }: { id: string; body: WalkIn },
  admin: Admin,
): Promise<{ _id: string }> {
  const { en } = await saidOf(await findSlot(slot));
  await requireNotBooked(slot, { id, phone });
  const asked = { email: '', message: '', course: en.title, source: 'Walk-in' as const };
  await createDeskEnquiry({ body: { id, name, phone, ...asked } }, admin);
  return bookLead({ id, body: { slot, walkedIn: true } }, admin);
}
