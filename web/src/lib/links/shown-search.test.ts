import { expect, test } from 'vitest';
import { shownSearch } from './shown-search.ts';

test.each([
  ['/courses', 'category=cloud', '?category=cloud'],
  ['/Courses/', 'utm_source=poster&category=ai-ml', '?category=ai-ml'],
  ['/blog', 'category=tips-tricks', '?category=tips-tricks'],
  ['/blog', 'category=alumni', '?category=alumni'],
  ['/blog', 'category=%E0%AE%95', '?category=%E0%AE%95'],
  ['/blog', 'page=2&category=career', '?category=career&page=2'],
  ['/placements', 'page=12', '?page=12'],
  ['/contact', 'course=cybersecurity', '?course=cybersecurity'],
  [
    '/contact',
    'for=demo&batch=b-1&about=ui-ux-design&course=ui-ux-design&utm_source=poster',
    '?course=ui-ux-design&about=ui-ux-design&batch=b-1&for=demo',
  ],
  ['/contact', 'batch=b-1&for=demo', '?for=demo'],
])('the page %s?%s shows %s', (path, search, shown) => {
  expect(shownSearch(path, search)).toBe(shown);
});

test.each([
  ['/', 'x=1'],
  ['/', 'category=cloud'],
  ['/courses', 'category=1'],
  ['/courses', 'category=Cloud'],
  ['/courses', 'course=cybersecurity'],
  ['/blog', 'category=Career'],
  ['/blog', `category=${'x'.repeat(61)}`],
  ['/contact', 'course=__proto__'],
  ['/contact', 'about=../x&for=nothing'],
  ['/contact', 'batch=b-1'],
  ['/__proto__', 'x=1'],
  ['/about', ''],
  ['/about', 'page=2'],
  ['/blog', 'page=1'],
  ['/placements', 'page=two'],
])('the page %s?%s equals the page without its query', (path, search) => {
  expect(shownSearch(path, search)).toBe('');
});
