import { useState, type InputEvent, type SubmitEvent } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../components/enquiry-form/enquiry-draft.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { bookingOutbox } from '../../../lib/enquiries/outbox.ts';
import { bookingKeptText, bookingKeptTitle } from '../../../texts/en/contact-offer.ts';

const source = 'Demo class';

/** Fills in what was typed before the language was changed. */
function restore(form: HTMLFormElement | null): void {
  for (const [name, value = ''] of Object.entries(readDraft(source).values)) {
    const field = form?.elements.namedItem(name) as RadioNodeList | HTMLInputElement | null;
    if (field instanceof RadioNodeList || field?.value === '') field.value = value;
  }
}

function keep({ currentTarget }: InputEvent<HTMLFormElement>): void {
  const values = Object.fromEntries(new FormData(currentTarget)) as Record<string, string>;
  keepDraft(source, { values });
}

/**
 * The handlers of a form that books a demo class by itself, as a document: sent twice it is one booking, offline it waits
 * on the device, and what is typed stays where the language is changed (tamil-7).
 */
export function useBookingForm() {
  const [ids] = useState(() => new Map<string, string>());

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const slot = String(new FormData(form).get('slot'));
    const id = ids.get(slot) ?? crypto.randomUUID();
    ids.set(slot, id);
    form.querySelector<HTMLInputElement>('[name=id]')!.value = id;
    dropDraft(source);
    if (navigator.onLine) return;
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
    if (!bookingOutbox.keep({ ...values, id })) return;
    event.preventDefault();
    form.reset();
    notify('info', bookingKeptTitle, bookingKeptText);
  }

  return { onSubmit, onInput: keep, ref: restore } as const;
}
