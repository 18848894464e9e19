import * as z from 'zod/mini';
import { text } from '../fields/fields.ts';
import { reportQuery } from './report.ts';

/** How far a lead went: steps of the funnel, what was recorded of it alone, who waits for an answer, and who is lost. */
const leadSteps = [
  'leads',
  'contacted',
  'demo',
  'booked',
  'came',
  'enrolled',
  'waiting',
  'closed',
] as const;

/** Which leads of a period a report counts in one number. */
export const reportedLeads = z.safeExtend(reportQuery, {
  step: z.enum(leadSteps),
  /** By what they are told apart, and their name there; those whose visit is known with `visited`. */
  by: z.optional(z.enum(['sources', 'courses', 'origins', 'lasts', 'visited', 'reasons'])),
  name: text(200),
});

export type ReportedLeads = z.infer<typeof reportedLeads>;
export type LeadStep = (typeof leadSteps)[number];
