import { messages, root } from '@institute/schema';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { notify } from '../notifications/notifications-store.ts';
import { timed } from '../page/timed.ts';
import * as texts from '../../texts/en/enquiry.ts';
import { bookingOutbox, enquiryOutbox, type BookingBody } from './outbox.ts';
import { EnquiryRefused, sendEnquiry, type EnquiryBody } from './send-enquiry.ts';
import { sendToSheet } from './send-to-sheet.ts';

/** Statuses after which a retry may succeed: App Check failure, timeout, too many requests. */
const passing = new Set([401, 408, 429]);

/** Whether a retry cannot succeed, provided that the site answered and not Google in its place. */
const isFinal = ({ status }: { readonly status: number }): boolean =>
  status >= 400 && status < 500 && !passing.has(status);

/** Whether the site itself refused an enquiry for good: its API always says why, Google does not. */
const isRefusal = (error: unknown): boolean =>
  error instanceof EnquiryRefused && error.reason !== undefined && isFinal(error);

function tellStored(body: EnquiryBody): void {
  const fromPopup = body.source === 'Website Popup';
  const { title, text } = (fromPopup ? messages.popupEnquiry : messages.contactEnquiry).success;
  notify('success', title, text);
  if (fromPopup) void sendToSheet(env.VITE_ENQUIRY_SHEET_URL, body);
}

/** Sends one. Returns whether it is done: stored, or refused for good. */
async function settle(body: EnquiryBody): Promise<boolean> {
  try {
    await sendEnquiry(body);
  } catch (error) {
    if (!isRefusal(error)) return false;
    enquiryOutbox.forget(body);
    // The visitor has left the form by now.
    notify('error', texts.keptRefusedTitle, texts.keptRefusedText);
    return true;
  }
  enquiryOutbox.forget(body);
  tellStored(body);
  return true;
}

/** Books one. Returns whether it is done: booked, or refused for good. */
async function settleBooking(body: BookingBody): Promise<boolean> {
  const answer = await timed('booking', (signal) =>
    fetch(root + paths.demo, { method: 'POST', body: new URLSearchParams(body), signal }),
  ).catch(() => undefined);
  // Without it the answer is Google's: every page of the site has one.
  if (!answer?.headers.has('Content-Security-Policy')) return false;
  if (!answer.ok && !isFinal(answer)) return false;
  bookingOutbox.forget(body);
  if (answer.ok) notify('success', texts.bookedTitle, texts.bookedText);
  else notify('error', texts.notBookedTitle, texts.notBookedText);
  return true;
}

/**
 * Sends the bookings and enquiries that were queued while offline, in one tab at a time. Of each
 * kind it stops at the first temporary failure: the rest stay queued for the next call.
 */
export const sendKept = (): Promise<void> =>
  navigator.locks.request('enquiry-outbox', async () => {
    for (const body of bookingOutbox.kept()) {
      if (!(await settleBooking(body))) break;
    }
    for (const body of enquiryOutbox.kept()) {
      if (!(await settle(body))) return;
    }
  });
