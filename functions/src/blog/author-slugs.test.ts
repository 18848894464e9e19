import { expect, test } from 'vitest';
import { authorSlugs } from './author-slugs.ts';

// blog-10
test.each([
  ['Łukasz Łódź', ['lukasz-lodz', 'ukasz-odz']],
  ['Małgorzata Özil', ['malgorzata-ozil', 'ma-gorzata-ozil']],
  ['Kavitha R', ['kavitha-r']],
  ['Team', ['team', 'vaasal-institute-team']],
  ['Витоша', ['']],
])('the posts of %s are at %j, also as earlier releases wrote it', (author, slugs) => {
  expect([...new Set(authorSlugs(author))]).toEqual(slugs);
});
