import { collections, storedTranslation, translatedPath, type Language } from '@institute/schema';
import { sayEnglish, sayTamilWith, type Say } from '../../content/translations/say.ts';
import { firestore } from '../../platform/admin.ts';
import type { Preview } from '../../releases/preview.ts';

/** The stored documents of which the translation alone is edited. */
async function readTranslated({ documents }: Preview): Promise<Preview['documents']> {
  const known = new Set(documents.map(({ collection, id }) => `${collection}/${id}`));
  const paths = documents.flatMap(({ collection, id }) =>
    collection === collections.translations ? (translatedPath(id) ?? []) : [],
  );
  const others = paths.filter((path) => !known.has(path)).map((path) => firestore().doc(path));
  const found = others.length > 0 ? await firestore().getAll(...others) : [];
  return found.flatMap((each) => {
    const data = each.data();
    const collection = each.ref.parent.id;
    return data ? [{ collection, id: each.id, stored: data, next: data }] : [];
  });
}

/** A preview with what says its content in a language, the edited translations included. */
export async function previewIn(
  preview: Preview,
  language: Language,
): Promise<Preview & { readonly say: Say }> {
  if (language === 'en') return { ...preview, say: sayEnglish };
  const { documents } = preview;
  const edited = documents.flatMap(({ collection, id, next }) => {
    if (collection !== collections.translations) return [];
    const { data } = storedTranslation.safeParse({ ...next, _id: id });
    return data ? [[id, data] as const] : [];
  });
  return {
    ...preview,
    documents: [...documents, ...(await readTranslated(preview))],
    say: sayTamilWith(new Map(edited)),
  };
}
