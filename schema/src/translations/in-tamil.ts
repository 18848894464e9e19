import { asksForFacts, factsShown, withKnownFacts } from '../fields/facts.ts';
import { kinds, kindNameOf, type TranslatedName } from '../kinds/kinds.ts';
import { isTranslated } from './translation-id.ts';
import type { TranslatedText, Translation } from './translation.ts';

interface Patterns {
  readonly offered: readonly string[];
  readonly more: readonly string[];
}

const patternsOf = (name: TranslatedName): Patterns => kinds[name].translated;

/** The path without the places in lists: `curriculum.0.topics.2` is `curriculum.*.topics`. */
const patternOf = (path: string): string =>
  path.replaceAll(/\.\d+(?=\.)/g, '.*').replace(/\.\d+$/, '');

/** Whether a path is that of a text that can be in Tamil, of the document at another path. */
export function isTextOf(document: string, path: string): boolean {
  const kind = kindNameOf(document);
  if (!isTranslated(kind)) return false;
  const { offered, more } = patternsOf(kind);
  return [...offered, ...more].includes(patternOf(path));
}

interface EnglishText {
  readonly path: string;
  readonly english: string;
}

function textsAt(value: unknown, names: readonly string[], path: string): EnglishText[] {
  const [name, ...rest] = names;
  if (typeof value === 'string')
    return name === undefined && value ? [{ path, english: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => textsAt(entry, rest, `${path}.${index}`));
  if (typeof value !== 'object' || value === null || name === undefined) return [];
  const inner = (value as Readonly<Record<string, unknown>>)[name];
  return textsAt(inner, rest, path ? `${path}.${name}` : name);
}

const textsBy = (patterns: readonly string[], document: object): EnglishText[] =>
  patterns.flatMap((pattern) => textsAt(document, pattern.split('.'), ''));

/** A document with a part that is removed, and without it. */
export interface Removal {
  readonly before: object;
  readonly after: object;
}

/** A text of a document, and how it stands with its Tamil. */
export interface TamilText extends EnglishText {
  /** Whether its page is offered in Tamil only with it. */
  readonly isOffered: boolean;
  readonly state: 'current' | 'stale' | 'missing';
  readonly tamil: string;
  /** Of a stale one: what the English was when the Tamil was written. */
  readonly was?: string;
}

const keyOf = (path: string, english: string): string => `${patternOf(path)} ${english}`;

/** The Tamil of a text in which facts stand already, as on cards in lists, with the same facts. */
function withFactsOf(
  asking: readonly TranslatedText[],
  path: string,
  english: string,
): string | undefined {
  for (const each of asking) {
    const facts =
      patternOf(each.path) === patternOf(path) ? factsShown(each.english, english) : undefined;
    if (facts) return withKnownFacts(each.tamil, facts);
  }
  return undefined;
}

/**
 * The texts of a document with their Tamil. A Tamil text belongs to the English that it was written for, at its place or
 * wherever in its list that stands now; where the English at its place is another, it is stale.
 */
export function tamilTexts(
  name: TranslatedName,
  document: object,
  translated: readonly TranslatedText[],
): TamilText[] {
  const { offered, more } = patternsOf(name);
  const needed = textsBy(offered, document);
  const all = [...needed, ...textsBy(more, document)];
  const written = translated.filter(({ tamil }) => tamil);
  const known = new Map(written.map(({ path, english, tamil }) => [keyOf(path, english), tamil]));
  const own = new Map(written.map(({ path, english, tamil }) => [`${path} ${english}`, tamil]));
  const present = new Set(all.map(({ path, english }) => keyOf(path, english)));
  const left = new Map(
    written.flatMap((each) =>
      present.has(keyOf(each.path, each.english)) ? [] : [[each.path, each]],
    ),
  );
  const asking = written.filter((each) => asksForFacts(each.english));
  return all.map(({ path, english }, index) => {
    const text = { path, english, isOffered: index < needed.length };
    const tamil =
      own.get(`${path} ${english}`) ??
      known.get(keyOf(path, english)) ??
      withFactsOf(asking, path, english);
    if (tamil) return { ...text, state: 'current', tamil };
    const old = left.get(path);
    return old
      ? { ...text, state: 'stale', tamil: old.tamil, was: old.english }
      : { ...text, state: 'missing', tamil: '' };
  });
}

/** Whether all is in Tamil that the page of a document must have to be offered. */
export const isOffered = (texts: readonly TamilText[]): boolean => {
  const needed = texts.filter((text) => text.isOffered);
  return needed.length > 0 && needed.every(({ state }) => state === 'current');
};

/** The texts of a translation without those of a document that went with a part of it, and stand nowhere else in what is left. */
export function withoutTextsOf(
  name: TranslatedName,
  texts: readonly TranslatedText[],
  { parts, left }: { readonly parts: readonly Removal[]; readonly left: object },
): TranslatedText[] {
  const { offered, more } = patternsOf(name);
  const keysIn = (document: object): string[] =>
    textsBy([...offered, ...more], document).map(({ path, english }) => keyOf(path, english));
  const gone = new Set(
    parts.flatMap(({ before, after }) => {
      const stays = new Set(keysIn(after));
      return keysIn(before).filter((key) => !stays.has(key));
    }),
  );
  for (const key of keysIn(left)) gone.delete(key);
  return texts.filter(({ path, english }) => !gone.has(keyOf(path, english)));
}

function put(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value))
    return value.map((entry, index) => (index === Number(name) ? put(entry, rest, text) : entry));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: put(fields[name], rest, text) };
}

/** The document with the texts that are there in Tamil; others stay in English. */
export const inTamil = <Value extends object>(
  name: TranslatedName,
  document: Value,
  translation: Pick<Translation, 'texts'> | undefined,
): Value =>
  tamilTexts(name, document, translation?.texts ?? [])
    .filter(({ state }) => state === 'current')
    .reduce<unknown>(
      (value, { path, tamil }) => put(value, path.split('.'), tamil),
      document,
    ) as Value;

/** What is left to do of a translation: "2 texts missing in Tamil, 1 stale". */
export const undoneText = ({ missing, stale }: { missing: number; stale: number }): string =>
  [
    ...(missing > 0 ? [`${missing} ${missing === 1 ? 'text' : 'texts'} missing in Tamil`] : []),
    ...(stale > 0 ? [`${stale} stale${missing > 0 ? '' : ' in Tamil'}`] : []),
  ].join(', ');
