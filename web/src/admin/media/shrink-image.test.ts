import { describe, expect, it } from 'vitest';
import { fitWithin } from './shrink-image.ts';

describe('fitWithin', () => {
  it.each([
    [4000, 3000, [1600, 1200]],
    [900, 3200, [450, 1600]],
    [1600, 1600, [1600, 1600]],
    [320, 200, [320, 200]],
    [10_000, 1, [1600, 1]],
  ])('fits %d x %d', (width, height, fitted) => {
    expect(fitWithin(width, height, 1600)).toEqual(fitted);
  });
});
