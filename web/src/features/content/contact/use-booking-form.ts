import { contactEnquiryForm } from '@institute/schema';
import { useState, type InputEvent, type SubmitEvent } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../components/enquiry-form/enquiry-draft.ts';
import { firstErrors, type FormErrors } from '../../../components/enquiry-form/form-resolver.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { bookingOutbox } from '../../../lib/enquiries/outbox.ts';
import { bookingKeptText, bookingKeptTitle } from '../../../texts/en/contact-offer.ts';

const source = 'Demo class';

/** In the order of the form: those that it shares with the contact form, whose schema the page has already. */
const typedFields = ['name', 'phone', 'email', 'consent'];

/**
 * Fills in what was typed before the language was changed. Mistakes are told in the page's language; before the app is there,
 * the browser tells them.
 */
function takeOver(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
  for (const [name, value = ''] of Object.entries(readDraft(source).values)) {
    const field = form?.elements.namedItem(name) as RadioNodeList | HTMLInputElement | null;
    if (field instanceof RadioNodeList || field?.value === '') field.value = value;
  }
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<string, string>;

/**
 * A form that books a demo class by itself, as a document: sent twice it is one booking, offline it waits
 * on the device, and what is typed stays where the language is changed (tamil-7).
 */
export function useBookingForm() {
  const [ids] = useState(() => new Map<string, string>());
  const [errors, setErrors] = useState<FormErrors>({});

  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>): void {
    keepDraft(source, { values: valuesOf(currentTarget) });
    const { name } = target as HTMLInputElement;
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([of]) => of !== name)));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const { slot = '', ...typed } = valuesOf(form);
    const id = ids.get(slot) ?? crypto.randomUUID();
    ids.set(slot, id);
    const values = { ...typed, slot, id };
    const { error } = contactEnquiryForm.safeParse(values);
    const found = error ? firstErrors(error) : {};
    setErrors(found);
    const wrong = typedFields.find((name) => name in found);
    if (wrong) {
      event.preventDefault();
      form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    form.querySelector<HTMLInputElement>('[name=id]')!.value = id;
    dropDraft(source);
    if (navigator.onLine) return;
    if (!bookingOutbox.keep(values)) return;
    event.preventDefault();
    form.reset();
    notify('info', bookingKeptTitle, bookingKeptText);
  }

  return { form: { onSubmit, onInput, ref: takeOver } as const, errors };
}
