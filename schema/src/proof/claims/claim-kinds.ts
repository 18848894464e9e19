import { claimKinds } from '../../texts/en/claim-kinds.ts';

export { claimKinds };

export type ClaimKind = keyof typeof claimKinds;

/** Under which name the note of a claim is found: a field has one claim, a list has many. */
export const noteKey = ({ kind, text }: { readonly kind: ClaimKind; readonly text: string }) =>
  kind.startsWith('placementStats.') ||
  kind === 'trustStats.studentCount' ||
  kind === 'hiringPartners'
    ? kind
    : text;
