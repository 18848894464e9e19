import { normalisePhone } from '../fields/phone.ts';
import { plainLatin } from '../fields/plain-latin.ts';
import { institute } from '../institute.ts';

/** Longest part that is stored, in code points; a search is cut to it. */
const longest = 24;

/** Words of a name that begin a part, and words of it that are paired in any order. */
const startingWords = 6;
const pairedWords = 4;

/** Fewest digits of a phone number that find it. */
const fewestDigits = 3;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The prefixes of a text, cut between code points: half of a surrogate pair cannot be stored. */
function prefixesOf(text: string, shortest = 1): string[] {
  const points = [...text].slice(0, longest);
  return points.slice(shortest - 1).map((_, index) => points.slice(0, index + shortest).join(''));
}

/** Beginnings of the text from each of its words on. */
const phrases = (words: readonly string[]): string[] =>
  words.slice(0, startingWords).flatMap((_, index) => prefixesOf(words.slice(index).join(' ')));

const pairs = (words: readonly string[]): string[] =>
  words
    .slice(0, pairedWords)
    .flatMap((one, index) =>
      words
        .slice(0, pairedWords)
        .flatMap((other, at) => (at === index ? [] : prefixesOf(`${one} ${other}`))),
    );

/** Ends of a phone number that people say, in digits. */
const spokenEnds = [4, 5];

/** Beginnings of the number with its country code and without it, and its ends; short ones also after a 0. */
function phoneParts(phone: string, ownCode: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const national = phone.startsWith(`+${ownCode}`)
    ? digits.slice(ownCode.length)
    : digits.slice(-10);
  return [
    ...prefixesOf(digits, fewestDigits),
    ...prefixesOf(national, fewestDigits),
    ...spokenEnds.flatMap((count) => [digits.slice(-count), `0${national}`.slice(0, count)]),
  ];
}

interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * What a search may find an enquiry by, sorted: beginnings of its name's and its email's words, of the name also as it is
 * typed without letters such as ł and İ, beginnings and ends of its phone number, and its id.
 */
export function searchParts(
  id: string,
  { name, email, phone }: Person,
  ownCode = institute.phoneCode,
): string[] {
  const spellings = [name, plainLatin(name)].map(wordsOf);
  const [local = ''] = email.split('@');
  const address = wordsOf(email);
  const parts = [
    ...spellings.flatMap((named) => [...phrases(named), ...pairs(named)]),
    ...wordsOf(local).flatMap((_, index) => prefixesOf(address.slice(index).join(' '))),
    ...phoneParts(phone, ownCode),
    [...wordsOf(id).join(' ')].slice(0, longest).join(''),
  ];
  return [...new Set(parts)].filter(Boolean).toSorted();
}

/** Digits as numbers are stored: without a leading 0, unless they can be the end of a number. */
function searchedDigits(search: string): string {
  const digits = search.replace(/\D/g, '');
  return spokenEnds.includes(digits.length) ? digits : digits.replace(/^0+/, '');
}

/** The part that a search looks for; undefined if nothing is searched for. */
export function searchedPart(search: string): string | undefined {
  const isPhone = /^[\d\s()+.-]+$/.test(search) && search.replace(/\D/g, '').length >= fewestDigits;
  const text = isPhone ? searchedDigits(search) : wordsOf(search).join(' ');
  return [...text].slice(0, longest).join('') || undefined;
}

/** So many digits find fewer people than a name does. */
const tellingDigits = 4;

/**
 * The parts of a search that mixes a name, digits of a phone number, and an email address, the one that fewest people have
 * first. None if all of it is of one kind.
 */
export function mixedParts(search: string): string[] {
  const words = search.trim().split(/\s+/);
  const isDigits = (word: string) => /^[\d()+.-]*\d[\d()+.-]*$/.test(word);
  const isAddress = (word: string) => word.includes('@');
  const digits = words.filter(isDigits).join(' ');
  const count = digits.replace(/\D/g, '').length;
  if (count > 0 && count < fewestDigits) return [];
  const others = [
    words.filter(isAddress).join(' '),
    words.filter((word) => !isDigits(word) && !isAddress(word)).join(' '),
  ];
  const kinds = count < tellingDigits ? [...others, digits] : [digits, ...others];
  const parts = kinds.flatMap((kind) => searchedPart(kind) ?? []);
  return parts.length > 1 ? parts : [];
}

/** Email and phone as they are compared: equal for every notation of the same. */
export const contactsOf = ({ email, phone }: Pick<Person, 'email' | 'phone'>): string[] =>
  [email.trim().toLowerCase(), normalisePhone(phone) ?? phone.trim()].filter(Boolean);
