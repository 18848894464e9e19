import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { focusIn, focusOf, focusStep, pointOf, withFocus } from './focus.ts';

// media-11
test('a link holds a focal point, another one, or none', () => {
  const link = '/images/0123456789abcdef-door.webp';
  const pointed = withFocus(link, focusOf({ x: 32, y: 71 }));
  expect(pointed).toBe(`${link}#at-x30-y70`);
  expect(pointOf(focusIn(pointed))).toEqual({ x: 30, y: 70 });
  expect(withFocus(pointed, focusOf({ x: -4, y: 9 }))).toBe(`${link}#at-x0-y10-top`);
  expect(withFocus(pointed, focusOf({ x: 51, y: 49 }))).toBe(link);
  expect([focusIn(link), focusIn('https://example.com/a#x')]).toEqual(['', '']);
});

// media-11
test('a side that was chosen before there were points is one', () => {
  expect(focusIn('/images/a.webp#at-left')).toBe('left');
  expect(pointOf('left')).toEqual({ x: 0, y: 50 });
  expect(pointOf('')).toEqual({ x: 50, y: 50 });
});

// media-11
test('pages have a style for each step but the middle', () => {
  const file = join(import.meta.dirname, '../../features/content/focal-point.css');
  const styles = readFileSync(file, 'utf8');
  for (let step = 0; step <= 100; step += focusStep) {
    const has = step !== 50;
    expect(styles.includes(`#at-x${step}-'] {\n  --x: ${step}%;`), `x${step}`).toBe(has);
    expect(styles.includes(`-y${step}'] {\n  --y: ${step}%;`), `y${step}`).toBe(has);
  }
});
