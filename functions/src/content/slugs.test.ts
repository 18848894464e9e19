import { expect, test } from 'vitest';
import { slugWithSuffix } from './slugs.ts';

test('a suffix makes another slug of it', () => {
  expect(slugWithSuffix('post')).toMatch(/^post-[0-9a-f]{8}$/);
});
