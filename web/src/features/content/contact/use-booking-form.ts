import { useState, type SubmitEvent } from 'react';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { bookingOutbox } from '../../../lib/enquiries/outbox.ts';
import { bookingKeptText, bookingKeptTitle } from '../../../texts/en/contact-offer.ts';

/**
 * The handler of a form that books a demo class by itself, as a document: sent twice it is one booking, and
 * offline it waits on the device.
 */
export function useBookingForm() {
  const [ids] = useState(() => new Map<string, string>());

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const slot = String(new FormData(form).get('slot'));
    const id = ids.get(slot) ?? crypto.randomUUID();
    ids.set(slot, id);
    form.querySelector<HTMLInputElement>('[name=id]')!.value = id;
    if (navigator.onLine) return;
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
    if (!bookingOutbox.keep({ ...values, id })) return;
    event.preventDefault();
    form.reset();
    notify('info', bookingKeptTitle, bookingKeptText);
  }

  return { onSubmit } as const;
}
