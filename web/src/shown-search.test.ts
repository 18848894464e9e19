import { expect, test } from 'vitest';
import { shownSearch } from './shown-search.ts';

test.each([
  ['/courses', 'category=cloud', '?category=cloud'],
  ['/Courses/', 'utm_source=poster&category=ai-ml', '?category=ai-ml'],
  ['/blog', 'category=tips-tricks', '?category=tips-tricks'],
  ['/contact', 'course=cybersecurity&about=x', '?course=cybersecurity'],
])('the page %s?%s shows %s', (path, search, shown) => {
  expect(shownSearch(path, search)).toBe(shown);
});

test.each([
  ['/', 'x=1'],
  ['/', 'category=cloud'],
  ['/courses', 'category=1'],
  ['/courses', 'category=Cloud'],
  ['/courses', 'course=cybersecurity'],
  ['/blog', 'category=cloud'],
  ['/contact', 'course=__proto__'],
  ['/__proto__', 'x=1'],
  ['/about', ''],
])('the page %s?%s equals the page without its query', (path, search) => {
  expect(shownSearch(path, search)).toBe('');
});
