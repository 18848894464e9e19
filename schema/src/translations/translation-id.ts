import { collectionOf, kinds, kindNameOf, type TranslatedName } from '../kinds/kinds.ts';
import { translatedKinds, type Translation } from './translation.ts';

export const isTranslated = (name: string | undefined): name is TranslatedName =>
  translatedKinds.some((each) => each === name);

/** The id of the translation of a document, such as `courses_abc` or `home`. */
export const translationId = ({ kind, of }: Pick<Translation, 'kind' | 'of'>): string =>
  of ? `${kind}_${of}` : kind;

/** The same by the path of the document; undefined where its kind has no translations. */
export function translationIdOf(path: string): string | undefined {
  const kind = kindNameOf(path);
  if (!isTranslated(kind)) return undefined;
  const of = kinds[kind].documents === 'one' ? '' : (path.split('/')[1] ?? '');
  return translationId({ kind, of });
}

/** The path of the document that a translation is of; undefined where there can be none. */
export function translatedPath(id: string): string | undefined {
  const [kind, ...rest] = id.split('_');
  const of = rest.join('_');
  if (!isTranslated(kind) || (kinds[kind].documents === 'one') !== (of === '')) return undefined;
  return `${collectionOf(kind)}/${of || kind}`;
}
