import { fieldPaths, writtenKindOf } from '@institute/schema';
import type * as z from 'zod/mini';

type Body = Record<string, unknown>;

export interface Leaf {
  readonly path: string;
  /** The text as a page says it, or the name of the picture's file. */
  readonly said: string;
  readonly isPicture: boolean;
}

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;

const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce((inner, name) => (isObject(inner) ? inner[name] : undefined), body);

function put(body: Body, path: string, value: unknown): Body {
  const copy = structuredClone(body);
  const [, around = '', name = path] = /^(.*)\.(.*)$/.exec(path) ?? [];
  (around ? (at(copy, around) as Body) : copy)[name] = value;
  return copy;
}

/** A path of a value as that of the schema: `*` for each entry, and none for one of many texts. */
export const fieldOf = (path: string): string =>
  path.replaceAll(/\.\d+(?=\.)/g, '.*').replace(/\.\d+$/, '');

function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, path ? `${path}.${name}` : name),
  );
}

/** Two entries in each list of one, where the schema accepts that. */
function doubled(schema: z.ZodMiniType, body: Body): Body {
  let full = body;
  for (const path of fieldPaths(schema)) {
    const list = at(full, path);
    if (!Array.isArray(list) || list.length !== 1) continue;
    const longer = put(full, path, [list[0], structuredClone(list[0])]);
    if (schema.safeParse(longer).success) full = longer;
  }
  return full;
}

let given = 100;

/** Texts of its own for a field, of which the schema accepts one or none. */
function choices(text: string, isPicture: boolean): string[] {
  given += 1;
  const own = `zh${[...String(given)].map((digit) => 'aeioumnrst'[Number(digit)]).join('q')}`;
  if (isPicture) return [`/images/0123456789abcdef-${own}-pressed.png`];
  if (text.startsWith('<')) return [`<p>${own}</p>`];
  return [
    ...(/\d/.test(text) ? [text.replace(/\d[\d,.]*/, `5,${given}`)] : []),
    ...(/\d{4}$/.test(text) ? [text.replace(/\d{3}$/, `${given}`)] : []),
    own,
    `/${own}`,
    `https://example.com/${own}`,
    `${own}@example.com`,
  ];
}

/** A body with the first of the choices for each text that the schema accepts there. */
export function withTexts(
  schema: z.ZodMiniType,
  full: object,
  choicesOf: (path: string, text: string) => readonly string[],
): Body {
  let body = full as Body;
  for (const [path, text] of textsOf(body))
    body =
      choicesOf(path, text)
        .map((choice) => put(body, path, choice))
        .find((worded) => schema.safeParse(worded).success) ?? body;
  return body;
}

/**
 * A body in which every field of the schema is filled in, each text with words of its own where
 * the schema takes them, and each list with two entries; `empty` are those that the full one lacks.
 */
export function wordedBody(
  document: string,
  schema: z.ZodMiniType,
  full: object,
): { readonly body: Body; readonly leaves: readonly Leaf[]; readonly empty: readonly string[] } {
  const isPicture = (path: string) => fieldOf(path) in (writtenKindOf(document)?.pictures ?? {});
  const body = withTexts(schema, doubled(schema, schema.parse(full) as Body), (path, text) =>
    choices(text, isPicture(path)),
  );
  const leaves = textsOf(body).map(([path, text]) => ({
    path,
    said: isPicture(path) ? (text.split('/').at(-1) ?? '') : text.replaceAll(/<[^>]+>/g, ''),
    isPicture: isPicture(path),
  }));
  const empty = fieldPaths(schema).filter((path) => {
    const value = at(body, path.replaceAll('*', '0'));
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });
  return { body, leaves, empty };
}
