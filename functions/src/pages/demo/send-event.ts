import type { StoredDemoBooking, StoredDemoSlot } from '@institute/schema';
import type { Response } from 'express';
import { readOwnFacts } from '../../content/own-facts.ts';
import { bookingCalendar } from '../../demo/bookings/booking-calendar.ts';
import { saidIn } from '../../content/translations/said-of.ts';
import { dataHeaders } from '../../platform/http/security-headers.ts';
import { bookingIn } from '../../texts/booking-in.ts';
import { languageOf } from '../site-in.ts';

/** Sends a booking as a file for calendars. */
export async function sendEvent(
  response: Response,
  booking: Pick<StoredDemoBooking, '_id' | 'sequence' | 'state' | 'updatedAt'>,
  { slot, link }: { readonly slot: StoredDemoSlot; readonly link: string },
): Promise<void> {
  const language = languageOf(response);
  const [{ title, branch, at }] = await Promise.all([saidIn(language, slot), readOwnFacts()]);
  response
    .set({
      ...dataHeaders,
      'Cache-Control': 'no-store',
      'Content-Disposition': 'attachment; filename="demo-class.ics"',
    })
    .type('text/calendar')
    .send(
      bookingCalendar(booking, slot, {
        title: bookingIn[language].classOf(title),
        link,
        language,
        branch,
        at,
      }),
    );
}
