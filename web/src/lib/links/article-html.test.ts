import { expect, test } from 'vitest';
import { article } from './article-html.ts';

const html = (source: string) => article(source).html;

test('keeps what an editor writes', () => {
  const source =
    '<p lang="ta">வணக்கம் <strong>bold</strong> &amp; <a href="/courses">courses</a><br></p>' +
    '<ol start="3"><li>three</li></ol><figure><figcaption>bus</figcaption></figure>';
  expect(html(source)).toBe(source);
});

test('shows every element and attribute that is saved', () => {
  const source =
    '<pre tabindex="0" class="language-python"><code class="language-python">print(1)</code></pre>' +
    '<p><a href="/courses" target="_blank" rel="noopener noreferrer">courses</a></p>';
  expect(html(source.replace(' tabindex="0"', ''))).toBe(source);
  expect(
    html('<table><colgroup><col span="2"></colgroup><tr><th scope="col">a</th></tr></table>'),
  ).toContain(
    '<table><colgroup><col span="2"></colgroup><tr><th scope="col">a</th></tr></table></div>',
  );
});

test.each([
  ['a class of the page', '<code class="wrap language-js evil">a</code>', 'class="language-js"'],
  ['a class alone', '<pre class="wrap">a</pre>', null],
  ['a frame as target', '<a href="/x" target="top">a</a>', null],
  ['an opener', '<a href="/x" target="_blank" rel="opener">a</a>', 'rel="noopener noreferrer"'],
])('does not show %s', (_what, source, kept) => {
  expect(html(source)).not.toMatch(/wrap|evil|"top"|"opener"/);
  if (kept !== null) expect(html(source)).toContain(kept);
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script><p>b</p>', '<p>a</p><p>b</p>'],
  ['a script that never ends', '<p>a</p><script>alert(1)', '<p>a</p>'],
  ['a style', '<style>body{display:none}</style>a', 'a'],
  ['a comment', 'a<!-- <img src=x onerror=alert(1)> -->b', 'ab'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a handler after a slash', '<img/src="/a.png"/onerror=alert(1)>', null],
  ['an unknown element, not its text', '<marquee>a</marquee>', 'a'],
  ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
  ['a drawing with a handler', '<svg onload=alert(1)><p>a</p></svg>', '<p>a</p>'],
  ['a style attribute and an id', '<p style="position:fixed" id="root">a</p>', '<p>a</p>'],
])('drops %s', (_what, source, expected) => {
  const result = html(source);
  expect(result).not.toMatch(/<script|<svg|<iframe| on\w+\s*=|style=/i);
  if (expected !== null) expect(result).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java&#115;cript:alert(1)',
  '&#106;avascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:x',
  '//attacker.example',
  '/\\attacker.example',
  '/\t/attacker.example',
  '/&#9;/attacker.example',
  '\u0001//attacker.example',
])('drops the link %s', (link) => {
  expect(html(`<a href="${link}">a</a>`)).not.toContain('href');
  expect(html(`<img src='${link}' alt="">`)).not.toContain('src');
});

test.each([
  ['www.python.org', 'https://www.python.org'],
  ['hello@vaasal.example', 'mailto:hello@vaasal.example'],
])('a link to %s keeps an address', (written, address) => {
  expect(html(`<a href="${written}">a</a>`)).toBe(`<a href="${address}">a</a>`);
});

test('a picture that was stored with the path of the server is found', () => {
  expect(html('<img src="/api/upload/file/images/a.webp" alt="">')).toContain(
    'src="/api/upload/file/images/a.webp"',
  );
});

/** What a browser could take for markup in the result: allowed elements and attributes alone. */
const markup =
  /^<(?:\/(?:a|b|p|div|table)|(?:a|b|p|img|div|table)(?: (?:data-wide|(?:title|href|src|alt|loading|role|tabindex|aria-label)="[^"<>]*"))*)>$/;

test('nothing in the source becomes other markup, however it is cut', () => {
  const parts = `
    <a href="/x">|<img src=x onerror=alert(1)>|<p title='" onclick="alert(1)'>|</p>|<table>|</b>|<b
    |<scr|<script>|ipt>|</script>|<svg/onload=alert(1)>|<!--|-->|<|>|"|'|=|/
    |<a title="<img src=x onerror=alert(1)>">
  `.split('|');
  let state = 1;
  const random = () => (state = (state * 48_271) % 2_147_483_647);
  for (let round = 0; round < 2_000; round++) {
    const source = Array.from({ length: 12 }, () => parts[random() % parts.length]).join('');
    for (const tag of html(source).match(/<[^>]*>?/g) ?? []) expect(tag, source).toMatch(markup);
  }
});

test('closes what is open, and closes nothing else', () => {
  expect(html('<ul><li><b>a</ul>')).toBe('<ul><li><b>a</b></li></ul>');
  expect(html('</div></main><p>a')).toBe('<p>a</p>');
});

test('headings fit below the page title and get ids of their own', () => {
  const { html: result, sections } = article(
    '<h1>Q &amp; A</h1><h3>Q, <em>A</em></h3><h2>கோலம் வரைதல்</h2>',
  );
  expect(result).toBe(
    '<h2 id="section-q-a">Q &amp; A</h2><h3 id="section-q-a-2">Q, <em>A</em></h3>' +
      '<h2 id="section-கோலம்-வரைதல்">கோலம் வரைதல்</h2>',
  );
  expect(sections).toEqual([
    { id: 'section-q-a', title: 'Q & A' },
    { id: 'section-கோலம்-வரைதல்', title: 'கோலம் வரைதல்' },
  ]);
});

test('wide parts scroll by themselves, pictures load late from where files are served', () => {
  expect(html('<pre><code>a</code></pre>')).toBe('<pre tabindex="0"><code>a</code></pre>');
  expect(html('<table><tr><td>a</td></tr></table>')).toBe(
    '<div data-wide role="region" aria-label="Table" tabindex="0">' +
      '<table><tr><td>a</td></tr></table></div>',
  );
  expect(html('<img src="/images/a.webp" alt="a">')).toBe(
    '<img loading="lazy" src="/api/upload/file/images/a.webp" alt="a">',
  );
});
