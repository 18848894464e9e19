import { fixedPages } from '@institute/schema';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

// health-1
test('the pages that links may lead to are those of the site', () => {
  const pages = Object.values(paths).filter((path) => typeof path === 'string');
  expect(pages.filter((path) => !path.startsWith('/admin')).toSorted()).toEqual(
    fixedPages.toSorted(),
  );
});
