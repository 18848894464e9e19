import { createHash } from 'node:crypto';
import {
  collections,
  storedConsent,
  type ConsentCard,
  type ConsentKey,
  type ConsentState,
  type StoredConsent,
} from '@institute/schema';
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { parseDocument } from '../../content/read.ts';
import { firestore } from '../../platform/admin.ts';
import { ApiError } from '../../platform/errors.ts';
import { isHashOf } from '../../platform/secret.ts';
import { tryInMoment } from '../../texts/en/errors.ts';

export const consents = (): CollectionReference => firestore().collection(collections.consents);

/** The consent to a card; there is one, whatever happens to it. */
export const consentTo = ({ kind, target }: Pick<StoredConsent, 'kind' | 'target'>) =>
  consents().doc(`${kind}-${target}`);

export const parseConsent = (snapshot: DocumentSnapshot): StoredConsent | undefined =>
  parseDocument(storedConsent, snapshot);

/** SHA-256 of a card. */
export const hashOfCard = (card: ConsentCard): string =>
  createHash('sha256')
    .update(
      JSON.stringify(Object.entries(card).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    )
    .digest('base64url');

/** Whether the person said no, for good. */
export const isRefused = ({ state }: Pick<StoredConsent, 'state'>): boolean =>
  state === 'declined' || state === 'withdrawn';

/** One answer for ids and secrets that are wrong: it tells nobody which. */
const notValid = () =>
  new ApiError('not-found', 'This link does not work. Please open the link in our message again.');

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
    throw new ApiError('conflict', 'This has been changed too many times. Please call us instead.');
  const entry = { at, state, text, ...(card && { card }) };
  return { ...consent, state, entries: [...consent.entries, entry], updatedAt: at };
}

/** What is stored of a consent. */
export function contentOf(consent: StoredConsent) {
  const { _id, ...content } = consent;
  return content;
}

export const busy = () => new ApiError('conflict', tryInMoment);
