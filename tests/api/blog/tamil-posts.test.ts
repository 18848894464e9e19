import type { StoredPost, StoredTranslation } from '@institute/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { lists, readAllEntries } from '../../../functions/src/content/summaries/read-lists.ts';
import {
  serverContentSource,
  tamilSources,
} from '../../../functions/src/pages/server-content-source.ts';
import { clearCaches } from '../../../functions/src/platform/cached.ts';
import { searchTamil } from '../../../functions/src/search/search.ts';
import { siteUrl } from '../../support/ports.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';
import { samplePost } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

const facts = () => firestore().doc('content/institute');

beforeAll(() => facts().set(factsInTamil()));
afterAll(() => facts().delete());

const english = samplePost();

async function createPost(fields: object = {}): Promise<StoredPost> {
  const body = { ...samplePost(), published: true, ...fields };
  return (await admin('POST', '/api/blog', { body })).body.data as StoredPost;
}

/** A translation whose body is as given. */
const saying = (tamil: string, of: string) => ({
  kind: 'posts',
  of,
  texts: [
    { path: 'title', english: english.title, tamil: 'ஏன் முதலில் வரைகிறோம்' },
    { path: 'content', english: english.content, tamil },
    { path: 'excerpt', english: english.excerpt, tamil: 'முதலில் தாளில்.' },
  ],
});

const translate = (of: string, tamil: string) =>
  admin('POST', '/api/translations', { body: saying(tamil, of) });

const storedBody = async ({ _id }: StoredPost): Promise<unknown> => {
  const found = await firestore().doc(`translations/posts_${_id}`).get();
  const texts = found.get('texts') as StoredTranslation['texts'];
  return texts.find(({ path }) => path === 'content')?.tamil;
};

const hostile = [
  '<script>steal()</script><p onclick="steal()" style="position:fixed">தாள்</p>',
  '<img src="x" onerror="steal()"><a href="javascript:steal()">அ</a>',
  '<a href=" java\nscript:steal()">ஆ</a><iframe src="https://evil.example"></iframe>',
  '<svg onload="steal()"></svg><form action="https://evil.example"><input></form>',
].join('');

const clean = '<p>தாள்</p><img src="x" /><a>அ</a><a>ஆ</a>';

// tamil-14
test('the body of a post in Tamil is sanitised as the English is, however it is stored', async () => {
  const post = await createPost();
  const { status, body } = await translate(post._id, hostile);
  expect([status, await storedBody(post)]).toEqual([201, clean]);
  const { updatedAt } = body.data as StoredTranslation;

  const id = `posts_${post._id}`;
  const replaced = { ...saying(`<p>இரண்டு</p>${hostile}`, post._id), updatedAt };
  const again = await admin('PUT', `/api/translations/${id}`, { body: replaced });
  expect(again.status).toBe(200);
  expect(await storedBody(post)).toBe(`<p>இரண்டு</p>${clean}`);

  const { body: made } = await admin('POST', '/api/releases', { body: { name: 'அ', at: null } });
  const { _id: release } = made.data as { _id: string };
  const document = `translations/${id}`;
  const { updatedAt: basedOn } = again.body.data as StoredTranslation;
  const data = saying(`<p>மூன்று</p>${hostile}`, post._id);
  await admin('POST', `/api/releases/${release}/edits`, {
    body: { document, data, basedOn, title: 'x' },
  });
  expect((await admin('POST', `/api/releases/${release}/publish`)).status).toBe(200);
  expect(await storedBody(post)).toBe(`<p>மூன்று</p>${clean}`);

  const page = await fetch(`${siteUrl('test')}/ta/blog/${post.slug}`);
  const html = await page.text();
  expect([page.status, html.includes('தாள்')]).toEqual([200, true]);
  expect(html).not.toMatch(/steal|evil\.example/);
});

// tamil-14
test('a body of which nothing is left, or that is too long, is refused', async () => {
  const post = await createPost();
  for (const [tamil, reason] of [
    ['<script>steal()</script>', 'Content is required'],
    ['அ'.repeat(200_001), 'Use at most 200000 characters'],
  ] as const) {
    const { status, body } = await translate(post._id, tamil);
    expect([status, body.fields]).toEqual([400, { 'texts.1.tamil': reason }]);
  }
  expect((await translate(post._id, `<p>${'அ'.repeat(199_000)}</p>`)).status).toBe(201);
});

// tamil-14
test('lists and searches show a post in Tamil without reading its body', async () => {
  const post = await createPost({ author: 'Kayal V' });
  await translate(post._id, '<p>பொறுமை</p>');
  const other = await createPost({ author: 'Kayal V', title: 'In English alone' });
  clearCaches();
  const card = { slug: post.slug, title: 'ஏன் முதலில் வரைகிறோம்', excerpt: 'முதலில் தாளில்.' };
  const { source } = tamilSources;
  const inEnglish = { slug: other.slug, title: 'In English alone' };
  for (const items of [
    (await source.postPage(1)).items,
    await source.authorPosts('kayal-v'),
    await source.relatedPosts({ ...post, slug: 'another' }),
  ])
    expect(items).toEqual(
      expect.arrayContaining([expect.objectContaining(card), expect.objectContaining(inEnglish)]),
    );
  const inList = await readAllEntries(await lists.translations());
  const listed = inList.find(({ id }) => id === `posts_${post._id}`);
  expect(listed?.item.texts.map(({ path }) => path)).toEqual(['title', 'excerpt']);
  for (const words of ['வரைகிறோம்', 'draw first'])
    expect((await searchTamil(words)).results).toContainEqual(
      expect.objectContaining({ kind: 'post', path: `/blog/${post.slug}`, title: card.title }),
    );
  const found = await serverContentSource.post(post.slug);
  expect(found).toMatchObject({ title: english.title, content: english.content });
});

// tamil-10, tamil-14
test('a post is offered in Tamil until its English body changes', async () => {
  const post = await createPost();
  await translate(post._id, '<p>பொறுமை</p>');
  const read = async () => {
    clearCaches();
    return tamilSources.source.post(post.slug);
  };
  expect(await read()).toMatchObject({ inTamil: true, content: '<p>பொறுமை</p>' });
  const { updatedAt, slug } = post;
  const content = '<p>Paper is patient, and cheap.</p>';
  const body = { ...samplePost(), published: true, slug, content, updatedAt };
  expect((await admin('PUT', `/api/blog/${post._id}`, { body })).status).toBe(200);
  const changed = await read();
  expect(changed).toMatchObject({ title: 'ஏன் முதலில் வரைகிறோம்', content });
  expect(changed).not.toHaveProperty('inTamil');
  const { body: rows } = await admin('GET', '/api/rows/posts?filters=tamil%3DStale');
  expect((rows.data as { items: object[] }).items).toEqual([
    expect.objectContaining({ slug, untranslated: { missing: 0, stale: 1 } }),
  ]);
});
