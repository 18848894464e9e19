import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Some 30,000 passwords of known breaches, the words of passphrases, and rows of keys. */
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Words that whoever knows the site tries first. docs/security.md lists them. */
const siteWords = [
  'vaasal',
  'institute',
  'technology',
  'vaasalinstitute',
  'adyar',
  'chennai',
  'kolam',
  'admin',
  'password',
];

/** The score of zxcvbn for what takes 10^10 guesses or more. */
const enough = 4;

const reasons: Record<string, string> = {
  dictionary: 'Many people use this, or parts of it, as a password',
  repeat: 'The same again and again is easy to guess',
  sequence: 'Sequences such as abc or 6543 are easy to guess',
  spatial: 'Rows of keys such as qwerty are easy to guess',
  date: 'Dates are easy to guess',
  regex: 'Years are easy to guess',
};

/** Why the password is easy to guess, in words for whoever chose it; undefined if it is not. */
export function weaknessOf(password: string, email = ''): string | undefined {
  const words = [...siteWords, email, ...email.split(/[^\p{L}\p{N}]+/u)].filter(Boolean);
  const { score, sequence } = judge.check(password, words);
  if (score >= enough) return undefined;
  const [longest] = sequence.toSorted((one, other) => other.token.length - one.token.length);
  const ofSite = longest?.pattern === 'dictionary' && longest.dictionaryName === 'userInputs';
  const reason = ofSite
    ? 'Your email address and words of this site are easy to guess'
    : (reasons[longest?.pattern ?? ''] ?? 'This is easy to guess');
  return `${reason}. Let a password manager make one, or put several unrelated words together.`;
}
