import type { EnquiryBody } from './send-enquiry.ts';

/** One entry of local storage per enquiry, so that tabs do not overwrite each other's. */
const prefix = 'enquiry-outbox: ';

/** Queues an enquiry until it can be sent. Returns whether storing it succeeded. */
export function keepEnquiry(body: EnquiryBody): boolean {
  try {
    localStorage.setItem(prefix + body.id, JSON.stringify(body));
    return true;
  } catch {
    return false;
  }
}

/** The queued enquiries of all tabs; empty without storage. */
export function keptEnquiries(): EnquiryBody[] {
  try {
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(prefix))
      .map(([, stored]) => JSON.parse(String(stored)) as EnquiryBody);
  } catch {
    return [];
  }
}

export const forgetUnsent = ({ id }: EnquiryBody): void => localStorage.removeItem(prefix + id);
