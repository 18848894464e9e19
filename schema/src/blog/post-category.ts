import * as z from 'zod/mini';
import { requiredText } from '../fields/fields.ts';

/** Any one of an author's: an owner says which ones the form offers (institute-11). */
export const postCategory = requiredText('Category', 60).check(
  z.regex(/^[\p{L}\p{N}]/u, 'Category must begin with a letter or a digit'),
);
