import { readdirSync } from 'node:fs';
import type { StoredCourse, StoredPost, StoredRedirect } from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { newToken } from '../../support/accounts.ts';
import { siteUrl } from '../../support/ports.ts';
import { newSlug, sampleCourse, samplePost } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { paths } from '../../../web/src/config/paths.ts';

const { admin } = siteTest();

const visit = (path: string) => fetch(siteUrl('test') + path, { redirect: 'manual' });

async function leadsTo(path: string): Promise<[number, string | null]> {
  const { status, headers } = await visit(path);
  return [status, headers.get('location')];
}

const redirects = async () => (await admin('GET', '/api/redirects')).body.data as StoredRedirect[];

async function newCourse(change: object = {}): Promise<StoredCourse> {
  const { status, body } = await admin('POST', '/api/courses', {
    body: { ...sampleCourse(), ...change },
  });
  expect(status).toBe(201);
  return body.data as StoredCourse;
}

const rename = async (path: string, body: object) =>
  expect((await admin('PUT', path, { body })).status).toBe(200);

// redirects-1, redirects-2, redirects-3
test('a course that moves twice and comes back', async () => {
  const { _id, slug: first } = await newCourse();
  const [second, third] = [newSlug(), newSlug()];
  const path = `/api/courses/${_id}`;
  await rename(path, { ...sampleCourse(), slug: second });
  expect(await leadsTo(`/courses/${first}?utm_source=x`)).toEqual([
    308,
    `/courses/${second}?utm_source=x`,
  ]);
  expect(await leadsTo(`/courses/${first}/`)).toEqual([308, `/courses/${second}`]);
  await rename(path, { ...sampleCourse(), slug: third });
  expect(await leadsTo(`/courses/${first}`)).toEqual([308, `/courses/${third}`]);
  expect(await leadsTo(`/courses/${second}`)).toEqual([308, `/courses/${third}`]);
  await rename(path, { ...sampleCourse(), slug: first });
  expect((await visit(`/courses/${first}`)).status).toBe(200);
  expect(await leadsTo(`/courses/${second}`)).toEqual([308, `/courses/${first}`]);
  expect(await leadsTo(`/courses/${third}`)).toEqual([308, `/courses/${first}`]);
  const about = (await redirects()).filter(({ to }) => to === `/courses/${first}`);
  expect(about.map(({ from }) => from).toSorted()).toEqual(
    [`/courses/${second}`, `/courses/${third}`].toSorted(),
  );
});

// redirects-3
test('a new course that takes an old address wins', async () => {
  const { _id, slug } = await newCourse();
  await rename(`/api/courses/${_id}`, { ...sampleCourse(), slug: newSlug() });
  expect((await leadsTo(`/courses/${slug}`))[0]).toBe(308);
  await newCourse({ slug });
  expect((await visit(`/courses/${slug}`)).status).toBe(200);
  expect((await redirects()).some(({ from }) => from === `/courses/${slug}`)).toBe(false);
});

// redirects-1
test('a refused change of the slug leaves no redirect', async () => {
  const { _id, slug } = await newCourse();
  const other = await newCourse();
  const body = { ...sampleCourse(), slug: other.slug };
  expect((await admin('PUT', `/api/courses/${_id}`, { body })).status).toBe(409);
  expect((await redirects()).some(({ from }) => from === `/courses/${slug}`)).toBe(false);
});

// redirects-1
test('a published post leaves a redirect, a draft none, and a restored version moves back', async () => {
  const make = async (published: boolean) => {
    const { body } = await admin('POST', '/api/blog', { body: { ...samplePost(), published } });
    return body.data as StoredPost;
  };
  const [post, draft] = [await make(true), await make(false)];
  const slug = newSlug();
  await rename(`/api/blog/${post._id}`, { ...samplePost(), published: true, slug });
  await rename(`/api/blog/${draft._id}`, { ...samplePost(), slug: newSlug() });
  expect(await leadsTo(`/blog/${post.slug}`)).toEqual([308, `/blog/${slug}`]);
  expect((await visit(`/blog/${draft.slug}`)).status).toBe(404);

  const versions = firestore().collection('versions').where('document', '==', `posts/${post._id}`);
  const [version] = (await versions.get()).docs;
  const restored = await admin('POST', `/api/versions/${version?.id}/restore`, { body: {} });
  expect(restored.status).toBe(200);
  expect((await visit(`/blog/${post.slug}`)).status).toBe(200);
  expect(await leadsTo(`/blog/${slug}`)).toEqual([308, `/blog/${post.slug}`]);
});

const add = (from: string, to: string) => admin('POST', '/api/redirects', { body: { from, to } });

// redirects-3
test('a draft that is published, from the list, with others or in its form, wins over a redirect from there', async () => {
  const make = async () => {
    const slug = newSlug();
    expect((await add(`/blog/${slug}`, '/contact')).status).toBe(201);
    const { body } = await admin('POST', '/api/blog', { body: { ...samplePost(), slug } });
    expect(await leadsTo(`/blog/${slug}`)).toEqual([308, '/contact']);
    return body.data as StoredPost;
  };
  const [alone, other, form] = [await make(), await make(), await make()];
  const { _id, updatedAt } = other;
  const together = { posts: [{ id: _id, updatedAt }], published: true };
  await admin('PATCH', `/api/blog/${alone._id}/publish`, { body: {} });
  await admin('POST', '/api/blog/publish', { body: together });
  await rename(`/api/blog/${form._id}`, { ...samplePost(), slug: form.slug, published: true });
  for (const { slug } of [alone, other, form])
    expect([slug, (await visit(`/blog/${slug}`)).status]).toEqual([slug, 200]);
  const left = (await redirects()).map(({ from }) => from);
  const kept = [alone, other, form].filter(({ slug }) => left.includes(`/blog/${slug}`));
  expect(kept.map(({ slug }) => slug)).toEqual([]);
});

// redirects-5, redirects-2
test('redirects are added, found to be the same again, chained to the end, and deleted', async () => {
  const [a, b, c] = [`/${newSlug()}`, `/${newSlug()}`, `/old/${newSlug()}`];
  const made = await add(a, b);
  expect(made.status).toBe(201);
  expect((await add(a, b)).body.data).toEqual(made.body.data);
  expect((await add(b, '/contact')).status).toBe(201);
  expect((await add(c, a)).body.data).toMatchObject({ to: '/contact' });
  expect(await leadsTo(a)).toEqual([308, '/contact']);
  expect(await leadsTo(c)).toEqual([308, '/contact']);
  const { _id } = made.body.data as StoredRedirect;
  expect((await admin('DELETE', `/api/redirects/${_id}`)).status).toBe(200);
  expect((await visit(a)).status).toBe(404);
});

// redirects-5
test('what would leave the site, hide a page or go round in circles is refused', async () => {
  const here = `/${newSlug()}`;
  for (const to of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/a b',
    '/../x',
    '/தமிழ்',
    '/api/courses',
    'courses',
    '',
    here,
    `/ta${here}`,
    '/%0d%0aSet-Cookie:x',
  ])
    expect([to, (await add(here, to)).status]).toEqual([to, 400]);
  for (const from of [
    '/',
    '/courses',
    '/admin/home',
    '/Admin',
    '/api/x',
    '/assets/x',
    '/ta/courses',
    '/own/icon-192.png',
    '/?cat=3',
    '/?p=012',
    '/?p=12345678901',
    '/old?p=12',
    '/sitemap.xml',
  ])
    expect([from, (await add(from, '/contact')).status]).toEqual([from, 400]);
  const { slug } = await newCourse();
  const hidden = await add(`/courses/${slug}`, '/contact');
  expect([hidden.status, Object.keys(hidden.body['fields'] as object)]).toEqual([409, ['from']]);
  const there = `/${newSlug()}`;
  await add(here, there);
  const circle = await add(there, here);
  expect([circle.status, Object.keys(circle.body['fields'] as object)]).toEqual([409, ['to']]);
  expect((await add(here, '/contact')).status).toBe(409);
  const inTamil = `/${newSlug()}`;
  await add(inTamil, `/ta${there}x`);
  expect([
    (await add(`${there}x`, inTamil)).status,
    (await add(`${there}x`, `/ta${inTamil}`)).status,
  ]).toEqual([409, 409]);
  const [one, two, three] = [`/${newSlug()}`, `/${newSlug()}`, `/${newSlug()}`];
  await add(one, `/ta${two}`);
  await add(two, `/ta${three}`);
  expect((await add(three, `/ta${one}`)).status).toBe(409);
  // Of three that lead round since before that was refused
  const { data } = (await add(three, '/contact')).body as { data: StoredRedirect };
  await firestore()
    .doc(`redirects/${data._id}`)
    .update({ to: `/ta${one}` });
  expect((await add(`${one}x`, two)).status).toBe(409);
});

// redirects-5
test('no redirect begins where something else answers', async () => {
  const shown = Object.values(paths).filter((path) => typeof path === 'string');
  const files = readdirSync('web/dist/client').map((name) => `/${name}`);
  const answered = ['/fees/K7M2Q9XA', '/demo/booking', '/demo/plan-2026-12-01'];
  const others = ['/batches/x.ics', '/sitemap-2.xml', '/blog/rss.xml', '/consent/x/y'];
  const hidden = ['/.well-known/acme-challenge/x', '/old/.hidden'];
  for (const from of [...shown, ...files, ...answered, ...others, ...hidden]) {
    const { status, body } = await add(from, '/courses/new');
    expect([from, status, Object.keys(body['fields'] as object)]).toEqual([from, 400, ['from']]);
  }
  const acting = [`/demo/${newSlug()}`, `/${newSlug()}.png`, '/fees'];
  for (const from of acting) {
    expect([from, (await add(from, '/courses/new')).status]).toEqual([from, 201]);
    expect(await leadsTo(from)).toEqual([308, '/courses/new']);
  }
});

// redirects-5
test('a counsellor has no redirects', async () => {
  const token = await newToken({ admin: true, role: 'counsellor' });
  expect((await admin('GET', '/api/redirects', { token })).status).toBe(403);
});
