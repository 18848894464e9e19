import { normalisePhone, type ContactInfo } from '@institute/schema';

/** The `tel:` link of a phone number as people write it; none where it cannot be dialled. */
export function telephoneLink(number: string): string | undefined {
  const dialled = normalisePhone(number);
  return dialled && `tel:${dialled}`;
}

/** A WhatsApp chat with a number in E.164 form, which begins with that text. */
export const chatLink = (dialled: string, text: string): string =>
  `https://wa.me/${dialled.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

/**
 * The number to chat with, in E.164 form: the chosen one; where none was chosen yet, the one whose
 * label says WhatsApp, or the first.
 */
export function chatNumber(phones: ContactInfo['phone']): string | undefined {
  const named = phones.filter(({ label }) => /whatsapp/i.test(label));
  return [...phones.filter(({ chat }) => chat), ...named, ...phones]
    .map(({ number }) => normalisePhone(number))
    .find((number) => number !== undefined);
}
