import { transact } from '../platform/transact.ts';
import { markChanged } from '../content/changes.ts';
import { titleOf } from './bookings/book.ts';
import { busy } from './bookings/change-booking.ts';
import { offersTo } from './bookings/free-place.ts';
import { documentsOfSlot, findSlot, isOpen, slotIn } from './slots.ts';

/** Offered in one transaction, which writes up to six documents for each. */
const offeredAtOnce = 50;

/**
 * Gives a class the places that its plan has by now: first to its waiting list, then to anybody. It may
 * run again after it was killed; until it is done nobody else is given the new places.
 */
export async function raisePlaces(id: string, now = new Date()): Promise<void> {
  const documents = documentsOfSlot(id);
  const title = await titleOf(await findSlot(id));
  const isDone = await transact(
    documents[0].path,
    async (transaction) => {
      const [stored, plan] = await transaction.getAll(...documents);
      const slot = slotIn(id, stored, plan);
      if (!slot.raising) return true;
      const planned = isOpen(slot, plan, now) ? Number(plan?.get('places')) : 0;
      const wanted = Math.max(slot.places, planned);
      const most = Math.min(wanted - slot.taken, offeredAtOnce);
      const offers = await offersTo(transaction, slot, { title, now, most });
      for (const offer of offers) offer();
      const taken = slot.taken + offers.length;
      const raising = offers.length === offeredAtOnce;
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
