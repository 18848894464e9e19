import { expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { linksCell, numberCellIn } from './cells.ts';

// moving-9
test.each([
  ['en-DE', '10.000', 10_000],
  ['en-DE', '8.000', 8_000],
  ['de-DE', '1.234.567,5', 1_234_567.5],
  ['en-DE', '8,1', 8.1],
  // A file from before numbers were written as the locale writes them
  ['en-DE', '8.1', 8.1],
  ['en-IN', '1,00,000', 100_000],
  ['en-DE', '10 000,5', 10_000.5],
  ['en-IN', '8.1', 8.1],
  ['en-IN', ' 10000 ', 10_000],
  ['en-US', '10,000.50', 10_000.5],
  ['pl-PL', '10\u00A0000,5', 10_000.5],
  ['pl-PL', '10 000', 10_000],
])('in %s "%s" is %d', (locale, cell, number) => {
  expect(numberCellIn(locale).read(cell)).toBe(number);
});

// moving-9
test.each([
  ['en-IN', '8.000'],
  ['en-US', '10.000'],
  ['pl-PL', '10.000'],
])('in %s "%s" could be a thousand times as much, and is refused', (locale, cell) => {
  expect(() => numberCellIn(locale).read(cell)).toThrow(Refused);
});

// moving-9
test.each([
  ['en-IN', '8,1'],
  ['en-DE', '1.23.4'],
  ['en-DE', 'ten'],
])('in %s "%s" is no number, which the schema refuses', (locale, cell) => {
  expect(numberCellIn(locale).read(cell)).toBeNaN();
});

// moving-10
test.each(['en-IN', 'en-DE', 'pl-PL', 'de-CH'])(
  'a number that is written as %s writes it is read again',
  (locale) => {
    const { write, read } = numberCellIn(locale);
    for (const number of [0, 8, 8.125, 40.5, 10_000, 1_234_567])
      expect(read(write(number))).toBe(number);
  },
);

// moving-1
test('a link is the last word of a line, however long the line is', () => {
  const started = performance.now();
  const long = 'x'.repeat(100_000);
  expect(
    linksCell.read(`My page  https://example.com/ \nhttps://example.com/a\n${long} y`),
  ).toEqual([
    { label: 'My page', url: 'https://example.com/' },
    { label: '', url: 'https://example.com/a' },
    { label: long, url: 'y' },
  ]);
  expect(performance.now() - started).toBeLessThan(1_000);
});
