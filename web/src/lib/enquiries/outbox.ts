import type { EnquiryBody } from './send-enquiry.ts';

/** An entry of local storage for each enquiry, so that tabs never write over each other's. */
const prefix = 'enquiry-outbox: ';

/** Keeps an enquiry until it can be sent. Returns whether storage took it. */
export function keepEnquiry(body: EnquiryBody): boolean {
  try {
    localStorage.setItem(prefix + body.id, JSON.stringify(body));
    return true;
  } catch {
    return false;
  }
}

/** The enquiries that wait, of all tabs; none where storage is not available. */
export function keptEnquiries(): EnquiryBody[] {
  try {
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(prefix))
      .map(([, stored]) => JSON.parse(String(stored)) as EnquiryBody);
  } catch {
    return [];
  }
}

export const dropEnquiry = ({ id }: EnquiryBody): void => localStorage.removeItem(prefix + id);
