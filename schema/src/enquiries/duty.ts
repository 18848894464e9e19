import * as z from 'zod/mini';
import { enquirySources, staffSources } from './enquiry-choices.ts';
import { documentId, flag } from '../fields/fields.ts';

/** Somebody who handles enquiries. */
export const colleague = z.object({
  uid: documentId(),
  name: z.string(),
  /** New enquiries are assigned to those on duty, by turns. */
  onDuty: flag(false),
});

/** The body of `PUT /api/duty`. */
export const dutyUpdate = z.object({ onDuty: z.boolean('Choose on or off') });

/** One's duty after a change, and how many enquiries that waited one got by it. */
export const dutyState = z.extend(colleague, { assigned: z.int() });

export type DutyState = z.infer<typeof dutyState>;
export type Colleague = z.infer<typeof colleague>;

/** The sources of people who were promised an answer: no one promised anything to those whom the staff brought in. */
export const promisedSources = enquirySources.filter((source) => !staffSources.includes(source));
