import { expect, test } from 'vitest';
import { toMarkdown } from './markdown.ts';

// moving-10
test.each([
  ['<h2>A &amp; B</h2><p>one<br />two</p> <p>three</p>', '## A & B\n\none\\\ntwo\n\nthree\n'],
  [
    '<p><strong>bold </strong>and <em>soft</em>, <s>gone</s></p>',
    '**bold** and _soft_, ~~gone~~\n',
  ],
  [
    '<ul><li>a</li><li><p>b</p><ol start="3"><li>c</li><li>d</li></ol></li></ul>',
    '- a\n- b\n\n  3. c\n  4. d\n',
  ],
  ['<blockquote><p>one</p><p>two</p></blockquote><hr />', '> one\n>\n> two\n\n---\n'],
  [
    '<pre><code class="language-py">a\n\n\n  b `c`\n</code></pre><p><code>a`b</code></p>',
    '```\na\n\n\n  b `c`\n```\n\n`` a`b ``\n',
  ],
  [
    '<p><a href="/images/a.png"><img src="/images/a b.png" alt="A [door]" /></a></p>',
    '[![A \\[door\\]](</pictures/a b.png>)](</pictures/a.png>)\n',
  ],
  [
    '<p>a</p><table><tr><td colspan="2">*a* &lt; <b>b</b><br /></td></tr></table>',
    'a\n\n<table><tr><td colspan="2">*a* &lt; <b>b</b><br /></td></tr></table>\n',
  ],
  [
    '<p>1. no list, *no* &lt;b&gt;</p><p>- nor this</p>',
    '1\\. no list, \\*no\\* \\<b\\>\n\n\\- nor this\n',
  ],
  ['<p>---</p><p>a<br />===</p>', '\\---\n\na\\\n\\===\n'],
  ['<p>&amp;copy; of a_b_c, _d_</p>', '\\&copy; of a_b_c, \\_d\\_\n'],
  ['<p>a<strong> b</strong><span> c</span></p>', 'a **b** c\n'],
  [
    '<p>un<em>believ</em>able. <strong>Fee:</strong>4</p>',
    'un<em>believ</em>able. <strong>Fee:</strong>4\n',
  ],
  ['<p><em>a</em><em>b</em>, x<span><em>y</em></span></p>', '<em>a</em>_b_, x<em>y</em>\n'],
  [
    '<p><s>a <s>b</s></s> <code>c_d</code><code>*</code></p>',
    '~~a <s>b</s>~~ <code>c_d</code><code>\\*</code>\n',
  ],
  [
    '<p><br />a<br /><br />b<br /></p><div>c<strong> d<br /></strong></div>',
    'a\\\n<br />\nb\n\nc **d**\n',
  ],
  ['<pre>a <b>b</b><br /><br />*c*</pre>', '```\na b\n\n*c*\n```\n'],
  [
    '<p>[audio https://a.example/b_/c.mp3] or <a href="/x">https://a.example/_</a>.</p>',
    '\\[audio <https://a.example/b_/c.mp3>\\] or [https://a.example/\\_](</x>).\n',
  ],
  ['<h2>One<br />two</h2><p>₹<em>5</em></p>', '## One<br />two\n\n₹<em>5</em>\n'],
  [
    '<figure><img src="/images/a.png" alt="" /><figcaption>A <em>b</em></figcaption></figure>',
    '![](</pictures/a.png>)\n\n<em>A _b_</em>\n',
  ],
  ['<p>Look!<a href="/x">here</a></p>', 'Look\\![here](</x>)\n'],
  [
    '<figure><img src="/images/a.png" alt="" /><figcaption>A door</figcaption></figure>',
    '![](</pictures/a.png>)\n\n_A door_\n',
  ],
])('%j becomes %j', (html, markdown) => {
  expect(toMarkdown(html, (address) => address.replace('/images/', '/pictures/'))).toBe(markdown);
});
