import { normalisePhone, type DemoBooking, type StoredDemoSlot } from '@institute/schema';
import { readContactInfo } from '../../content/contact-details.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { plainHtml } from '../../platform/http/plain-page.ts';
import { facts, hidden } from './booking-form-html.ts';
import { allClasses } from './demo-html.ts';

const headings = {
  booked: 'Your demo class is booked',
  waiting: 'You are on the waiting list',
} as const;

/** How else to reach the institute, as the end of a sentence. */
export async function waysToReachUs(): Promise<string> {
  const info = await readContactInfo().catch(() => undefined);
  const number = info?.phone[0]?.number ?? '';
  const dialled = normalisePhone(number);
  const form = 'use <a href="/contact">the contact form</a>';
  return dialled ? `call <a href="tel:${dialled}">${escapeHtml(number)}</a>, or ${form}` : form;
}

/**
 * The page after booking (demo-5). It is the same for a second booking of a person, and shows nothing but what the form
 * had: anybody can type a phone number or an email address (demo-12).
 */
export const bookedHtml = (
  outcome: keyof typeof headings,
  { id, email }: DemoBooking,
  { slot, title, ways }: { slot: StoredDemoSlot; title: string; ways: string },
): string =>
  plainHtml(
    headings[outcome],
    `${facts(slot, title)}
<p>We will email you at <b>${escapeHtml(email)}</b>. The link in that email shows your booking, and lets you move or cancel it until an hour before the class.</p>
<p>If this class was booked with your phone number or email address before, that booking stays as it is, and the link goes to the email address that was entered then.</p>
${outcome === 'booked' ? `<form method="post" action="/api/demo/form/event">${hidden('id', id)}${hidden('slot', slot._id)}<button class="other">Add to calendar</button></form>` : ''}
<p>If no email arrives within a few minutes, look in your spam folder. You can also ${ways}.</p>
${allClasses}`,
  );
