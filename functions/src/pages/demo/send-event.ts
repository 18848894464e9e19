import type { StoredDemoBooking, StoredDemoSlot } from '@institute/schema';
import type { Response } from 'express';
import { readOwnFacts } from '../../content/own-facts.ts';
import { titleOf } from '../../demo/bookings/book.ts';
import { bookingCalendar } from '../../demo/bookings/booking-calendar.ts';
import { classText } from '../../demo/slot-text.ts';
import { dataHeaders } from '../../platform/http/security-headers.ts';

/** Sends a booking as a file for calendars. */
export async function sendEvent(
  response: Response,
  booking: Pick<StoredDemoBooking, '_id' | 'sequence' | 'state' | 'updatedAt'>,
  { slot, link }: { readonly slot: StoredDemoSlot; readonly link: string },
): Promise<void> {
  const [course] = await Promise.all([titleOf(slot), readOwnFacts()]);
  const title = classText(course);
  response
    .set({
      ...dataHeaders,
      'Cache-Control': 'no-store',
      'Content-Disposition': 'attachment; filename="demo-class.ics"',
    })
    .type('text/calendar')
    .send(bookingCalendar(booking, slot, { title, link }));
}
