import { builtColours } from '@institute/schema';
import { expect, test } from 'vitest';
import { colourAdvice, ratioText } from './colour-advice.ts';

// institute-9
test('colours on which text cannot be read come with their contrast, and what to change', () => {
  expect(colourAdvice(builtColours)).toEqual([]);
  expect(colourAdvice({ brand: '#fff200', accent: '#101010' })).toEqual([
    expect.stringMatching(
      /^Text on bands .* of 1\.\d to 1, and needs 4\.5 to 1\. .* #[\da-f]{6} by day and #[\da-f]{6} at night instead: choose a darker colour/,
    ),
    expect.stringMatching(/^Text on buttons .* of 1\.\d to 1, .* choose a lighter colour/),
  ]);
});

test('a contrast is never said to be better than it is', () => {
  expect(ratioText(4.49)).toBe('4.4 to 1');
});
