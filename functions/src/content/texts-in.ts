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

const storedFile = /(?:images|documents)\/[0-9a-f]{16}-[a-z0-9.-]{0,80}/g;

/** Paths of the uploaded files that a value links to. */
export const filesIn = (value: unknown): string[] =>
  textsIn(value).flatMap(({ text }) => text.match(storedFile) ?? []);
