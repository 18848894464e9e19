import {
  isTextOf,
  translatedPath,
  translationId,
  type StoredTranslation,
  type Translation,
} from '@institute/schema';
import { firestore } from '../../platform/admin.ts';
import { ApiError } from '../../platform/errors.ts';
import type { ContentCollection } from '../content-collection.ts';
import { plainKind } from '../plain-kind.ts';
import { willExist } from '../together.ts';

const refuse = (fields: Readonly<Record<string, string>>): ApiError =>
  new ApiError('invalid', 'Some fields are not valid', { fields });

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
    return { ...input, texts: input.texts.filter(({ tamil }) => tamil) };
  },
};
