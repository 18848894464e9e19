import * as z from 'zod/mini';
import { text, timestamp } from '../fields/fields.ts';

/** The parameters of a campaign's link, `utm_source` and so on. */
export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** Longest value of each, and longest path. */
export const visitLengths = { utm: 100, referrer: 200, landing: 200 } as const;

const utm = text(visitLengths.utm);

/** How somebody came to the site. */
const visit = z.object({
  at: timestamp(),
  /** Path of the first page, without its query. */
  landing: text(visitLengths.landing),
  /** The host with the link that led here. */
  referrer: text(visitLengths.referrer),
  source: utm,
  medium: utm,
  campaign: utm,
  term: utm,
  content: utm,
});

/** First and last visit of whoever sends an enquiry, as their browser noted them. */
export const visits = z.object({ first: visit, last: visit });

export type Visit = z.infer<typeof visit>;
export type Visits = z.infer<typeof visits>;
