import { courseCategories } from '@institute/schema';
import { expect, test } from 'vitest';
import { blogPath, categoryIn, coursesPath, pageIn, placementsPath } from './list-path.ts';

// courses-8
test('the address of a page of a list has its category and its number, but for the first', () => {
  expect(coursesPath()).toBe('/courses');
  expect(coursesPath('AI/ML')).toBe('/courses?category=ai-ml');
  expect(coursesPath('AI/ML', 2)).toBe('/courses?category=ai-ml&page=2');
  expect(blogPath(undefined, 3)).toBe('/blog?page=3');
  expect(placementsPath(1)).toBe('/placements');
});

// courses-8
test('an address is read back, and what is no page is the first', () => {
  const search = new URLSearchParams('category=ai-ml&page=2');
  expect([categoryIn(search, courseCategories), pageIn(search)]).toEqual(['AI/ML', 2]);
  for (const page of ['', '0', '-1', '1.5', 'two', '100000', '02'])
    expect([page, pageIn(new URLSearchParams({ page }))]).toEqual([page, 1]);
});
