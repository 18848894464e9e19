import { plainLatin, type OwnFacts } from '@institute/schema';
import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

type Sequence = ZxcvbnResult['sequence'];

/**
 * Checks against some 50,000 leaked passwords, common words of passphrases, and keyboard patterns.
 */
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

const isNoLetter = /[^\p{L}\p{M}\p{N}]/gu;

const wordsOf = (...names: string[]): string[] =>
  names
    .flatMap((name) => [name.toLowerCase(), plainLatin(name)])
    .flatMap((name) => name.split(isNoLetter));

/** Words that an attacker who knows the site tries first (docs/security.md). */
const siteWords = [
  ...['institute', 'technology', 'kolam', 'doorstep', 'training'],
  ...['admin', 'administrator', 'editor', 'counsellor', 'student', 'course', 'courses', 'batch'],
  ...['python', 'java', 'devops', 'cloud', 'azure', 'design', 'data', 'placement', 'enquiry'],
];

/** zxcvbn's score for passwords that take 10^10 guesses or more. */
const enoughScore = 4;

/** The same limit as a power of ten, for an attacker who knows how the password is built. */
const enoughPowers = 10;

const reasons: Record<string, string> = {
  dictionary: 'This password, or a word in it, is very common',
  repeat: 'Repetitions are easy to guess',
  sequence: 'Sequences such as abc or 6543 are easy to guess',
  spatial: 'Keyboard patterns such as qwerty are easy to guess',
  date: 'Dates are easy to guess',
  regex: 'Years are easy to guess',
};

function reasonOf(sequence: Sequence): string {
  const [longest] = sequence
    .filter(({ pattern }) => pattern in reasons)
    .toSorted((one, other) => other.token.length - one.token.length);
  if (longest?.pattern === 'dictionary' && longest.dictionaryName === 'userInputs')
    return 'Your email address and words from this site are easy to guess';
  return reasons[longest?.pattern ?? ''] ?? 'This is easy to guess';
}

/** Why the password is easy to guess: its weakest sequence; undefined for a strong one. */
function findWeakness(password: string, words: string[]): Sequence | undefined {
  const whole = judge.check(password, words);
  if (whole.score < enoughScore) return whole.sequence;
  // zxcvbn does not recognise words joined by punctuation. It is run again without the punctuation,
  // and each removed character adds a factor of ten guesses, like any other character.
  const letters = password.replaceAll(isNoLetter, '');
  const { sequence } = judge.check(letters, words);
  const powers = sequence.reduce((sum, { guessesLog10 }) => sum + guessesLog10, 0);
  return powers + password.length - letters.length < enoughPowers ? sequence : undefined;
}

/** Message that explains why the password is easy to guess; undefined for a strong one. */
export function weaknessOf(
  password: string,
  email: string,
  { name, mark, area, city }: Pick<OwnFacts, 'name' | 'mark' | 'area' | 'city'>,
): string | undefined {
  const words = [
    ...siteWords,
    ...wordsOf(name, mark, area, city),
    email,
    ...email.split(isNoLetter),
  ].filter(Boolean);
  const sequence = findWeakness(password, words);
  if (!sequence) return undefined;
  return `${reasonOf(sequence)}. Let a password manager generate one, or combine several unrelated words.`;
}
