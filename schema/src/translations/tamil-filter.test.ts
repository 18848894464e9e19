import { expect, test } from 'vitest';
import { withTamilFilter } from './tamil-filter.ts';

const rows = [
  { of: 'never begun' },
  { of: 'half', untranslated: { missing: 2, stale: 0 } },
  { of: 'changed since', untranslated: { missing: 1, stale: 1 } },
  { of: 'done', untranslated: { missing: 0, stale: 0 } },
];

// tamil-12
test.each([
  ['Missing', ['never begun', 'half']],
  ['Stale', ['changed since']],
  ['Complete', ['done']],
])('a list finds what is %s in Tamil', (standing, expected) => {
  const { filters } = withTamilFilter<(typeof rows)[number]>({
    searchText: ({ of }) => of,
    filters: [],
    sorts: [],
  });
  const found = rows.filter((row) => filters.every(({ matches }) => matches(row, standing)));
  expect(found.map(({ of }) => of)).toEqual(expected);
});
