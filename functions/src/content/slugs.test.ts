import { expect, test } from 'vitest';
import { slugOf, slugWithSuffix } from './slugs.ts';

test.each([
  ['Reading a slow SQL query', 'reading-a-slow-sql-query'],
  ['  Café & Résumé!  ', 'cafe-resume'],
  ['C++ / C#', 'c-c'],
  ['வாசல்', 'post'],
  ['x'.repeat(200), 'x'.repeat(80)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title, 'post')).toBe(slug);
});

test('a suffix makes another slug of it', () => {
  expect(slugWithSuffix('post')).toMatch(/^post-[0-9a-f]{8}$/);
});
