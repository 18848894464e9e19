import type { Branch, Language, StoredDemoBooking, StoredDemoSlot } from '@institute/schema';
import { ICalEventStatus } from 'ical-generator';
import { knownOwnFacts } from '../../content/own-facts.ts';
import { localCalendar, wallTime, zone } from '../../platform/local-calendar.ts';
import { siteAddress } from '../../platform/site-address.ts';
import { bookingIn } from '../../texts/booking-in.ts';
import { locationOf } from '../../content/place-of.ts';

/**
 * A booking as a calendar file. One that is moved or cancelled is the same event with a higher
 * sequence, so that calendars update it (demo-5).
 */
export function bookingCalendar(
  {
    _id,
    sequence,
    state,
    updatedAt,
  }: Pick<StoredDemoBooking, '_id' | 'sequence' | 'state' | 'updatedAt'>,
  slot: StoredDemoSlot,
  {
    title,
    link,
    language,
    branch,
    at,
  }: {
    title: string;
    link: string;
    language: Language;
    /** As it is called in that language. */
    branch: string;
    /** What the contact info says of it in that language. */
    at: Branch | undefined;
  },
): string {
  const { day, from, to } = slot;
  const changed = new Date(updatedAt);
  const calendar = localCalendar(knownOwnFacts().name, bookingIn[language].calendar);
  calendar.createEvent({
    id: `demo-${_id}@${new URL(siteAddress()).host}`,
    sequence,
    stamp: changed,
    lastModified: changed,
    timezone: zone,
    start: wallTime(day, from),
    end: wallTime(day, to),
    summary: title,
    location: locationOf(slot, {
      language,
      at,
      said: { ...slot, branch },
    }),
    ...(link && { url: link }),
    status: state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
