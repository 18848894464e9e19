import { describe, expect, test } from 'vitest';
import { metaDescription } from './meta-description.ts';

describe('metaDescription', () => {
  test('keeps a short text, on one line', () => {
    expect(metaDescription(' Learn Python.\n\nIn  Adyar. ')).toBe('Learn Python. In Adyar.');
    expect(metaDescription('a'.repeat(160))).toHaveLength(160);
  });

  test('truncates a long text at a word', () => {
    const text = `${'word '.repeat(31)}end, and more`;
    expect(metaDescription(text)).toBe(`${'word '.repeat(31)}end…`);
  });

  test('truncates a text without spaces between characters', () => {
    expect(metaDescription('க'.repeat(500))).toHaveLength(160);
    const cut = metaDescription('☕️🎓'.repeat(100));
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).not.toMatch(/\p{Surrogate}/u);
  });
});
