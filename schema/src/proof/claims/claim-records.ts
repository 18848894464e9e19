import { claimRecords } from '../../texts/en/claims.ts';
import type { ClaimKind } from './claim-kinds.ts';

export { claimRecords };

export type ClaimRecord = keyof typeof claimRecords;

/** The kinds that are counted from one record alone; for the others it is chosen. */
const ofKinds: Partial<Record<ClaimKind, ClaimRecord>> = {
  testimonial: 'words',
  'trustStats.studentCount': 'classes',
  'trustStats.rating': 'ratings',
};

/** The record of a claim of this kind; undefined where staff choose it. */
export const recordOfKind = (kind: ClaimKind): ClaimRecord | undefined =>
  kind.startsWith('placementStats.') || kind === 'hiringPartners' ? 'placements' : ofKinds[kind];

/** The record that a claim is counted from. */
export const recordOf = (kind: ClaimKind, chosen: ClaimRecord | undefined): ClaimRecord =>
  recordOfKind(kind) ?? chosen ?? 'other';
