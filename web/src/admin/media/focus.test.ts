import { expect, test } from 'vitest';
import { focusIn, withFocus } from './focus.ts';

// media-11
test('a link holds a focal point, another one, or none', () => {
  const link = '/images/0123456789abcdef-door.webp';
  const pointed = withFocus(link, 'top');
  expect(pointed).toBe(`${link}#at-top`);
  expect(focusIn(pointed)).toBe('top');
  expect(withFocus(pointed, 'left')).toBe(`${link}#at-left`);
  expect(withFocus(pointed, '')).toBe(link);
  expect([focusIn(link), focusIn('https://example.com/a#x')]).toEqual(['', '']);
});
