import type { EnquiryBody } from './send-enquiry.ts';

/** What waits on this device until it can be sent: one entry of local storage each, so that tabs do not overwrite each other's. */
const outbox = <Entry extends { readonly id: string }>(prefix: string) => ({
  /** Queues it. Returns whether storing it succeeded. */
  keep(entry: Entry): boolean {
    try {
      localStorage.setItem(prefix + entry.id, JSON.stringify(entry));
      return true;
    } catch {
      return false;
    }
  },
  /** Those of all tabs; empty without storage. */
  kept(): Entry[] {
    try {
      return Object.entries(localStorage)
        .filter(([key]) => key.startsWith(prefix))
        .map(([, stored]) => JSON.parse(String(stored)) as Entry);
    } catch {
      return [];
    }
  },
  forget: ({ id }: Entry): void => localStorage.removeItem(prefix + id),
});

/** A form that books a demo class, by field. */
export type BookingBody = Readonly<Record<string, string>> & { readonly id: string };

export const enquiryOutbox = outbox<EnquiryBody>('enquiry-outbox: ');

export const bookingOutbox = outbox<BookingBody>('booking-outbox: ');

/** Whether anything waits. */
export const isAnythingKept = (): boolean =>
  enquiryOutbox.kept().length > 0 || bookingOutbox.kept().length > 0;
