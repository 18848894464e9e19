import * as z from 'zod/mini';
import { branches } from './branch.ts';
import { defaultOfficeHours } from './defaults.ts';
import { emailAddress, flag, list, requiredText, stored, text } from '../fields/fields.ts';
import { emptyOrPhone } from '../fields/phone-check.ts';

const hours = (initial: string) =>
  z._default(z.string('Enter text').check(z.trim(), z.maxLength(100)), initial);

export const officeHours = z.object({
  monday: hours(defaultOfficeHours.monday),
  tuesday: hours(defaultOfficeHours.tuesday),
  wednesday: hours(defaultOfficeHours.wednesday),
  thursday: hours(defaultOfficeHours.thursday),
  friday: hours(defaultOfficeHours.friday),
  saturday: hours(defaultOfficeHours.saturday),
  sunday: hours(defaultOfficeHours.sunday),
});

const phoneAsWritten = z.object({
  label: text(100),
  number: requiredText('Number', 40),
  /** Whether the site's WhatsApp chat link uses this number. */
  chat: flag(false),
});

/** Displayed as typed; links dial its E.164 form (`normalisePhone`). */
const phone = z.extend(phoneAsWritten, {
  number: requiredText('Number', 40).check(emptyOrPhone),
});

const oneChat = z.refine<readonly { readonly chat: boolean }[]>(
  (phones) => phones.filter(({ chat }) => chat).length <= 1,
  'Choose one number for the chat',
);

/** Contact details of the institute (dashboard-15). */
export const contactInfo = z.object({
  companyName: requiredText('Company name', 200),
  address: text(500),
  city: text(100),
  state: text(100),
  zipCode: text(20),
  country: text(100),
  phone: list(phone, 10).check(oneChat),
  email: list(
    z.object(
      { label: text(100), address: emailAddress('Address') },
      'Enter a label and an email address',
    ),
    10,
  ),
  officeHours: z._default(officeHours, defaultOfficeHours),
  /** Where classes are held; absent where that is the address alone. */
  branches,
  /** Whether the contact page tells how soon enquiries are answered. */
  showAnswerTime: flag(false),
});

/** As stored: phones saved before numbers were validated stay valid until the next edit. */
export const storedContactInfo = z.extend(contactInfo, {
  ...stored,
  phone: list(phoneAsWritten, 10),
});

export type ContactInfo = z.infer<typeof contactInfo>;
export type StoredContactInfo = z.infer<typeof storedContactInfo>;
