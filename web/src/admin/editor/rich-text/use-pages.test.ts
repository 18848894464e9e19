import { expect, test } from 'vitest';
import { isName } from './use-pages.ts';

// blog-5
test.each([
  ['UI/UX Design', true],
  ['C/C++', true],
  ['Node.js: the basics', true],
  ['', false],
  ['/courses', false],
  ['#fees', false],
  ['zoho.com/jobs', false],
  ['https://zoho.com', false],
  ['mailto:a@b.example', false],
])('%s is searched for as a name: %s', (text, expected) => {
  expect(isName(text)).toBe(expected);
});
