import {
  collectionOf,
  collections,
  kinds,
  tamilTexts,
  translatedKinds,
  translationId,
  type TranslatedName,
  type TranslatedText,
  type TranslationState,
} from '@institute/schema';
import { firestore } from '../../platform/admin.ts';
import { titleOf } from '../all-content.ts';
import { isShown } from '../plain-kind.ts';

const isOnSite = (name: TranslatedName, data: object): boolean =>
  kinds[name].documents === 'one' || isShown(name as 'trainers', data as never);

/** What is missing or stale in the translation of each document that the site shows. Reads all of both. */
export async function listTranslations(): Promise<TranslationState[]> {
  const db = firestore();
  const { docs } = await db.collection(collections.translations).get();
  const known = new Map(docs.map((found) => [found.id, found.get('texts') as TranslatedText[]]));
  const states = translatedKinds.map(async (name): Promise<TranslationState[]> => {
    const isOne = kinds[name].documents === 'one';
    const all = db.collection(collectionOf(name));
    const documents = isOne ? [await all.doc(name).get()] : (await all.get()).docs;
    return documents.flatMap((found) => {
      const data = found.data();
      if (!data || !isOnSite(name, data)) return [];
      const id = translationId({ kind: name, of: isOne ? '' : found.id });
      const texts = tamilTexts(name, data, known.get(id) ?? []);
      const undone = texts.filter(({ state }) => state !== 'current');
      const stale = undone.filter(({ state }) => state === 'stale').length;
      return {
        document: `${collections.translations}/${id}`,
        title: isOne ? kinds[name].label : titleOf(found.ref.path, data),
        missing: undone.length - stale,
        stale,
        first: undone[0]?.path ?? '',
      };
    });
  });
  return (await Promise.all(states)).flat();
}
