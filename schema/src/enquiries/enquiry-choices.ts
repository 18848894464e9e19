import { enquiryForms } from '../fields/choices.ts';

/** Of an enquiry that the staff brought in from a file. */
export const importSource = 'Import';

/** How people came whose enquiry the staff typed in. */
export const deskSources = ['Walk-in', 'Phone call'] as const;

/** Sources without a promise to answer in time: the staff brought these enquiries in. */
export const staffSources: readonly string[] = [importSource, ...deskSources];

export const enquirySources = [
  ...enquiryForms,
  'Demo class',
  importSource,
  ...deskSources,
] as const;

/** Statuses of an enquiry: a new one is `new`, one caught by the honeypot is `spam`. */
export const enquiryStatuses = [
  'new',
  'contacted',
  'demo booked',
  'enrolled',
  'closed',
  'spam',
] as const;

/** Statuses that nobody has to do anything about: an enquiry that is joined to another one has one of them. */
export const settledStatuses: readonly string[] = ['enrolled', 'closed', 'spam'];
