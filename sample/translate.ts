import {
  collections,
  kindNameOf,
  tamilTexts,
  translation as translationSchema,
  translationIdOf,
  type TranslatedName,
} from '@institute/schema';
import { statedWith } from '../functions/src/content/translations/tamil-states.ts';
import { wordsOf } from './content/tamil/words-of.ts';
import type { SeedDocument } from './seed-document.ts';

/** The translation of a document, as far as the sample has words for it. */
function translationOf({ path, data }: SeedDocument): SeedDocument | undefined {
  const words = wordsOf(path);
  const id = translationIdOf(path);
  if (!words || id === undefined) return undefined;
  const kind = kindNameOf(path) as TranslatedName;
  const texts = tamilTexts(kind, data, []).flatMap(({ path: field, english }) => {
    const tamil = words[english];
    return tamil === undefined ? [] : [{ path: field, english, tamil }];
  });
  if (texts.length === 0) return undefined;
  const { createdAt, updatedAt } = data;
  const of = id === kind ? '' : path.split('/')[1];
  return {
    path: `${collections.translations}/${id}`,
    data: { ...translationSchema.parse({ kind, of, texts }), createdAt, updatedAt },
  };
}

/** Documents with their translations into Tamil, which no native reader has read yet. */
export const translated = (documents: readonly SeedDocument[]): SeedDocument[] =>
  documents.flatMap((document) => {
    const translation = translationOf(document);
    if (!translation) return document;
    const { path, data } = document;
    return [{ path, data: statedWith(path, data, translation.data) }, translation];
  });
