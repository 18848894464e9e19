import { expect, test } from 'vitest';
import { withParagraphs } from './paragraphs.ts';
import { plainText, shortened } from './plain-text.ts';
import { expandShortcodes } from './shortcodes.ts';

// moving-3
test.each([
  ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
  ['one\nstill one', '<p>one<br>\nstill one</p>'],
  [
    '<h2>Head</h2>\ntext\n\n<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>',
    '<h2>Head</h2>\ntext\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
  ],
  ['text\n<ul><li>a</li></ul>\nmore', '<p>text\n<ul><li>a</li></ul>\nmore</p>'],
  ['<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
  ['<!-- wp:paragraph -->\n<p>one</p>\n\ntwo', '<!-- wp:paragraph -->\n<p>one</p>\n\ntwo'],
])('%j becomes %j', (written, html) => {
  expect(withParagraphs(written)).toBe(html);
});

const attachments = new Map([['3', 'https://old.example/c.png']]);

// moving-3
test.each([
  [
    '[caption id="a"]<img src="a.png" /> The door[/caption]',
    '<figure><img src="a.png" /><figcaption>The door</figcaption></figure>',
    [],
  ],
  [
    '[embed]https://example.com/v[/embed]',
    '<a href="https://example.com/v">https://example.com/v</a>',
    [],
  ],
  ['[gallery ids="3,4"]', '<figure><img src="https://old.example/c.png" alt=""></figure>', []],
  ['[contact-form-7 id="12" title="Ask"]', '', ['contact-form-7']],
  ['[su_box title="x"]Kept[/su_box]', 'Kept', ['su_box']],
  [`[x ${'a="b" '.repeat(40)}`, `[x ${'a="b" '.repeat(40)}`, []],
  ['a[i] and [1], [see below]', 'a[i] and [1], [see below]', []],
  ['<code>[x a="b"]</code>', '<code>[x a="b"]</code>', []],
  ['<PRE>[x a="b"]</PRE>[x a="b"]', '<PRE>[x a="b"]</PRE>', ['x']],
])('%j becomes %j', (written, html, dropped) => {
  expect(expandShortcodes(written, attachments)).toEqual({ html, dropped });
});

// moving-1
test.each([
  ['', '<pre '],
  ['', '[a b=c'],
  ['', '[caption '],
  ['', '[caption]'],
  ['', '[embed '],
  ['', '[gallery ids="1'],
  ['[gallery', ' ids="1"'],
])('an item of %j and nothing but %j is read in a moment', (start, part) => {
  const started = performance.now();
  expandShortcodes(withParagraphs(start + part.repeat(300_000 / part.length)), attachments);
  expect(performance.now() - started).toBeLessThan(1_000);
});

// moving-3
test('the text of HTML has its paragraphs as lines, and is cut between words', () => {
  expect(plainText('<p>one &amp;lt;</p>\n\n<ul><li>a<br />b</li></ul>')).toBe('one &lt;\na\nb');
  expect(shortened('one two three', 9)).toBe('one two…');
  expect(shortened('a😀b', 3)).toBe('a…');
});
