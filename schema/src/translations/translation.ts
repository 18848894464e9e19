import * as z from 'zod/mini';
import { factsIn } from '../fields/facts.ts';
import { list, reference, requiredText, storedInCollection, text } from '../fields/fields.ts';

/** The kinds whose texts can be in Tamil; the record of each says which texts. */
export const translatedKinds = [
  'home',
  'about',
  'contactInfo',
  'navbar',
  'footer',
  'trustStats',
  'placementStats',
  'institute',
  'courses',
  'posts',
  'batches',
  'trainers',
  'demoPlans',
] as const;

/** Most characters of the body of a post, the longest text, in each language. */
export const htmlLength = 200_000;

/** One text of a document, and what it is in Tamil. */
const translatedText = z
  .object(
    {
      /** Path of the field, such as `curriculum.0.module`. */
      path: z
        .string('Enter a path')
        .check(z.regex(/^[A-Za-z]\w{0,40}(?:\.\w{1,40}){0,4}$/, 'This path is not valid')),
      /** What the field said when the Tamil was written. */
      english: requiredText('English', htmlLength),
      /** Empty where it is not translated yet; of the body of a post, sanitised HTML. */
      tamil: text(htmlLength),
    },
    'Enter a path, the English and the Tamil',
  )
  .check(
    z.refine(
      ({ english, tamil }) => factsIn(tamil).every((name) => factsIn(english).includes(name)),
      { message: 'Use only the names in braces that the English has', path: ['tamil'] },
    ),
  );

/** Most bytes of the texts, as JSON: the document with its version then fits into Firestore. */
const mostBytes = 880_000;

/** Bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
}

/** Says beside the longest text by how much all of them are too long. */
function fit({ value, issues }: { value: readonly TranslatedText[]; issues: unknown[] }): void {
  const said = JSON.stringify(value);
  // A Tamil letter has three bytes.
  if (3 * said.length <= mostBytes) return;
  const over = [...said].reduce((sum, each) => sum + bytesOf(each), 0) - mostBytes;
  if (over <= 0) return;
  const longest = value.reduce((found, each) =>
    each.tamil.length > found.tamil.length ? each : found,
  );
  const letters = Math.ceil(over / 3000) * 1000;
  issues.push({
    code: 'custom',
    input: value,
    path: [value.indexOf(longest), 'tamil'],
    message: `Shorten this by about ${letters} characters: with the English it is too long to save`,
  });
}

/** The texts of a document in Tamil, beside the document (tamil-10). */
export const translation = z.object({
  /** The kind of the document, and its id; that is empty for content that exists once. */
  kind: z.enum(translatedKinds, 'Choose a kind'),
  of: reference(),
  texts: list(translatedText, 3000).check(
    z.refine(
      (texts) => new Set(texts.map(({ path }) => path)).size === texts.length,
      'Translate each text only once',
    ),
    fit,
  ),
});

export const storedTranslation = z.extend(translation, storedInCollection);

/** The texts of courses and posts that cards and results of a search show. */
const onCards =
  /^(?:title|excerpt|shortDescription|description|duration|highlights\.\d+|tags\.\d+)$/;

/** What is read of a translation with others, for lists and for every page; that of a course or post has no more than its card. */
export const tamilCard = z.pipe(
  z.pick(translation, { kind: true, texts: true }),
  z.transform(({ kind, texts }) => ({
    kind,
    texts:
      kind === 'courses' || kind === 'posts'
        ? texts.filter(({ path }) => onCards.test(path))
        : texts,
  })),
);

export type TamilCard = z.infer<typeof tamilCard>;
export type Translation = z.infer<typeof translation>;
export type StoredTranslation = z.infer<typeof storedTranslation>;
export type TranslatedText = z.infer<typeof translatedText>;
