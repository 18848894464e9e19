import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredAbout, StoredPost } from '@institute/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { importWordpress } from '../../../tools/import/wordpress/import-wordpress.ts';
import { newReport } from '../../../tools/import/report.ts';
import { picture } from '../../support/picture.ts';
import { siteUrl } from '../../support/ports.ts';
import { siteTest } from '../../support/site-test.ts';
import { exportedPost, wordpressExport } from '../../support/wordpress-export.ts';

const { admin } = siteTest();

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  mkdirSync(join(folder, '2023'));
  writeFileSync(join(folder, '2023', 'door.png'), await picture(40, 30));
});

afterAll(() => rmSync(folder, { recursive: true }));

const uploads = 'https://old.example/wp-content/uploads/2023';

const items = [
  {
    fields: exportedPost({
      'content:encoded': `Paper is patient.\n\n<img src="${uploads}/door-20x15.png" alt="A door"><script>x()</script>`,
    }),
    categories: ['Career', 'Alumni'],
    thumbnail: '12',
  },
  {
    fields: exportedPost({
      title: 'Not yet',
      link: 'https://old.example/?p=8',
      'wp:post_id': '8',
      'wp:status': 'draft',
    }),
  },
  {
    fields: {
      'wp:post_type': 'attachment',
      'wp:post_id': '12',
      'wp:attachment_url': `${uploads}/door.png`,
    },
  },
  {
    fields: exportedPost({
      title: 'Who we are',
      link: 'https://old.example/?page_id=2',
      'wp:post_id': '2',
      'wp:post_name': 'about-us',
      'wp:post_type': 'page',
    }),
  },
  {
    fields: exportedPost({
      title: 'தமிழ்',
      link: 'https://old.example/?p=9',
      'wp:post_id': '9',
      'wp:post_name': '%e0%ae%95%e0%af%8d',
    }),
  },
  {
    fields: exportedPost({
      title: 'Careers',
      'wp:post_id': '3',
      'wp:post_name': 'careers',
      'wp:post_type': 'page',
    }),
  },
];

/** Runs the import as the command does; returns what it says. */
async function run(given: Parameters<typeof wordpressExport>[0] = items): Promise<string[]> {
  const file = join(folder, 'export.xml');
  writeFileSync(file, wordpressExport(given));
  const lines: string[] = [];
  const { summary } = await importWordpress(
    file,
    { pictures: folder },
    newReport((line) => lines.push(line)),
  );
  return [...lines, ...summary().split('\n')];
}

const posts = async (): Promise<StoredPost[]> => {
  const { body } = await admin('GET', '/api/blog/admin/all');
  return (body.data as StoredPost[]).filter(({ _id }) => _id.startsWith('wp-'));
};

/** How many events and versions there are. */
const events = async () =>
  Promise.all(
    ['audit', 'versions', 'redirects', 'posts'].map(
      async (name) => (await firestore().collection(name).count().get()).data().count,
    ),
  );

const visit = (path: string) => fetch(siteUrl('test') + path, { redirect: 'manual' });

// moving-3, moving-4, moving-5, moving-6, moving-7, moving-8
test('what another site has comes in once, and its old addresses lead to it', async () => {
  const said = await run();
  expect(said).toEqual([
    '- page "Careers": the site has no such page: copy what you need of it',
    'pictures: 1 new',
    'posts: 2 new',
    'redirects: 3 new',
    'drafts: 1 new',
    'pages: 1 changed',
    'Listed above: 1',
  ]);

  const [published, draft, tamil] = (await posts()).toSorted((one, other) =>
    one.slug.localeCompare(other.slug),
  );
  const image = published?.image ?? '';
  expect(published).toMatchObject({
    slug: 'draw-first',
    author: 'Anbu Selvan',
    category: 'Career',
    tags: ['Alumni'],
    image: expect.stringMatching(/^\/images\/[0-9a-f]{16}-door\./),
    content: `<p>Paper is patient.</p>\n<p><img src="${image}" alt="A door" /></p>`,
    published: true,
    createdAt: '2023-05-01T04:30:00.000Z',
    publishedAt: '2023-05-01T04:30:00.000Z',
  });
  expect(draft).toMatchObject({ title: 'Not yet', published: false, publishedAt: null });
  expect(tamil).toMatchObject({ title: 'தமிழ்', slug: 'post' });

  expect((await visit('/blog/draw-first')).status).toBe(200);
  for (const [from, to] of [
    ['/2023/05/draw-first/', '/blog/draw-first'],
    ['/?p=9', '/blog/post'],
    ['/?page_id=2', '/about'],
  ] as const) {
    const { status, headers } = await visit(from);
    expect([status, headers.get('location')]).toEqual([308, to]);
  }
  // A draft has no page.
  expect((await visit('/?p=8')).status).toBe(200);
  expect((await fetch(`${siteUrl('test')}/api/upload/file${image}`)).status).toBe(200);
  const about = (await admin('GET', '/api/about')).body.data as StoredAbout;
  expect(about).toMatchObject({
    title: 'Who we are',
    excellenceParagraph1: 'Paper is patient.\nScreens are not.',
  });

  const before = await events();
  expect(await run()).toEqual(said.map((line) => line.replace(/(?:new|changed)$/, 'as they were')));
  expect(await events()).toEqual(before);
});

// moving-4, moving-8
test('what someone has edited here since stays as it is, and a picture that is missing is named', async () => {
  const [mine] = await posts();
  const body = { title: 'Ours now', excerpt: 'x', content: '<p>x</p>', category: 'Career' };
  expect((await admin('PUT', `/api/blog/${mine?._id}`, { body })).status).toBe(200);
  const title = mine?.title ?? '';
  const gone = `${uploads}/gone.png`;
  const said = await run([
    ...items,
    {
      fields: exportedPost({ title: 'Bare', 'wp:post_id': '20', 'wp:status': 'draft' }),
      thumbnail: '21',
    },
    {
      fields: { 'wp:post_type': 'attachment', 'wp:post_id': '21', 'wp:attachment_url': gone },
    },
  ]);
  expect(said).toContain(
    `- post "${title}": someone has changed or deleted it here since: it stays as it is`,
  );
  expect(said).toContain(`- post "Bare": picture ${gone}: is not in "${folder}"`);
  expect((await posts()).map((post) => post.title)).toContain('Ours now');
});
