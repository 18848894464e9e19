import { createElement } from 'react';
import { expect, test } from 'vitest';
import { withLanguage } from './jsx-runtime.ts';

// tamil-9
test.each([
  ['an English text', 'p', { children: 'Small batches' }],
  ['a text in parts', 'p', { children: ['Call ', 9, null, ' times'] }],
  [
    'a text with a word in it',
    'p',
    { children: ['Learn ', createElement('b', { lang: 'en' }, 'it')] },
  ],
  ['a link of the site', () => null, { to: '/courses', children: 'Python' }],
])('%s on a page in Tamil says that it is English', (_, type, props) => {
  expect(withLanguage(type, props)).toEqual({ ...props, lang: 'en' });
});

// tamil-9
test.each([
  ['a Tamil text with a name in it', 'p', { children: 'Python கோர்ஸ்' }],
  ['what is not shown', 'p', { children: ['₹', 9, false, true] }],
  ['a number', 'p', { children: '₹48,000' }],
  ['what has elements', 'p', { children: ['Call ', { type: 'a' }] }],
  ['a component', () => null, { children: 'Python' }],
  ['what names its language', 'p', { lang: 'ta', children: 'Vaazhga' }],
  ['a style', 'style', { children: 'p{color:red}' }],
])('%s is as it was', (_, type, props) => {
  expect(withLanguage(type, props)).toBe(props);
});

// tamil-9
test('a list whose entries are all in English says so once', () => {
  const item = (key: number, lang?: string) => createElement('li', { key, lang }, 'Labs');
  const { children, lang } = withLanguage('ul', { children: [item(1, 'en'), item(2, 'en')] });
  expect([lang, children]).toEqual(['en', [item(1), item(2)]]);
  const mixed = { children: [item(1, 'en'), item(2)] };
  expect(withLanguage('ul', mixed)).toBe(mixed);
});
