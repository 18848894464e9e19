import * as z from 'zod/mini';
import { documentId, flag, keysOf } from '../../fields/fields.ts';
import { claimRecords } from './claim-records.ts';

/** The document that pages are made with: what is backed, without what staff alone may see. */
export const shownClaims = z.object({
  /** Whether only what is backed is shown. */
  onlyBacked: flag(false),
  /** Figures of placements that the site counts itself, by field, instead of typed ones. */
  counted: z._default(z.record(z.string(), z.string()), {}),
  claims: z._default(
    z.array(
      z.object({
        id: documentId(),
        period: z.string(),
        basis: z.string(),
        periodInTamil: z.optional(z.string()),
        basisInTamil: z.optional(z.string()),
        record: z.optional(z.enum(keysOf(claimRecords))),
        asOf: z.string(),
        validUntil: z.string(),
      }),
    ),
    [],
  ),
});

export type ShownClaims = z.infer<typeof shownClaims>;
