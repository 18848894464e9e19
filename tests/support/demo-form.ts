import { randomBytes } from 'node:crypto';
import { consentNotice } from '@institute/schema';
import { newSlug } from './samples.ts';

/** The fields of a valid form of a demo class. */
export const bookingForm = (slot: string, fields: Record<string, string> = {}) => ({
  id: newSlug(),
  secret: randomBytes(16).toString('base64url'),
  slot,
  name: 'Karthik S',
  email: `${newSlug()}@example.com`,
  phone: '98765 43210',
  consent: consentNotice.version,
  wait: '' as const,
  website: '',
  ...fields,
});
