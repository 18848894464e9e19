import { expect, test } from 'vitest';
import { slugWithSuffix } from './slugs.ts';

test('a suffix makes the slug different', () => {
  expect(slugWithSuffix('post')).toMatch(/^post-[0-9a-f]{8}$/);
});
