import { messages } from '@institute/schema';
import { env } from '../../config/env.ts';
import { notify } from '../notifications/notifications-store.ts';
import { forgetUnsent, keptEnquiries } from './outbox.ts';
import { EnquiryRefused, sendEnquiry, type EnquiryBody } from './send-enquiry.ts';
import { sendToSheet } from './send-to-sheet.ts';

/** Advice after a refusal; the visitor has left the form by now. */
const refusal = {
  title: 'Your enquiry could not be sent',
  text: 'We could not accept the enquiry you wrote while offline. Please call us.',
};

/** Statuses after which a retry may succeed: App Check failure, timeout, too many requests. */
const passing = new Set([401, 408, 429]);

const isFinal = ({ status }: EnquiryRefused): boolean =>
  status >= 400 && status < 500 && !passing.has(status);

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
    if (!(error instanceof EnquiryRefused && isFinal(error))) return false;
    forgetUnsent(body);
    notify('error', refusal.title, refusal.text);
    return true;
  }
  forgetUnsent(body);
  tellStored(body);
  return true;
}

/**
 * Sends the enquiries that were queued while offline, in one tab at a time. Stops at the first
 * temporary failure: the rest stay queued for the next call.
 */
export const sendKept = (): Promise<void> =>
  navigator.locks.request('enquiry-outbox', async () => {
    for (const body of keptEnquiries()) {
      if (!(await settle(body))) return;
    }
  });
