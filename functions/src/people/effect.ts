import { collections, holdingOf, type ErasureEffect } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Identifier } from './identifiers.ts';
import { mentionsIn, withoutEntries, withoutTexts } from './mentions.ts';

/** What a document says; who edited it is on record for its own sake. */
export function textsOf(data: DocumentData): DocumentData {
  const { byEmail: _, ...rest } = data;
  return rest;
}

/** The field that says whom a document is about. The text of a claim nobody can edit. */
const subjects: Readonly<Record<string, string>> = {
  [collections.placements]: 'studentName',
  [collections.trainers]: 'name',
  [collections.claims]: 'text',
};

const collectionOf = (document: string): string => document.split('/')[0] ?? '';

/** The effect of erasing on a document. */
export function effectOn(
  document: string,
  data: DocumentData | undefined,
  identifiers: readonly Identifier[],
): ErasureEffect {
  if (!data) return 'deleted';
  const texts = textsOf(data);
  if (mentionsIn(texts, identifiers).length === 0) return 'unmentioned';
  const collection = collectionOf(document);
  const holding = holdingOf(collection);
  if (holding === 'removed') return 'document';
  if (holding === 'emptied') return 'emptied';
  const subject: unknown = data[subjects[collection] ?? ''];
  if (mentionsIn(subject, identifiers).length > 0) return 'document';
  const rest = mentionsIn(withoutEntries(texts, identifiers), identifiers);
  return rest.length === 0 ? 'entries' : 'text';
}

/** What erasing leaves of a document; undefined if it goes. */
export function leftOf(
  document: string,
  data: DocumentData,
  identifiers: readonly Identifier[],
): DocumentData | undefined {
  const effect = effectOn(document, data, identifiers);
  if (effect === 'document') return undefined;
  if (effect === 'entries') return withoutEntries(data, identifiers) as DocumentData;
  if (effect !== 'emptied') return data;
  const emptied = withoutTexts(textsOf(data), identifiers) as DocumentData;
  // A release has to have a name.
  const name = collectionOf(document) === collections.releases && { name: emptied['name'] || '–' };
  return { ...data, ...emptied, ...name };
}
