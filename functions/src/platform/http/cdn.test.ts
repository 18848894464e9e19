import { afterEach, expect, test, vi } from 'vitest';
import { shortly } from './cdn.ts';

afterEach(() => vi.useRealTimers());

// batches-3
test('a CDN keeps nothing beyond local midnight', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T18:29:50.500Z') });
  expect(shortly()).toBe('public, max-age=0, s-maxage=9');
  vi.advanceTimersByTime(9_500);
  expect(shortly()).toBe('public, max-age=0, s-maxage=55');
});
