import { normalisePhone, type Person } from '@institute/schema';

/** `fileName`: an email address as the names of uploaded files have it. */
export const identifierKinds = ['phone', 'email', 'name', 'fileName'] as const;

type Kind = (typeof identifierKinds)[number];

/** Something in a text that identifies a person. */
export interface Identifier {
  readonly kind: Kind;
  /** Number of words of a name. */
  readonly words: number;
  /** Whether this candidate from a text matches the person. */
  readonly matches: (candidate: string) => boolean;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Every run of that many consecutive words. */
function phrases(text: string, count: number): string[] {
  const words = wordsOf(text);
  return words.map((_, index) => words.slice(index, index + count).join(' '));
}

/** The beginning of the path of an uploaded file: its digits are no phone number. */
const filePrefix = /(?:images|documents)\/[0-9a-f]{16}-/g;

/** An email address within a text, with quotes or points around it. */
const address = /[\p{L}\p{M}\p{N}._%+'-]{1,254}@[\p{L}\p{M}\p{N}.-]{1,254}/gu;

/** Digits with what stands between those of a phone number. */
const digitRun = /\+?\d[\d\s()./\p{Pd}\p{Cf}]*/gu;

/** Most and fewest digits of a phone number, with what is dialled before it. */
const mostDigits = 18;
const fewestDigits = 7;

/** Every number of consecutive groups of digits: others may stand before and after it. */
const numbersIn = (run: string): string[] => {
  const groups = run.match(/\+?\d+/g) ?? [];
  return groups.flatMap((_, first) => {
    const numbers: string[] = [];
    let number = '';
    for (let at = first; at < groups.length && number.length <= mostDigits; at += 1) {
      number += groups[at];
      if (number.length >= fewestDigits && number.length <= mostDigits) numbers.push(number);
    }
    return numbers;
  });
};

/** Parts of a text that may be an identifier of this kind, normalised for comparison. */
const candidates: Record<Kind, (text: string, words: number) => string[]> = {
  // Also without tags, which may split a name.
  name: (text, words) => [
    ...phrases(text, words),
    ...(text.includes('<') ? phrases(text.replaceAll(/<[^<>]*>/g, ''), words) : []),
  ],
  email: (text) =>
    text
      .toLowerCase()
      .match(address)
      ?.map((found) => found.replace(/^['.]+/, '').replace(/[.-]+$/, '')) ?? [],
  phone: (text) =>
    (text.replaceAll(filePrefix, ' ').match(digitRun) ?? [])
      .flatMap(numbersIn)
      .flatMap((number) => normalisePhone(number) ?? []),
  fileName: (text, words) => (text.search(filePrefix) < 0 ? [] : phrases(text, words)),
};

/** The text of an address, such as the query of a saved filter, as people typed it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Whether the text contains one of the identifiers. */
export const names = (text: string, identifiers: readonly Identifier[]): boolean =>
  identifiers.some(({ kind, words, matches }) =>
    [text, ...(/[%+]/.test(text) ? [decoded(text)] : [])].some((read) =>
      candidates[kind](read, words).some(matches),
    ),
  );

/** The person's identifiers by kind, normalised like `candidates`. */
export const comparableOf = ({ phone, email, name }: Person): [Kind, string][] => [
  ...(phone === undefined ? [] : [['phone', phone] as [Kind, string]]),
  ...(email === undefined
    ? []
    : ([
        ['email', email.toLowerCase()],
        ['fileName', wordsOf(email).join(' ')],
      ] as [Kind, string][])),
  ...(name === undefined ? [] : [['name', wordsOf(name).join(' ')] as [Kind, string]]),
];

export const identifiersOf = (person: Person): Identifier[] =>
  comparableOf(person).map(([kind, value]) => ({
    kind,
    words: value.split(' ').length,
    matches: (candidate) => candidate === value,
  }));
