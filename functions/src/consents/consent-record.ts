import { createHash } from 'node:crypto';
import {
  collections,
  placement,
  storedConsent,
  type ConsentCard,
  type ConsentKey,
  type ConsentState,
  type Placement,
  type StoredConsent,
} from '@institute/schema';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
} from 'firebase-admin/firestore';
import { parseDocument } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';
import { isHashOf } from '../platform/secret.ts';

export const consents = (): CollectionReference => firestore().collection(collections.consents);

/** The consent to a placement; there is one, whatever happens to it. */
export const consentTo = (placementId: string): DocumentReference =>
  consents().doc(`placement-${placementId}`);

/** The document that a consent is about. */
export const targetOf = ({ target }: Pick<StoredConsent, 'target'>): DocumentReference =>
  firestore().collection(collections.placements).doc(target);

export const parseConsent = (snapshot: DocumentSnapshot): StoredConsent | undefined =>
  parseDocument(storedConsent, snapshot);

/** The card as visitors see it, with the facts beside it; undefined if there is none. */
export function cardOf(
  data: unknown,
  { duration, paid }: Pick<StoredConsent, 'duration' | 'paid'>,
): ConsentCard | undefined {
  const fields: Placement | undefined = placement.safeParse(data).data;
  return fields && { ...fields, duration, paid };
}

/** SHA-256 of a card. */
export const hashOfCard = (card: ConsentCard): string =>
  createHash('sha256')
    .update(
      JSON.stringify(Object.entries(card).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    )
    .digest('base64url');

/** Whether the person said no, for good. */
export const isOver = ({ state }: Pick<StoredConsent, 'state'>): boolean =>
  state === 'declined' || state === 'withdrawn';

/** One answer for ids and secrets that are wrong: it tells nobody which. */
const notValid = () =>
  new ApiError('not-found', 'This link does not work. Open the one that we sent you.');

/** The consent, if the secret opens it. */
export function opened(snapshot: DocumentSnapshot, { secret }: ConsentKey): StoredConsent {
  const consent = parseConsent(snapshot);
  if (!consent?.hashes.some((hash) => isHashOf(hash, secret))) throw notValid();
  return consent;
}

/** Most entries: more than people need, and a limit for who does not stop. */
const entryLimit = 100;

/** The consent with one more entry. */
export function withEntry(
  consent: StoredConsent,
  state: ConsentState,
  { at, card, text = '' }: { at: string; card?: ConsentCard | undefined; text?: string },
): StoredConsent {
  if (consent.entries.length >= entryLimit)
    throw new ApiError('conflict', 'This was changed too often. Please call us.');
  const entry = { at, state, text, ...(card && { card }) };
  return { ...consent, state, entries: [...consent.entries, entry], updatedAt: at };
}

/** What is stored of a consent. */
export function contentOf(consent: StoredConsent) {
  const { _id, ...content } = consent;
  return content;
}

export const busy = () => new ApiError('conflict', 'Please try again in a moment.');
