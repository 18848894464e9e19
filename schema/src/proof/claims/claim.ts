import * as z from 'zod/mini';
import { requiredDay } from '../../fields/date-fields.ts';
import {
  basedOn,
  documentId,
  flag,
  keysOf,
  link,
  requiredText,
  storedInCollection,
  text,
} from '../../fields/fields.ts';
import { dataUrl } from '../../media/upload.ts';
import { claimKinds } from './claim-kinds.ts';
import { claimRecords } from './claim-records.ts';
import { note } from './notes.ts';

/** Most claims that are backed at the same time. */
export const claimLimit = 400;

/** How many days before its end the dashboard says that a claim expires. */
export const expiringDays = 30;

const claimStates = ['backed', 'withdrawn'] as const;

/** Where the API has the sources that were uploaded; their ids follow. */
export const claimSourcePath = '/api/claim-sources/';

/** A file that shows a figure, for staff alone. */
export const claimSource = z.object({ file: dataUrl('Source') });

/** What backs a claim. */
export const evidence = z.object({
  period: requiredText('Period', 100),
  basis: requiredText('Basis', 300),
  /** The same two on pages in Tamil, which have them in English while these are empty. */
  periodInTamil: text(100),
  basisInTamil: text(300),
  /** What it is counted from, where its kind does not say so. */
  record: z.optional(z.enum(keysOf(claimRecords), 'Choose a record')),
  /** A file or a link, for staff alone. */
  source: link().check(z.minLength(1, 'Source is required')),
  asOf: requiredDay('As of'),
  /** The last local day on which it is shown. */
  validUntil: requiredDay('Valid until'),
  state: z._default(z.enum(claimStates, 'Choose verified or withdrawn'), 'backed'),
});

const inOrder = z.refine<{ asOf: string; validUntil: string }>(
  ({ asOf, validUntil }) => validUntil >= asOf,
  { path: ['validUntil'], message: '“Valid until” cannot be before “As of”' },
);

export const claimUpdate = z.extend(evidence, basedOn).check(inOrder);

const about = {
  kind: z.enum(keysOf(claimKinds)),
  text: z.string(),
};

export const storedClaim = z.extend(evidence, {
  ...storedInCollection,
  ...about,
  /** Counted by the site itself: nobody types it. */
  computed: flag(false),
  /** Who checked it: the id of the account, or `student`. */
  checkedBy: z.string(),
});

/** A line of `/how-we-count`. */
export const verifiedClaim = z.extend(note, { ...about, path: z.string() });

export const claimSwitch = z.object({ onlyBacked: z.boolean('Choose on or off') });

export const claimConditions = ['backed', 'expiring', 'expired', 'unbacked', 'withdrawn'] as const;

/** A line of the ledger: a claim, and what backs it. */
export const ledgerLine = z.object({
  _id: documentId(),
  ...about,
  /** Path of the page that shows it; empty if nothing on the site says it now. */
  path: z.string(),
  condition: z.enum(claimConditions),
  record: z.nullable(storedClaim),
});

export const ledger = z.object({ onlyBacked: z.boolean(), lines: z.array(ledgerLine) });

/** What was claimed on a day, for an inquiry: a claim of the site, or a placement. */
export const claimedOn = z.object({
  kind: z.union([about.kind, z.literal('placement')]),
  text: z.string(),
  path: z.string(),
  /** Whether visitors got it. */
  shown: z.boolean(),
  basis: z.string(),
  period: z.string(),
  source: z.string(),
  asOf: z.string(),
  validUntil: z.string(),
  state: z.enum(['backed', 'withdrawn', 'unbacked']),
  checkedBy: z.string(),
  checkedAt: z.string(),
  consent: z.string(),
  /** What is counted for that day now, of a figure that the site counts itself. */
  recounted: z.string(),
});

export type ClaimedOn = z.infer<typeof claimedOn>;
export type Evidence = z.infer<typeof evidence>;
export type ClaimUpdate = z.output<typeof claimUpdate>;
export type StoredClaim = z.infer<typeof storedClaim>;
export type VerifiedClaim = z.infer<typeof verifiedClaim>;
export type Ledger = z.infer<typeof ledger>;
export type LedgerLine = z.infer<typeof ledgerLine>;
export type ClaimCondition = LedgerLine['condition'];
