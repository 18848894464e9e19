import { collections, type Translation } from '@institute/schema';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface TextAt {
  /** Path of the field, such as `ratingPlatforms.0.name`. */
  readonly path: string;
  readonly text: string;
}

export function textsIn(value: unknown, path = ''): TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!isObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, path ? `${path}.${key}` : key),
  );
}

/** The texts that a document shows: a translation has the English of each beside it. */
export function textsShown(path: string, data: object): TextAt[] {
  if (!path.startsWith(`${collections.translations}/`)) return textsIn(data);
  const { texts = [] } = data as Partial<Translation>;
  return texts.map(({ path: field, tamil }) => ({ path: field, text: tamil }));
}

const storedFile = /(?:images|documents)\/[0-9a-f]{16}-[a-z0-9.-]{0,80}/g;

const linkedIn = (texts: readonly TextAt[]): string[] =>
  texts.flatMap(({ text }) => text.match(storedFile) ?? []);

/** Paths of the uploaded files that a value links to. */
export const filesIn = (value: unknown): string[] => linkedIn(textsIn(value));

/** Paths of the uploaded files that a document shows or links to. */
export const filesShown = (path: string, data: object): string[] =>
  linkedIn(textsShown(path, data));
