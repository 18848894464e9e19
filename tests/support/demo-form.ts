import { randomInt } from 'node:crypto';
import { contactConsent } from '@institute/schema';
import { newSlug } from './samples.ts';

/** A phone number that probably nobody else has in a run. */
const newPhone = (): string => `9${String(randomInt(1e9)).padStart(9, '0')}`;

/** The fields of a valid form of a demo class. */
export const bookingForm = (slot: string, fields: Record<string, string> = {}) => ({
  id: newSlug(),
  slot,
  name: 'Karthik S',
  email: `${newSlug()}@example.com`,
  phone: newPhone(),
  consent: contactConsent.version,
  wait: '' as const,
  comment: '',
  ...fields,
});
