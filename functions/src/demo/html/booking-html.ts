import {
  clockText,
  dayText,
  mostMoves,
  type DemoKey,
  type StoredDemoSlot,
} from '@institute/schema';
import { mostInDay } from '../../mails/outbox/mail-quota.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { facts, hidden } from './booking-form-html.ts';
import { bookingAddress } from '../bookings/booking-key.ts';
import { canChange, type FoundBooking } from '../bookings/change-booking.ts';
import { plainHtml } from '../../platform/http/plain-page.ts';
import { allClasses, openingScript } from './demo-html.ts';
import { placeOf, untilText } from '../slot-text.ts';

const headings = {
  booked: 'You have a place',
  waiting: 'You are on the waiting list',
  offered: 'A place is now free for you',
  lapsed: 'We are no longer holding this place for you',
  cancelled: 'Your booking has been cancelled',
  came: 'Thank you for coming',
  missed: 'We missed you',
} as const;

const act = (name: string, { id, secret }: DemoKey, inner: string): string =>
  `<form method="post" action="/api/demo/form/${name}">${hidden('id', id)}${hidden('secret', secret)}${inner}</form>`;

/** A class to which a booking can be moved; of any course, if the title is empty. */
export interface OtherClass {
  readonly slot: StoredDemoSlot;
  readonly title: string;
}

function option({ slot, title }: OtherClass): string {
  const said = [dayText(slot.day), clockText(slot.from), title || 'Any course', placeOf(slot)];
  return `<option value="${slot._id}">${escapeHtml(said.join(', '))}</option>`;
}

/** What can be done with a booking now. */
function acts(
  { booking }: FoundBooking,
  key: DemoKey,
  others: readonly OtherClass[],
  now: Date,
): string[] {
  const isOpen = canChange(booking, now);
  const { state } = booking;
  return [
    state === 'offered'
      ? act(
          'take',
          key,
          `<p>We are holding it for you until ${untilText(booking.offeredUntil)}.</p><button>Take this place</button>`,
        )
      : '',
    state === 'booked'
      ? act('calendar', key, '<button class="other">Add to calendar</button>')
      : '',
    isOpen && state === 'booked' && booking.moves < mostMoves && others.length > 0
      ? `<h2>Move your booking</h2>${act('move', key, `<label>To another class<select name="to">${others.map(option).join('')}</select></label><button class="other">Move</button>`)}`
      : '',
    isOpen
      ? `<h2>Cancel your booking</h2>${act('cancel', key, '<button class="other">Cancel my booking</button>')}`
      : '',
  ].filter(Boolean);
}

const notMailed = `We have not emailed it to you, because we send at most ${mostInDay} such emails a day to one address. Please keep it.`;

/** Where an online class is joined, or how that is told (demo-13). */
function joining({ booking, slot, link }: FoundBooking): string {
  if (booking.state !== 'booked' || !slot.link) return '';
  return link
    ? `<p><a href="${escapeHtml(link)}" rel="noreferrer">Join the class online</a></p>`
    : '<p>The link to the class is on this page from a day before the class. It also comes with the reminder.</p>';
}

/** The page of the link in a mail (demo-6). */
export function bookingHtml(
  found: FoundBooking,
  key: DemoKey,
  { others, notice, now }: { others: readonly OtherClass[]; notice?: string; now: Date },
): string {
  const { booking, slot, title } = found;
  const { state } = booking;
  return plainHtml(
    headings[state],
    `${notice ? `<p class="notice" role="alert">${escapeHtml(notice)}</p>` : ''}
${facts(slot, title)}
${joining(found)}
${
  canChange(booking, now)
    ? `<p>You can change this until an hour before the class, here or at <a href="${bookingAddress(key)}">your booking page</a>. ${booking.mailed ? 'We have emailed you the link.' : notMailed}</p>`
    : ''
}
${acts(found, key, others, now).join('\n')}
${allClasses}`,
  );
}

/** The page of the link in a mail: a script hands on what follows its #. */
export const openingHtml = (): string =>
  plainHtml(
    'Your booking',
    `<form method="post" action="/api/demo/form/open">${hidden('id')}${hidden('secret')}
<noscript><p>This page needs JavaScript. To move or cancel your booking, reply to your booking email or call us.</p></noscript></form>
<p>If nothing happens, open the link in your booking email again.</p>${allClasses}
<script>${openingScript}</script>`,
  );
