import { expect, test } from 'vitest';
import type { StoredPost } from '@institute/schema';
import { siteUrl } from '../../support/ports.ts';
import { newSlug, samplePost } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { visit, admin } = siteTest();

async function createPost(fields: object = {}): Promise<StoredPost> {
  const { status, body } = await admin('POST', '/api/blog', {
    body: { ...samplePost(), ...fields },
  });
  expect(status).toBe(201);
  return body.data as StoredPost;
}

const idsOf = (data: unknown): string[] => (data as StoredPost[]).map(({ _id }) => _id);

// blog-6
test('a draft is absent for everyone except admins', async () => {
  const draft = await createPost();
  expect(draft).toMatchObject({ published: false, publishedAt: null });
  const path = `/api/blog/${draft._id}`;
  expect((await visit('GET', path)).status).toBe(404);
  expect((await visit('GET', path, { token: 'forged' })).status).toBe(404);
  expect(idsOf((await visit('GET', '/api/blog')).body.data)).not.toContain(draft._id);
  expect((await visit('GET', '/api/blog/admin/all')).status).toBe(401);
  const seen = await admin('GET', path);
  expect(seen.body.data).toEqual(draft);
  expect(seen.headers.get('cache-control')).toBe('no-store');
  const all = await admin('GET', '/api/blog/admin/all');
  expect(idsOf(all.body.data)[0]).toBe(draft._id);
  expect((await visit('GET', path)).status).toBe(404);
});

test('publishing sets publishedAt the first time and keeps it', async () => {
  const { _id } = await createPost();
  const path = `/api/blog/${_id}`;
  const published = (await admin('PATCH', `${path}/publish`)).body.data as StoredPost;
  expect(published).toMatchObject({ published: true, publishedAt: expect.any(String) });
  expect((await visit('GET', path)).body.data).toEqual(published);
  expect(idsOf((await visit('GET', '/api/blog')).body.data)[0]).toBe(_id);
  const { publishedAt } = published;
  const draft = (await admin('PATCH', `${path}/publish`)).body.data;
  expect(draft).toMatchObject({ published: false, publishedAt });
  expect((await visit('GET', path)).status).toBe(404);
  const edited = await admin('PUT', path, { body: { ...samplePost(), published: true } });
  expect(edited.body.data).toMatchObject({ published: true, publishedAt });
});

test('a toggle based on a stale version is refused, so that a retry changes nothing', async () => {
  const { _id, updatedAt } = await createPost();
  const toggle = () => admin('PATCH', `/api/blog/${_id}/publish`, { body: { updatedAt } });
  const first = await toggle();
  expect(first.status).toBe(200);
  const second = await toggle();
  expect(second.status).toBe(409);
  expect(second.body.data).toEqual(first.body.data);
});

// blog-8
test('many posts are published by one call, which tells of each, and change once', async () => {
  const [first, second, stale] = [await createPost(), await createPost(), await createPost()];
  const path = (id: string) => `/api/blog/${id}`;
  await admin('PUT', path(stale._id), { body: { ...samplePost(), title: 'Changed' } });
  const posts = [first, second, stale].map(({ _id: id, updatedAt }) => ({ id, updatedAt }));
  const publish = (published: boolean, more: object[] = []) =>
    admin('POST', '/api/blog/publish', { body: { posts: [...posts, ...more], published } });
  const { status, body } = await publish(true, [{ id: 'missing' }]);
  expect(status).toBe(200);
  expect(body.data).toEqual([
    { _id: first._id, updatedAt: expect.any(String) },
    { _id: second._id, updatedAt: expect.any(String) },
    { _id: stale._id, problem: 'Someone else has since changed this' },
    { _id: 'missing', problem: 'Post not found' },
  ]);
  expect((await publish(true, [{ id: 'missing' }])).body.data).toEqual(body.data);
  const seen = await Promise.all(posts.map(({ id }) => visit('GET', path(id))));
  expect(seen.map((answer) => answer.status)).toEqual([200, 200, 404]);
  const listed = idsOf((await visit('GET', '/api/blog')).body.data);
  expect(listed).toEqual(expect.arrayContaining([first._id, second._id]));
  const tooMany = Array.from({ length: 23 }, (_, index) => ({ id: `more-${index}` }));
  expect((await publish(true, tooMany)).status).toBe(400);
});

// api-3
test('posts are listed newest first, and by category', async () => {
  const technology = await createPost({ published: true, category: 'Technology' });
  const tips = await createPost({ published: true, category: 'Tips & Tricks' });
  const all = await visit('GET', '/api/blog');
  expect(idsOf(all.body.data).slice(0, 2)).toEqual([tips._id, technology._id]);
  const some = await visit('GET', '/api/blog?category=Tips%20%26%20Tricks');
  expect(idsOf(some.body.data)).toContain(tips._id);
  expect(idsOf(some.body.data)).not.toContain(technology._id);
  expect(idsOf((await visit('GET', '/api/blog?category=')).body.data)).toEqual(
    idsOf(all.body.data),
  );
  expect((await visit('GET', '/api/blog?category=Gossip')).body.data).toEqual([]);
});

// blog-1, blog-4
test('a category of any name has a page of its posts, and one that no post has is not found', async () => {
  const { slug, title } = await createPost({ published: true, category: 'Alumni & Friends' });
  const page = await fetch(`${siteUrl('test')}/blog?category=alumni-friends`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(/class="\w+" aria-current="true"[^>]*>([^<]*)/.exec(html)?.[1]).toBe(
    'Alumni &amp; Friends',
  );
  expect(html.includes(title)).toBe(true);
  const { body } = await visit('GET', '/api/pages/blog?category=alumni-friends');
  expect(body.data).toMatchObject({ items: [{ slug }], pages: 1 });
  const all = await visit('GET', '/api/pages/blog');
  expect(all.body.data).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ slug })]),
  });
  for (const unknown of ['gossip', 'constructor']) {
    const none = await fetch(`${siteUrl('test')}/blog?category=${unknown}`);
    expect([unknown, none.status]).toEqual([unknown, 404]);
    expect(await none.text()).toContain('No blog posts found.');
  }
});

test('a post without a slug gets a unique one from its title', async () => {
  const title = `Idli & Filter Coffee ${newSlug()}`;
  const slug = title.toLowerCase().replace(' & ', '-').replaceAll(' ', '-');
  const first = await createPost({ title, slug: undefined });
  expect(first.slug).toBe(slug);
  const second = await createPost({ title, slug: undefined });
  expect(second.slug).toMatch(new RegExp(`^${slug}-[0-9a-f]{8}$`));
  const tamil = await createPost({ title: 'வாசல்', slug: undefined });
  expect(tamil.slug).toMatch(/^post/);
  const edited = await admin('PUT', `/api/blog/${first._id}`, {
    body: { ...samplePost(), title: 'Renamed', slug: undefined },
  });
  expect((edited.body.data as StoredPost).slug).toBe(slug);
});

test('a chosen slug must be unique', async () => {
  const { slug } = await createPost();
  const { status, body } = await admin('POST', '/api/blog', { body: { ...samplePost(), slug } });
  expect(status).toBe(409);
  expect(body['fields']).toHaveProperty('slug');
});

test('the content is sanitised', async () => {
  const { content } = await createPost({
    content: '<h2 onclick="x()">Hello</h2><script>x()</script><a href="javascript:x()">a</a>',
  });
  expect(content).toBe('<h2>Hello</h2><a>a</a>');
  const { status, body } = await admin('POST', '/api/blog', {
    body: { ...samplePost(), content: '<script>x()</script>' },
  });
  expect(status).toBe(400);
  expect(body['fields']).toHaveProperty('content');
});

test('the author defaults to the team and tags are trimmed', async () => {
  const { author, tags } = await createPost({ author: ' ', tags: [' python ', 'career'] });
  expect(author).toBe('Team');
  expect(tags).toEqual(['python', 'career']);
});

test.each([
  ['title', { title: '' }],
  ['excerpt', { excerpt: 'x'.repeat(501) }],
  ['content', { content: undefined }],
  ['category', { category: '&' }],
  ['published', { published: 'yes' }],
  ['tags.1', { tags: ['fine', ''] }],
])('a post with a bad %s is refused', async (field, fields) => {
  const { status, body } = await admin('POST', '/api/blog', {
    body: { ...samplePost(), ...fields },
  });
  expect(status).toBe(400);
  expect(Object.keys(body['fields'] as object)).toEqual([field]);
});

test('replacing, publishing or deleting a missing post is 404', async () => {
  const path = '/api/blog/no-such-post';
  expect((await admin('PUT', path, { body: samplePost() })).status).toBe(404);
  expect((await admin('PATCH', `${path}/publish`)).status).toBe(404);
  expect((await admin('DELETE', path)).status).toBe(404);
  const { _id } = await createPost();
  expect((await admin('DELETE', `/api/blog/${_id}`)).status).toBe(200);
  expect((await admin('GET', `/api/blog/${_id}`)).status).toBe(404);
});
