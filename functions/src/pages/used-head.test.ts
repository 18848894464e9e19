import { expect, test } from 'vitest';
import { usedHead } from './used-head.ts';

const head = [
  '<style data-sheets="/a.css">.a_a{color:red}@media print{.a_b .a_c{color:blue}}</style>',
  '<style data-sheets="/b.css">.b_a{margin:.5rem}</style>',
  '<style data-sheets="/c.css">:root{--x:1}</style>',
  '<template id="page-files"><link rel="modulepreload" href="/page.js"></template>',
].join('');

// quality-4
test('the style sheets of a page stand in it as one, without those that it does not use', () => {
  const fit = usedHead(head);
  expect(fit('<p class="wrap a_c"></p><i class="b_ab"></i>')).toBe(
    '<style data-sheets="/a.css /c.css">.a_a{color:red}@media print{.a_b .a_c{color:blue}}:root{--x:1}</style>' +
      '<template id="page-files"><link rel="preload" as="style" crossorigin href="/b.css">' +
      '<link rel="modulepreload" href="/page.js"></template>',
  );
  expect(fit('<p class="b_a">b_a</p>')).toContain('data-sheets="/b.css /c.css"');
  expect(usedHead('<template></template>')('')).toBe('<template></template>');
});
