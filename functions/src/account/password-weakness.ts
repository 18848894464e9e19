import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

type Sequence = ZxcvbnResult['sequence'];

/** Judges by some 50,000 passwords of known breaches, the words of passphrases, and rows of keys. */
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Words that whoever knows the site tries first (docs/security.md). */
const siteWords = [
  ...['vaasal', 'institute', 'technology', 'adyar', 'chennai', 'kolam', 'doorstep', 'training'],
  ...['admin', 'administrator', 'editor', 'counsellor', 'student', 'course', 'courses', 'batch'],
  ...['python', 'java', 'devops', 'cloud', 'azure', 'design', 'data', 'placement', 'enquiry'],
];

/** The score of zxcvbn for what takes 10^10 guesses or more. */
const enoughScore = 4;

/** The same as a power of ten, for guesses by somebody who knows how the password is built. */
const enoughPowers = 10;

const isNoLetter = /[^\p{L}\p{M}\p{N}]/gu;

const reasons: Record<string, string> = {
  dictionary: 'Many people use this, or words of it, as a password',
  repeat: 'The same again and again is easy to guess',
  sequence: 'Sequences such as abc or 6543 are easy to guess',
  spatial: 'Rows of keys such as qwerty are easy to guess',
  date: 'Dates are easy to guess',
  regex: 'Years are easy to guess',
};

function reasonOf(sequence: Sequence): string {
  const [longest] = sequence
    .filter(({ pattern }) => pattern in reasons)
    .toSorted((one, other) => other.token.length - one.token.length);
  if (longest?.pattern === 'dictionary' && longest.dictionaryName === 'userInputs')
    return 'Your email address and words of this site are easy to guess';
  return reasons[longest?.pattern ?? ''] ?? 'This is easy to guess';
}

/** What makes the password easy to guess; undefined if it is not. */
function findWeakness(password: string, words: string[]): Sequence | undefined {
  const whole = judge.check(password, words);
  if (whole.score < enoughScore) return whole.sequence;
  // zxcvbn takes words between hyphens for chance. Without what stands between them it finds them;
  // each of those signs counts ten guesses, as any character does.
  const letters = password.replaceAll(isNoLetter, '');
  const { sequence } = judge.check(letters, words);
  const powers = sequence.reduce((sum, { guessesLog10 }) => sum + guessesLog10, 0);
  return powers + password.length - letters.length < enoughPowers ? sequence : undefined;
}

/** Why the password is easy to guess, in words for whoever chose it; undefined if it is not. */
export function weaknessOf(password: string, email = ''): string | undefined {
  const words = [...siteWords, email, ...email.split(isNoLetter)].filter(Boolean);
  const sequence = findWeakness(password, words);
  if (!sequence) return undefined;
  return `${reasonOf(sequence)}. Let a password manager make one, or put several unrelated words together.`;
}
