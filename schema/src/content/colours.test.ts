import { expect, test } from 'vitest';
import { contrast } from './colours.ts';

// health-1
test('the contrast of two colours is that of WCAG 2, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.478, 3);
  expect(contrast('#faf6ee', '#faf6ee')).toBe(1);
});
