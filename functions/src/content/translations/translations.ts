import {
  isHtml,
  isTextOf,
  tamilLength,
  translatedPath,
  translationId,
  type StoredTranslation,
  type TranslatedText,
  type Translation,
} from '@institute/schema';
import { firestore } from '../../platform/admin.ts';
import { ApiError } from '../../platform/errors.ts';
import { cleanPost } from '../clean-post.ts';
import type { ContentCollection } from '../content-collection.ts';
import { plainKind } from '../plain-kind.ts';
import { willExist } from '../together.ts';

const refuse = (fields: Readonly<Record<string, string>>): ApiError =>
  new ApiError('invalid', 'Some fields are not valid', { fields });

/** The text with its HTML sanitised as that of a post. */
async function cleaned(text: TranslatedText, index: number): Promise<TranslatedText> {
  const { path, tamil } = text;
  if (!tamil || !isHtml(path)) return text;
  return { ...text, tamil: await cleanPost(tamil, `texts.${index}.tamil`) };
}

/** The translation of each document has an id that follows from it, so that it is read without a query. */
export const translations: ContentCollection<Translation, StoredTranslation> = {
  ...plainKind('translations'),
  idOf: translationId,
  prepare: async (input, context) => {
    const path = translatedPath(context.id);
    if (context.id !== translationId(input) || path === undefined)
      throw refuse({ kind: 'This has no translation' });
    if (!(await willExist(firestore().doc(path), context)))
      throw refuse({ of: 'This no longer exists' });
    const wrong = input.texts.findIndex((text) => !isTextOf(path, text.path));
    if (wrong >= 0) throw refuse({ [`texts.${wrong}.path`]: 'This is not a text of the document' });
    const long = input.texts.findIndex(({ path: at, tamil }) => tamil.length > tamilLength(at));
    if (long >= 0) {
      const most = tamilLength(input.texts[long]?.path ?? '');
      throw refuse({ [`texts.${long}.tamil`]: `Use at most ${most} characters` });
    }
    const texts = await Promise.all(input.texts.map(cleaned));
    return { ...input, texts: texts.filter(({ tamil }) => tamil) };
  },
};
