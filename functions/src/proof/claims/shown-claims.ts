import { createHash } from 'node:crypto';
import {
  collections,
  institute,
  isValidOn,
  recordOf,
  shownClaims,
  shownContent,
  type Claim,
  type ClaimingContent,
  type Language,
  type Note,
  type NoteOf,
  type ShownClaims,
  type SingletonContent,
} from '@institute/schema';
import { parseDocument } from '../../content/read.ts';
import { firestore } from '../../platform/admin.ts';
import { cached } from '../../platform/cached.ts';

/** A claim with another text is another one: what backed the old text does not back the new one. */
export const claimId = ({ kind, text }: Claim): string =>
  createHash('sha256').update(`${kind}\n${text}`).digest('hex').slice(0, 24);

export const shownDocument = () => firestore().collection(collections.shownClaims).doc('main');

/** Nothing is stored before somebody switches it, after an update for example. */
const atFirst: ShownClaims = { onlyBacked: institute.startsBacked, counted: {}, claims: [] };

/** What is backed; it fails rather than to show what may not be shown. */
export async function readShownClaims(): Promise<ShownClaims> {
  const snapshot = await shownDocument().get();
  if (!snapshot.exists) return atFirst;
  const stored = parseDocument(shownClaims, snapshot);
  if (!stored) throw new Error('The verified claims could not be read');
  return stored;
}

let lastKnown = institute.startsBacked;

/** Whether only what is backed was shown when this instance read it last. */
export const wasOnlyBacked = (): boolean => lastKnown;

/** The same for visitors, cached for a short time. */
export const cachedShownClaims = cached(async () => {
  const shown = await readShownClaims();
  lastKnown = shown.onlyBacked;
  return shown;
});

/** What visitors are told of a claim that is backed, in their language as far as it is there. */
export function noteOf(
  { kind }: Claim,
  shown: ShownClaims['claims'][number],
  language: Language,
): Note {
  const { basis, basisInTamil, period, periodInTamil, record, asOf, validUntil } = shown;
  const isTamil = language === 'ta';
  return {
    ...(isTamil && basisInTamil ? { basis: basisInTamil, englishBasis: basis } : { basis }),
    period: (isTamil && periodInTamil) || period,
    record: recordOf(kind, record),
    asOf,
    validUntil,
  };
}

/** When and in which language content is shown. */
export interface Showing {
  readonly now?: Date | undefined;
  readonly language?: Language;
}

/** The same of the claims that are backed at a moment. */
function notesOf({ claims }: ShownClaims, { now = new Date(), language = 'en' }: Showing): NoteOf {
  const valid = new Map(
    claims.filter((each) => isValidOn(each, now)).map((each) => [each.id, each]),
  );
  return (claim) => {
    const found = valid.get(claimId(claim));
    return found && noteOf(claim, found, language);
  };
}

/** What the site counts is called what it counts. */
function labelsBeside(
  counted: ShownClaims['counted'],
  labels: SingletonContent['placementStats']['labels'],
) {
  const kept = Object.entries(labels ?? {}).map(([name, label]) => [
    name,
    counted[name] ? '' : label,
  ]);
  return labels && { labels: Object.fromEntries(kept) };
}

/** The content with what the site counts itself, where only what is backed is shown. */
export const withCounted = <Name extends ClaimingContent>(
  name: Name,
  content: SingletonContent[Name],
  { onlyBacked, counted }: ShownClaims,
): SingletonContent[Name] =>
  onlyBacked && name === 'placementStats'
    ? {
        ...content,
        ...counted,
        ...labelsBeside(counted, (content as SingletonContent['placementStats']).labels),
      }
    : content;

/** The content as visitors get it. */
export const asShown = <Name extends ClaimingContent>(
  name: Name,
  content: SingletonContent[Name],
  shown: ShownClaims,
  showing: Showing = {},
): SingletonContent[Name] =>
  shown.onlyBacked
    ? shownContent(name, withCounted(name, content, shown), notesOf(shown, showing))
    : content;
