import { expect, test } from 'vitest';
import { markMatches } from './mark-matches.ts';

const said = (text: string, typed: string) =>
  markMatches(text, typed)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

// dashboard-32
test('each typed word is marked, whatever its case and its characters', () => {
  expect(said('Data Science with Python', 'pyth sci')).toBe('Data [Sci]ence with [Pyth]on');
  expect(said('C++ (advanced)', 'c++ (')).toBe('[C++] [(]advanced)');
  expect(said('Footer', ' ')).toBe('Footer');
});
