import type { DocumentData } from 'firebase-admin/firestore';
import { filesIn, isObject, textsIn } from '../content/texts-in.ts';
import { withoutName } from '../media/remove-files.ts';
import { names, type Identifier } from './identifiers.ts';

/** The strings within a value that name the person. */
export const mentionsIn = (value: unknown, identifiers: readonly Identifier[]): string[] =>
  textsIn(value)
    .map(({ text }) => text)
    .filter((text) => names(text, identifiers));

/**
 * The value with every string that names the person emptied; the path of a file loses the
 * file's name.
 */
export function withoutTexts(value: unknown, identifiers: readonly Identifier[]): unknown {
  if (typeof value === 'string') {
    if (!names(value, identifiers)) return value;
    return filesIn(value)[0] === value ? withoutName(value) : '';
  }
  if (Array.isArray(value)) return value.map((entry) => withoutTexts(entry, identifiers));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withoutTexts(entry, identifiers)]),
  );
}

/** The value without list entries that name the person; of nested lists, the innermost. */
export function withoutEntries(value: unknown, identifiers: readonly Identifier[]): unknown {
  if (Array.isArray(value)) {
    return value
      .map((entry) => withoutEntries(entry, identifiers))
      .filter((entry) => mentionsIn(entry, identifiers).length === 0);
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withoutEntries(entry, identifiers)]),
  );
}

/**
 * The innermost objects that name the person: the other fields beside a name are about the same
 * person.
 */
function namingObjects(value: unknown, identifiers: readonly Identifier[]): DocumentData[] {
  if (Array.isArray(value)) return value.flatMap((entry) => namingObjects(entry, identifiers));
  if (!isObject(value)) return [];
  const entries = Object.values(value);
  const within = entries.flatMap((entry) => namingObjects(entry, identifiers));
  const own = entries.some((entry) => typeof entry === 'string' && names(entry, identifiers));
  return own ? [value, ...within] : within;
}

/** Paths of the uploaded files that belong to the person, such as the picture of a testimonial. */
export const filesOf = (data: DocumentData, identifiers: readonly Identifier[]): string[] =>
  namingObjects(data, identifiers).flatMap((found) =>
    Object.values(found).flatMap((value) => (typeof value === 'string' ? filesIn(value) : [])),
  );
