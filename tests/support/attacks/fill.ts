import type * as z from 'zod/mini';

type Leaf = readonly (string | number)[];

/** The places of all texts in a document. */
function leavesOf(value: unknown, at: Leaf = []): Leaf[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...at, key]));
}

/** The document with another text at that place. */
function put(value: unknown, [key, ...rest]: Leaf, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? put(item, rest, text) : item));
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: put(fields[key], rest, text) };
}

/** Every list of the sample with so many entries like its first. */
function lengthen(value: unknown, count: number): unknown {
  if (Array.isArray(value)) return Array.from({ length: count }, () => lengthen(value[0], count));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, lengthen(item, count)]),
  );
}

/** Texts in a ring, so that all of them get their turn. */
export interface Ring {
  readonly texts: readonly string[];
  next: number;
}

/** Entries that every list of the schemas has room for. */
const listLength = 10;

/** So many texts are put into one field, if they have room there. */
const packs = [40, 16, 8, 4, 2, 1];

/** How many of the texts, each too long alone, are skipped to find a shorter one. */
const patience = 30;

/**
 * The sample with as many of the texts as the schema takes in each of its fields; a field that
 * takes none of them gets one of `links`, or stays.
 */
export function fill<Document extends object>(
  schema: z.ZodMiniType,
  sample: Document,
  texts: Ring,
  links: Ring,
): Document {
  const long = lengthen(sample, listLength);
  // A list whose entries must differ keeps those of the sample.
  let filled: unknown = schema.safeParse(long).success ? long : sample;
  schema.parse(filled);

  const take = (leaf: Leaf, text: string): boolean => {
    const tried = put(filled, leaf, text);
    if (!schema.safeParse(tried).success) return false;
    filled = tried;
    return true;
  };
  const turn = ({ texts: all, next }: Ring, count: number): string[] =>
    Array.from({ length: count }, (_, index) => all[(next + index) % all.length] ?? '');
  const tryPacks = (leaf: Leaf): boolean =>
    packs.some((count) => {
      if (!take(leaf, turn(texts, count).join(' '))) return false;
      texts.next += count;
      return true;
    });
  const trySingles = (leaf: Leaf, ring: Ring, tries: number): boolean =>
    turn(ring, tries).some((text, index) => {
      if (!take(leaf, text)) return false;
      ring.next += index + 1;
      return true;
    });

  for (const leaf of leavesOf(filled)) {
    if (tryPacks(leaf) || trySingles(leaf, texts, patience)) continue;
    trySingles(leaf, links, links.texts.length);
  }
  return filled as Document;
}
