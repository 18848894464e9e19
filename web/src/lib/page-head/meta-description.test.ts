import { describe, expect, test } from 'vitest';
import { metaDescription } from './meta-description.ts';

describe('metaDescription', () => {
  test('leaves a short text as it is, on one line', () => {
    expect(metaDescription(' Learn Python.\n\nIn  Adyar. ')).toBe('Learn Python. In Adyar.');
    expect(metaDescription('a'.repeat(160))).toHaveLength(160);
  });

  test('cuts a long text at a word', () => {
    const text = `${'word '.repeat(31)}end, and more`;
    expect(metaDescription(text)).toBe(`${'word '.repeat(31)}end…`);
  });

  test('cuts a text without spaces too, between characters', () => {
    expect(metaDescription('க'.repeat(500))).toHaveLength(160);
    const cut = metaDescription('☕️🎓'.repeat(100));
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).not.toMatch(/\p{Surrogate}/u);
  });
});
