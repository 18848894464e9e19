import { fixedPages } from '@institute/schema';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

// health-1
test('the pages that links may lead to are those of the site', () => {
  const pages = Object.values(paths)
    .filter((path) => typeof path === 'string')
    .map((path) => path.replace(/\?.*/, ''))
    .filter((path) => !path.startsWith('/admin'));
  expect([...new Set(pages)].toSorted()).toEqual(fixedPages.toSorted());
});
