import * as z from 'zod/mini';
import { defaultOfficeHours } from './defaults.ts';
import { basedOn, emailAddress, list, requiredText, stored, text } from './fields.ts';

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

/** How to reach the institute (dashboard-15). */
export const contactInfo = z.object({
  companyName: requiredText('Company name', 200),
  address: text(500),
  city: text(100),
  state: text(100),
  zipCode: text(20),
  country: text(100),
  phone: list(z.object({ label: text(100), number: requiredText('Number', 40) }), 10),
  email: list(z.object({ label: text(100), address: emailAddress('Address') }), 10),
  officeHours: z._default(officeHours, defaultOfficeHours),
});

export const storedContactInfo = z.extend(contactInfo, stored);
export const contactInfoUpdate = z.extend(contactInfo, basedOn);

export type ContactInfo = z.infer<typeof contactInfo>;
export type StoredContactInfo = z.infer<typeof storedContactInfo>;
