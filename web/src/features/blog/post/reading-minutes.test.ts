import { expect, test } from 'vitest';
import { wordsPerMinute as inTamil } from '../../../texts/ta/post-meta.ts';
import { readingMinutes } from './reading-minutes.ts';

test.each([
  [0, 1],
  [200, 1],
  [299, 1],
  [300, 2],
  [1_000, 5],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes(`<p class="a b">${'word '.repeat(words)}</p>`)).toBe(minutes);
});

test('counts words of adjacent elements separately, and ignores tags', () => {
  expect(readingMinutes('<ul>' + '<li>one</li><li>two</li>'.repeat(200) + '</ul>')).toBe(2);
});

// tamil-14
test('a post takes as long to read in Tamil, in which it has fewer words', () => {
  expect(readingMinutes('word '.repeat(1_000))).toBe(5);
  expect(readingMinutes('சொல் '.repeat(690), inTamil)).toBe(5);
});
