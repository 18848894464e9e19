import { normalisePhone, type Person } from '@institute/schema';

type Kind = keyof Person;

/** Something that tells in a text who it is about. */
export interface Identifier {
  readonly kind: Kind;
  /** Words of a name. */
  readonly words: number;
  /** Whether this, taken from a text by `candidates`, is it. */
  readonly matches: (candidate: string) => boolean;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Every so many words of a text that follow one another. */
function phrases(text: string, count: number): string[] {
  const words = wordsOf(text);
  return words.map((_, index) => words.slice(index, index + count).join(' '));
}

/** What in a text may be an identifier of the kind, as it is compared. */
const candidates: Record<Kind, (text: string, words: number) => string[]> = {
  // Also without tags, which may stand within a name.
  name: (text, words) => [
    ...phrases(text, words),
    ...(text.includes('<') ? phrases(text.replaceAll(/<[^<>]*>/g, ''), words) : []),
  ],
  email: (text) =>
    text
      .toLowerCase()
      .split(/[\s<>"'(),;:]+/)
      .filter((part) => part.includes('@'))
      .map((part) => (part.endsWith('.') ? part.slice(0, -1) : part)),
  phone: (text) =>
    (text.match(/\+?\d[\d\s().-]{5,}\d/g) ?? []).flatMap((number) => normalisePhone(number) ?? []),
};

/** Whether the text has one of the identifiers in it. */
export const names = (text: string, identifiers: readonly Identifier[]): boolean =>
  identifiers.some(({ kind, words, matches }) => candidates[kind](text, words).some(matches));

/** The identifiers of a person in the form in which `candidates` gives them, by their kind. */
export const comparableOf = ({ phone, email, name }: Person): [Kind, string][] => [
  ...(phone === undefined ? [] : [['phone', phone] as [Kind, string]]),
  ...(email === undefined ? [] : [['email', email.toLowerCase()] as [Kind, string]]),
  ...(name === undefined ? [] : [['name', wordsOf(name).join(' ')] as [Kind, string]]),
];

export const identifiersOf = (person: Person): Identifier[] =>
  comparableOf(person).map(([kind, value]) => ({
    kind,
    words: value.split(' ').length,
    matches: (candidate) => candidate === value,
  }));
