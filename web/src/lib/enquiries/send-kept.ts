import { messages } from '@institute/schema';
import { env } from '../../config/env.ts';
import { notify } from '../notifications/notifications-store.ts';
import { dropEnquiry, keptEnquiries } from './outbox.ts';
import { EnquiryRefused, sendEnquiry, type EnquiryBody } from './send-enquiry.ts';
import { sendToSheet } from './send-to-sheet.ts';

/** What a refused visitor can do; nobody waits at the form any more. */
const refusal = {
  title: 'Your enquiry could not be sent',
  text: 'What you wrote while you were offline was not accepted. Please call us.',
};

/**
 * Answers that another attempt may change: App Check did not know the page, the request took too
 * long, or there were too many.
 */
const passing = new Set([401, 408, 429]);

const isFinal = ({ status }: EnquiryRefused): boolean =>
  status >= 400 && status < 500 && !passing.has(status);

function tellStored(body: EnquiryBody): void {
  const fromPopup = body.source === 'Website Popup';
  const { title, text } = (fromPopup ? messages.popupEnquiry : messages.contactEnquiry).success;
  notify('success', title, text);
  if (fromPopup) void sendToSheet(env.VITE_ENQUIRY_SHEET_URL, body);
}

/** Sends one. Returns whether it is settled, for better or worse. */
async function settle(body: EnquiryBody): Promise<boolean> {
  try {
    await sendEnquiry(body);
  } catch (error) {
    if (!(error instanceof EnquiryRefused && isFinal(error))) return false;
    dropEnquiry(body);
    notify('error', refusal.title, refusal.text);
    return true;
  }
  dropEnquiry(body);
  tellStored(body);
  return true;
}

/**
 * Sends the enquiries that were written offline, one tab at a time, until one fails for a reason
 * that passes: that one and those after it wait for the next call.
 */
export const sendKept = (): Promise<void> =>
  navigator.locks.request('enquiry-outbox', async () => {
    for (const body of keptEnquiries()) {
      if (!(await settle(body))) return;
    }
  });
