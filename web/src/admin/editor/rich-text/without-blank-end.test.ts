import { expect, test } from 'vitest';
import { withoutBlankEnd } from './without-blank-end.ts';

test.each([
  ['<p>Text</p><h2>Title</h2><p></p>', '<p>Text</p><h2>Title</h2>'],
  ['<h2>Title</h2><p></p><p></p>', '<h2>Title</h2>'],
  ['<p></p>', ''],
  ['<p>One</p><p></p><p>Two</p>', '<p>One</p><p></p><p>Two</p>'],
  ['<blockquote><p></p></blockquote>', '<blockquote><p></p></blockquote>'],
])('%s', (html, stripped) => {
  expect(withoutBlankEnd(html)).toBe(stripped);
});
