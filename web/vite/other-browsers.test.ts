/** What the build says to browsers that the other tests do not run in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyOf, theme } from '@institute/schema';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '..', 'dist');

const textIn = (file: string): string => readFileSync(join(dist, file), 'utf8');

const colours = Object.entries(theme).flatMap(([name, colour]) =>
  typeof colour === 'string' ? [] : [`${propertyOf(name)}:${colour[0]}`],
);

/** What the style sheets of a text say to browsers without `light-dark()`. */
const saidByDay = (css: string): string[] =>
  /@supports not \(color:light-dark\(black, ?white\)\)\{:root\{([^}]*)\}\}/
    .exec(css)?.[1]
    ?.split(';') ?? [];

const allSheets = (folder: string): string =>
  readdirSync(join(dist, folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => textIn(join(folder, name)))
    .join('');

// quality-11
test.each([
  ['in English and the dashboard', () => allSheets('client/assets')],
  ['in Tamil', () => allSheets('client/assets/ta')],
  ['without scripts', () => textIn('plain-heads.json')],
  ['without scripts in Tamil', () => textIn('ta/plain-heads.json')],
])('pages %s have every colour of day for browsers without light-dark()', (_, css) => {
  expect(saidByDay(css())).toEqual(expect.arrayContaining(['color-scheme:light', ...colours]));
});

// quality-11
test('an iPhone on its side keeps the size of texts', () => {
  expect(textIn('shell.html')).toContain('-webkit-text-size-adjust:100%');
});

// quality-11
test('iOS does not magnify the page when a field is chosen, whose text is large enough', () => {
  const sizes = [...allSheets('client/assets').matchAll(/([^{}]*)\{[^{}]*font-size:([\d.]+)rem/g)];
  const small = sizes.filter(
    ([, of = '', size]) => /\b(?:select|input|textarea)(?:$|[,[:.])/.test(of) && Number(size) < 1,
  );
  expect(small.map(([rule]) => rule)).toEqual([]);
});

// quality-11
test('lists without markers stay lists for VoiceOver in Safari', () => {
  const rules =
    ['shell.html', 'plain-heads.json'].map(textIn).join('') + allSheets('client/assets');
  const without = [...rules.matchAll(/([^{}]*)\{[^{}]*list-style:none/g)];
  expect(without.map(([, of]) => of).filter((of) => !of?.endsWith('summary'))).toEqual([]);
});
