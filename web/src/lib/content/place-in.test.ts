import { expect, test } from 'vitest';
import { placeIn } from './place-in.ts';

// footer-4
test('a city that is a region is said once', () => {
  expect(placeIn('Chennai', 'Tamil Nadu')).toBe('Chennai, Tamil Nadu');
  expect(placeIn('İstanbul', 'İstanbul')).toBe('İstanbul');
  expect(placeIn('Chennai', '')).toBe('Chennai');
  expect(placeIn(undefined, undefined)).toBe('');
});
