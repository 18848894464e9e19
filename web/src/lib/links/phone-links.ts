import { normalisePhone, type ContactInfo } from '@institute/schema';
import { withLetters } from './with-letters.ts';

/** The `tel:` link of a phone number as typed; undefined if it cannot be dialled. */
export function telephoneLink(number: string): string | undefined {
  const dialled = normalisePhone(number);
  return dialled && `tel:${dialled}`;
}

/** A WhatsApp chat with an E.164 number and a prefilled text. */
export const chatLink = (dialled: string, text: string): string =>
  withLetters(`https://wa.me/${dialled.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`);

/** The chat number in E.164 form: the chosen one; else the one labelled WhatsApp, or the first. */
export function chatNumber(phones: ContactInfo['phone']): string | undefined {
  const named = phones.filter(({ label }) => /whatsapp/i.test(label));
  return [...phones.filter(({ chat }) => chat), ...named, ...phones]
    .map(({ number }) => normalisePhone(number))
    .find((number) => number !== undefined);
}
