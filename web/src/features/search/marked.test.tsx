import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { marked } from './marked.tsx';

// search-5
test.each([
  ['Data Science with Python', 'python', 'Data Science with <mark>Python</mark>'],
  [
    'Testing, tests and a contest',
    'test',
    '<mark>Testing</mark>, <mark>tests</mark> and a contest',
  ],
  ['C++ (new)', '( + .*', 'C++ (new)'],
  ['தமிழ் வகுப்பு', 'தமிழ்', '<mark>தமிழ்</mark> வகுப்பு'],
  ['Python', '', 'Python'],
])('in "%s", a search for "%s" marks whole words', (text, search, html) => {
  expect(renderToStaticMarkup(marked(text, search))).toBe(html);
});
