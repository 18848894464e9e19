import { expect, test } from 'vitest';
import { exportedPost } from '../../../tests/support/wordpress-export.ts';
import { sanitisePost } from '../../../functions/src/content/sanitise-post.ts';
import { Refused } from '../refused.ts';
import { pageFor, toAbout } from './pages.ts';
import { placePictures } from './place-pictures.ts';
import { oldPath } from './store-redirect.ts';
import { toPost } from './to-post.ts';

const known = {
  site: new URL('https://old.example/'),
  authors: new Map([['anbu', 'Anbu Selvan']]),
  attachments: new Map([['12', 'https://old.example/wp-content/uploads/door.png']]),
};

const postOf = (
  fields: Record<string, string>,
  more: { terms?: { domain: string; name: string }[]; meta?: Record<string, string> } = {},
) =>
  toPost({ fields: exportedPost(fields), terms: [], meta: {}, isTooLong: false, ...more }, known);

// moving-3
test('a post has its text, author, date and the picture at its top', () => {
  const post = postOf({}, { meta: { _thumbnail_id: '12' } });
  expect(post).toMatchObject({
    id: expect.stringMatching(/^wp-[0-9a-f]{20}$/),
    input: {
      slug: 'draw-first',
      title: 'Why we draw first',
      excerpt: 'Paper is patient. Screens are not.',
      content: '<p>Paper is patient.</p>\n<p>Screens are not.</p>',
      author: 'Anbu Selvan',
      published: true,
    },
    at: '2023-05-01T04:30:00.000Z',
    image: 'https://old.example/wp-content/uploads/door.png',
    losses: [],
  });
  expect(postOf({ title: 'Another title' }).id).toBe(post.id);
  expect(postOf({ 'wp:post_id': '8' }).id).not.toBe(post.id);
  const item = { fields: exportedPost({}), terms: [], meta: {}, isTooLong: false };
  const neighbour = { ...known, site: new URL('https://old.example/second/') };
  expect(toPost(item, neighbour).id).not.toBe(post.id);
});

// moving-3
test('the first category that the site has is the category, all others are tags', () => {
  const terms = [
    { domain: 'category', name: 'Uncategorized' },
    { domain: 'category', name: 'Alumni' },
    { domain: 'category', name: 'career' },
    { domain: 'category', name: 'Technology' },
    { domain: 'post_tag', name: 'Kolam &amp; dots' },
    { domain: 'nav_menu', name: 'Main' },
  ];
  const { category, tags } = postOf({}, { terms }).input;
  expect({ category, tags }).toEqual({
    category: 'Technology',
    tags: ['Alumni', 'career', 'Kolam & dots'],
  });
  expect(postOf({}).input.category).toBe('Education');
  const item = { fields: exportedPost({}), terms, meta: {}, isTooLong: false };
  const own = { ...known, categories: ['News', 'Alumni'] };
  expect(toPost(item, own).input.category).toBe('Alumni');
  expect(toPost({ ...item, terms: [] }, own).input.category).toBe('News');
});

// moving-4
test.each([
  ['wp:status', 'private', 'a draft now: it was private'],
  ['wp:status', 'future', 'a draft now: it was scheduled'],
  ['wp:post_password', 'secret', 'a draft now: it had a password'],
])('a post with the %s %s is a draft, and the list says why', (field, value, reason) => {
  expect(postOf({ [field]: value })).toMatchObject({
    input: { published: false },
    losses: [reason],
  });
});

// moving-4
test('a status that no WordPress has makes a draft', () => {
  expect(postOf({ 'wp:status': 'constructor' })).toMatchObject({
    input: { published: false },
    losses: [],
  });
});

// moving-3
test.each([
  [
    { 'wp:post_date_gmt': '0000-00-00 00:00:00', 'wp:post_date': '2023-05-01 10:00:00' },
    '2023-05-01T04:30:00.000Z',
  ],
  [
    { 'wp:post_date_gmt': '', pubDate: 'Mon, 01 May 2023 04:30:00 +0000' },
    '2023-05-01T04:30:00.000Z',
  ],
  [{ 'wp:post_date_gmt': '', pubDate: 'Wed, 30 Nov -0001 00:00:00 +0000' }, undefined],
  [{ 'wp:post_date_gmt': '9999-12-31 23:59:59' }, undefined],
  [{ 'wp:post_date_gmt': '', pubDate: 'Mon, 01 Jan 99999 00:00:00 GMT' }, undefined],
])('the date of %j is %s', (fields, at) => {
  expect(postOf(fields).at).toBe(at);
});

// moving-4
test('scripts go, and what only a plugin or a frame shows is listed', () => {
  const { input, losses } = postOf({
    'content:encoded':
      '<p onclick="x()">Hi<script>alert(1)</script></p>[slider id="3"]<iframe src="https://example.com"></iframe>',
  });
  expect(input.content).not.toMatch(/script|onclick|slider|iframe/);
  expect(losses).toEqual([
    'left out what only a plugin shows: slider',
    'left out a frame, form, video or sound',
  ]);
});

// moving-5
test('pictures of the old site alone are stored, and links within it are paths', async () => {
  const asked: string[] = [];
  const store = async (url: URL) => {
    asked.push(url.href);
    if (url.pathname.endsWith('lost.png')) throw new Refused('is lost');
    return '/images/a.png';
  };
  const { html, losses } = await placePictures(
    sanitisePost(
      '<a href="https://www.old.example/a.png"><img alt="A > b" src="http://old.example/a.png?x=1&amp;y=2" /></a>' +
        '<img src="https://old.example/lost.png" /><img src="https://other.example/b.png" />' +
        '<a href="https://old.example/2023/05/next/?x=1#y">next</a><a href="https://old.example/wp-content/a.pdf">pdf</a>' +
        '<a href="#top">top</a><a href="https://other.example/">other</a>',
    ),
    known,
    store,
  );
  expect(asked).toEqual([
    'https://www.old.example/a.png',
    'http://old.example/a.png?x=1&y=2',
    'https://old.example/lost.png',
  ]);
  expect(html).toBe(
    '<a href="/api/upload/file/images/a.png"><img src="/images/a.png" alt="A &gt; b" /></a>' +
      '<img src="https://old.example/lost.png" /><img src="https://other.example/b.png" />' +
      '<a href="/2023/05/next/?x=1#y">next</a><a href="https://old.example/wp-content/a.pdf">pdf</a>' +
      '<a href="#top">top</a><a href="https://other.example/">other</a>',
  );
  expect(losses).toEqual([
    'picture https://old.example/lost.png: is lost',
    'picture of another site stays there: https://other.example/b.png',
    'file of the old site stays there: https://old.example/wp-content/a.pdf',
  ]);
});

// moving-6
test('an old address is a path of the old site', () => {
  expect(oldPath('https://old.example/2023/05/draw/', known)).toBe('/2023/05/draw');
  expect(oldPath('https://old.example/%e0%ae%95/', known)).toBe('/க');
  expect(oldPath('https://other.example/draw/', known)).toBeUndefined();
  expect(oldPath('https://old.example/?p=7', known)).toBe('/?p=7');
  expect(oldPath('https://old.example/?page_id=7', known)).toBe('/?page_id=7');
  for (const link of ['/?cat=7', '/?p=07', '/blog/?p=7', '/draw/?x=1'])
    expect(() => oldPath(`https://old.example${link}`, known)).toThrow('has a query');
});

// moving-7
test('a page takes the place of one that this site has', () => {
  expect(pageFor('about-us')).toBe('/about');
  expect(pageFor('Privacy-Policy')).toBe('/privacy');
  expect(pageFor('careers')).toBeUndefined();
  const { input, isWhole } = toAbout('About', `<p>${'x'.repeat(2998)}</p><p>second</p>`);
  expect(input.excellenceParagraph2).toBe('second');
  expect(isWhole).toBe(true);
  expect(toAbout('About', `<p>${'x'.repeat(6100)}</p>`).isWhole).toBe(false);
});
