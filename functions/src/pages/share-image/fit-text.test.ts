import { describe, expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** A font in which every letter is half as wide as high. */
const measure = (text: string): number => text.length / 2;

const box = {
  width: 100,
  sizes: [
    { size: 20, lines: 1 },
    { size: 10, lines: 2 },
  ],
};

describe('fitText', () => {
  test('takes the largest size in which the text fits', () => {
    expect(fitText('Ten chars.', box, measure)).toEqual({ size: 20, lines: ['Ten chars.'] });
    expect(fitText('Eleven char', box, measure)).toEqual({ size: 10, lines: ['Eleven char'] });
  });

  test('breaks lines between words', () => {
    expect(fitText('Ethical hacking and  penetration', box, measure).lines).toEqual([
      'Ethical hacking and',
      'penetration',
    ]);
  });

  test('breaks a word that is wider than a line, not inside a letter', () => {
    expect(fitText('x'.repeat(30), box, measure).lines).toEqual(['x'.repeat(20), 'x'.repeat(10)]);
    const lines = fitText('தொ'.repeat(15), box, measure).lines;
    expect(lines).toEqual(['தொ'.repeat(10), 'தொ'.repeat(5)]);
  });

  test('cuts what does not fit in any size', () => {
    const { size, lines } = fitText('Word, '.repeat(40), box, measure);
    expect(size).toBe(10);
    expect(lines).toEqual(['Word, Word, Word,', 'Word, Word, Word…']);
    expect(fitText('x'.repeat(90), box, measure).lines[1]).toBe(`${'x'.repeat(19)}…`);
  });
});
