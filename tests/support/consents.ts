import { randomBytes } from 'node:crypto';
import type { Placement } from '@institute/schema';
import { firestore } from '../../functions/src/platform/admin.ts';
import { hashOfCard } from '../../functions/src/proof/consents/consent-record.ts';
import {
  answerConsent as takeAnswer,
  answers,
  findConsent,
} from '../../functions/src/proof/consents/answer.ts';
import type { Reply } from './call.ts';
import { siteUrl } from './ports.ts';
import { newSlug, samplePlacement } from './samples.ts';

type Call = (method: string, path: string, options?: { body?: unknown }) => Promise<Reply>;

export interface AskedConsent {
  readonly target: string;
  readonly id: string;
  readonly secret: string;
  /** A name that nothing else has. */
  readonly name: string;
}

export const askBody = (target: string, secret: string) => ({
  kind: 'placement' as const,
  target,
  duration: '6 months',
  paid: 'yes' as const,
  language: 'en' as const,
  secret,
});

/** Stores a placement through the API, and asks its student for consent. */
export async function askForPlacement(
  admin: Call,
  fields: Partial<Placement> = {},
): Promise<AskedConsent> {
  const name = `Student ${newSlug()}`;
  const body = { ...samplePlacement, studentName: name, ...fields };
  const created = await admin('POST', '/api/placements', { body });
  const { _id: target } = created.body.data as { _id: string };
  const secret = randomBytes(16).toString('base64url');
  const asked = await admin('POST', '/api/consents', { body: askBody(target, secret) });
  const { _id: id } = asked.body.data as { _id: string };
  return { target, id, secret, name };
}

/** What a browser without scripts gets from a page of a consent. */
async function answerOf(response: Response) {
  const html = await response.text();
  const [, shown = ''] = /name="shown" value="([^"]*)"/.exec(html) ?? [];
  const { status, headers, url } = response;
  return { status, headers, url, html, shown };
}

/** Lets one address open and answer more links than it may: all tests have the same one. */
async function forgetAttempts(): Promise<void> {
  const { docs } = await firestore().collection('enquiryLimits').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

type Key = Pick<AskedConsent, 'id' | 'secret'>;

type FormFields = Readonly<Partial<Record<'shown' | 'text' | 'language', string>>>;

const addressOf = ({ id, secret }: Key) => `${siteUrl('test')}/consent/${id}/${secret}`;

/** Opens the link of a consent, and counts that. */
export const openCounted = async (key: Key, search = '') =>
  answerOf(await fetch(addressOf(key) + search));

export async function openConsent(key: Key, search = '') {
  await forgetAttempts();
  return openCounted(key, search);
}

/** Follows to the page after it. */
export async function postConsent(act: string, { id, secret, ...form }: Key & FormFields) {
  await forgetAttempts();
  const body = new URLSearchParams({ act, ...form });
  return answerOf(await fetch(addressOf({ id, secret }), { method: 'POST', body }));
}

/** Opens the link, and presses a button of its page. */
export async function answerConsent(asked: AskedConsent, act: string, text = '') {
  const { shown } = await openConsent(asked);
  return postConsent(act, { id: asked.id, secret: asked.secret, shown, text });
}

/** Agrees to what visitors see, or asks for a change of it, as the page of the link does. */
export async function giveConsent(
  asked: AskedConsent,
  act: 'agree' | 'change' = 'agree',
  text = '',
): Promise<void> {
  const { card } = await findConsent(asked);
  if (!card) throw new Error('Nothing is shown that one could agree to');
  await takeAnswer(asked, answers[act]!, { shown: hashOfCard(card), text, language: 'en' });
}

/** The paths of all documents that contain a text. */
export async function documentsWith(text: string): Promise<string[]> {
  const collections = await firestore().listCollections();
  const all = await Promise.all(collections.map((collection) => collection.get()));
  return all
    .flatMap(({ docs }) => docs)
    .filter((found) => JSON.stringify(found.data()).includes(text))
    .map(({ ref }) => ref.path);
}
