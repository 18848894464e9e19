import { kindOf, type ErasureEffect } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Identifier } from './identifiers.ts';
import { mentionsIn, withoutEntries, withoutTexts } from './mentions.ts';

/** What a document says; who edited it is on record for its own sake. */
export function textsOf(data: DocumentData): DocumentData {
  const { byEmail: _, byName: __, ...rest } = data;
  return rest;
}

/** The effect of erasing on a document. */
export function effectOn(
  document: string,
  data: DocumentData | undefined,
  identifiers: readonly Identifier[],
): ErasureEffect {
  if (!data) return 'deleted';
  const texts = textsOf(data);
  if (mentionsIn(texts, identifiers).length === 0) return 'unmentioned';
  const people = kindOf(document)?.people;
  if (people?.erasing === 'removed') return 'document';
  if (people?.erasing === 'emptied') return 'emptied';
  const subject = people?.erasing === 'edited' ? people.subject : null;
  if (subject !== null && mentionsIn(data[subject], identifiers).length > 0) return 'document';
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
  const people = kindOf(document)?.people;
  const name = people?.erasing === 'emptied' ? people.name : undefined;
  return { ...data, ...emptied, ...(name !== undefined && { [name]: emptied[name] || '–' }) };
}
