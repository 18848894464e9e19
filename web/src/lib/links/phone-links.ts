import { institute, normalisePhone, type ContactInfo } from '@institute/schema';
import { withLetters } from './with-letters.ts';

/** The `tel:` link of a phone number as typed; undefined if it cannot be dialled. */
export function telephoneLink(number: string): string | undefined {
  const dialled = normalisePhone(number);
  return dialled && `tel:${dialled}`;
}

/** A WhatsApp chat with an E.164 number and a prefilled text. */
export const chatLink = (dialled: string, text: string): string =>
  withLetters(`https://wa.me/${dialled.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`);

/**
 * The chat number in E.164 form: the chosen one; else the one labelled WhatsApp, or, at the first institute, the first.
 * A second one has no chat until it says which number has WhatsApp.
 */
export function chatNumber(phones: ContactInfo['phone']): string | undefined {
  const named = phones.filter(({ label }) => /whatsapp/i.test(label));
  const chosen = phones.filter(({ chat }) => chat);
  return [...chosen, ...named, ...(institute.fixedTexts ? phones : [])]
    .map(({ number }) => normalisePhone(number))
    .find((number) => number !== undefined);
}
