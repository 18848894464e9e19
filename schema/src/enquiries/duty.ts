import * as z from 'zod/mini';
import { enquirySources, staffSources } from './enquiry-choices.ts';
import { countUpTo, documentId, flag } from '../fields/fields.ts';

/** Somebody who handles enquiries. */
export const colleague = z.object({
  uid: documentId(),
  name: z.string(),
  /** New enquiries are assigned to those on duty, by turns. */
  onDuty: flag(false),
});

/** The body of `PUT /api/duty`. */
export const dutyUpdate = z.object({ onDuty: z.boolean('Choose on or off') });

/** One's duty after a change, how many enquiries that waited one got by it, and whether others are left for another call. */
export const dutyState = z.extend(colleague, { assigned: z.int(), more: flag(false) });

/** After how many hours without an answer a new enquiry goes to the next colleague on duty; null for never. */
export const reassignment = z.object({ hours: z.nullable(countUpTo('Hours', 72)) });

export type Reassignment = z.infer<typeof reassignment>;
export type DutyState = z.infer<typeof dutyState>;
export type Colleague = z.infer<typeof colleague>;

/** The sources of people who were promised an answer: no one promised anything to those whom the staff brought in. */
export const promisedSources = enquirySources.filter((source) => !staffSources.includes(source));
