import { authorSlug } from '@institute/schema';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '../../support/ports.ts';
import { publicFor } from '../../support/public-for.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';

const { change } = useContentChanges();

const site = siteUrl('test');

/** The address that the demo site gives itself, whatever stack serves it. */
const address = siteUrl('start');

const course = '/courses/python-full-stack-development';
const post = '/blog/what-a-rest-api-does';
const pages = [
  '/',
  '/about',
  '/courses',
  course,
  '/courses/ui-ux-design',
  '/batches',
  '/demo',
  '/trainers',
  '/placements',
  '/blog',
  post,
  '/contact',
  '/privacy',
];

const read = async (path: string): Promise<string> => (await fetch(site + path)).text();

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** What the element of the head says whose tag begins like that. */
function said(html: string, beginning: string, attribute = 'content'): string | undefined {
  const tag = html.match(new RegExp(`<${beginning}[^>]*>`))?.[0];
  const value = tag?.match(new RegExp(`${attribute}="([^"]*)"`))?.[1];
  return value === undefined ? undefined : unescape(value);
}

const titleOf = (html: string): string | undefined => html.match(/<title>([^<]*)<\/title>/)?.[1];

interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

function thingsOf(html: string): Thing[] {
  const json = html.match(/<script type="application\/ld\+json">([^]*?)<\/script>/)?.[1];
  if (!json) return [];
  const data = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

describe('the head', () => {
  test('of every page has its own title and description', async () => {
    const heads: { title: string | undefined; description: string | undefined }[] = [];
    for (const path of pages) {
      const html = await read(path);
      heads.push({ title: titleOf(html), description: said(html, 'meta name="description"') });
    }
    for (const { title, description } of heads) {
      expect(title).toContain('Vaasal Institute of Technology');
      expect(description!.length).toBeGreaterThan(40);
      expect(description!.length).toBeLessThanOrEqual(160);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length);
  });

  test.each(pages)('of %s has the metadata for sharing', async (path) => {
    const html = await read(`${path}?utm_source=mail`);
    const url = address + path;
    expect(said(html, 'link rel="canonical"', 'href')).toBe(url);
    expect(said(html, 'meta name="robots"')).toBeUndefined();
    const graph = (name: string) => said(html, `meta property="og:${name}"`);
    const description = said(html, 'meta name="description"');
    expect(graph('url')).toBe(url);
    expect(titleOf(html)).toContain(graph('title'));
    expect(graph('description')).toBe(description);
    expect(graph('type')).toBe(path === post ? 'article' : 'website');
    expect(graph('site_name')).toBe('Vaasal Institute of Technology');
    expect(graph('locale')).toBe('en_IN');
    expect([graph('image:width'), graph('image:height')]).toEqual(['1200', '630']);
    expect(graph('image:alt')).not.toBe('');
    const twitter = (name: string) => said(html, `meta name="twitter:${name}"`);
    expect(twitter('card')).toBe('summary_large_image');
    expect(twitter('title')).toBe(graph('title'));
    expect(twitter('description')).toBe(description);
    expect(twitter('image')).toBe(graph('image'));
    expect(said(html, 'meta name="theme-color"')).toMatch(/^#/);
  });

  test.each(['/nope', '/courses/nope', '/blog/nope', '/admin', '/Admin'])(
    'of %s has noindex',
    async (path) => {
      const html = await read(path);
      expect(said(html, 'meta name="robots"')).toBe('noindex');
      expect(html).not.toContain('rel="canonical"');
    },
  );

  test('contains the exact text of an admin, escaped', async () => {
    const title = 'A & "B" </title></script><script>alert(1)</script>';
    await change(course.slice(1), (data) => ({ ...data, title, description: title }));
    const html = await read(course);
    expect(html).not.toContain('<script>alert');
    expect(said(html, 'meta property="og:title"')).toBe(title);
    expect(thingsOf(html)[0]).toMatchObject({ name: title });
  });
});

describe('structured data', () => {
  const institute = ['Organization', 'EducationalOrganization', 'LocalBusiness'];

  test.each([
    ['/', [institute, 'WebSite']],
    ['/contact', [institute, 'WebSite']],
    ['/courses', ['ItemList']],
    [course, ['Course', 'BreadcrumbList']],
    [post, ['BlogPosting', 'BreadcrumbList']],
    ['/about', []],
    ['/courses/nope', []],
  ])('of %s is %j', async (path, types) => {
    expect(thingsOf(await read(path)).map((thing) => thing['@type'])).toEqual(types);
  });

  test('contains the contact details of the institute', async () => {
    expect(thingsOf(await read('/contact'))[0]).toMatchObject({
      url: `${address}/`,
      telephone: '+914440000100',
      address: { addressLocality: 'Chennai', postalCode: '600020' },
      openingHoursSpecification: [
        { opens: '09:00', closes: '19:00' },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '17:00' },
      ],
    });
  });

  test('lists every course, with the fee on its page', async () => {
    const [list] = thingsOf(await read('/courses'));
    const { docs } = await database.collection('courses').get();
    expect(list).toMatchObject({ numberOfItems: docs.length });
    expect(thingsOf(await read(course))[0]).toMatchObject({
      url: address + course,
      offers: { price: 48000, priceCurrency: 'INR' },
      hasCourseInstance: [{ courseMode: 'Onsite', courseSchedule: { repeatFrequency: 'Weekly' } }],
    });
  });
});

describe('the sitemap', () => {
  async function entries(): Promise<Map<string, string | undefined>> {
    const response = await fetch(`${site}/sitemap.xml`);
    expect(response.headers.get('content-type')).toContain('xml');
    const found = (await response.text()).matchAll(
      /<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g,
    );
    return new Map([...found].map(([, url = '', date]) => [url, date]));
  }

  // quality-5
  test('lists exactly what is published, with dates', async () => {
    const [courses, posts] = await Promise.all(
      ['courses', 'posts'].map(async (name) => (await database.collection(name).get()).docs),
    );
    const published = posts!.filter((entry) => entry.get('published'));
    expect(published.length).toBeLessThan(posts!.length);
    const map = await entries();
    expect([...map.keys()].toSorted()).toEqual(
      [
        ...['/', '/about', '/courses', '/batches', '/demo', '/trainers', '/placements'],
        ...['/blog', '/contact', '/privacy'],
        ...courses!.map((entry) => `/courses/${entry.get('slug')}`),
        ...published.map((entry) => `/blog/${entry.get('slug')}`),
        ...new Set(published.map((entry) => `/blog/author/${authorSlug(entry.get('author'))}`)),
      ]
        .map((path) => address + path)
        .toSorted(),
    );
    for (const entry of [...courses!, ...published])
      expect(
        map.get(`${address}/${entry.ref.parent.id.replace('posts', 'blog')}/${entry.id}`),
      ).toBe(entry.get('updatedAt'));
    expect([...map.values()]).not.toContain(undefined);
  });

  test('drops an unpublished post', async () => {
    await change(post.replace('/blog', 'posts'), (data) => ({ ...data, published: false }));
    expect([...(await entries()).keys()]).not.toContain(address + post);
    expect((await fetch(`${site}/og${post}.png`)).status).toBe(404);
  });

  // quality-5
  test('is in robots.txt, which excludes the dashboard and the API', async () => {
    const lines = (await read('/robots.txt')).split('\n');
    expect(lines).toContain(`Sitemap: ${address}/sitemap.xml`);
    expect(lines).toContain('Disallow: /admin');
    expect(lines).toContain('Disallow: /api/');
  });
});

describe('a share image', () => {
  const pathOf = async (page: string): Promise<string> =>
    said(await read(page), 'meta property="og:image"')!.replace(address, '');

  test.each(['/about', course, post])('of %s is a PNG that is cached forever', async (page) => {
    const response = await fetch(site + (await pathOf(page)));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('is answered with 304 to a client that has it', async () => {
    const path = await pathOf(course);
    const etag = (await fetch(site + path)).headers.get('etag');
    expect(etag).toMatch(/^(W\/)?".+"$/);
    // Without a Cache-Control of its own, fetch asks for an answer that no cache may give.
    const headers = { 'If-None-Match': etag!, 'Cache-Control': 'max-age=0' };
    const again = await fetch(site + path, { headers });
    expect(again.status).toBe(304);
  });

  test('has a new URL when its content changes', async () => {
    const before = await pathOf(course);
    expect(before).toMatch(/^\/og\/courses\/python-full-stack-development\.png\?v=/);
    expect(await pathOf(course)).toBe(before);
    await change(course.slice(1), (data) => ({ ...data, price: 51000 }));
    expect(await pathOf(course)).not.toBe(before);
    const old = await fetch(site + before);
    expect(old.status).toBe(200);
    expect(old.headers.get('cache-control')).toEqual(publicFor(0));
  });

  test.each(['/og/courses/nope.png', '/og/blog/nope.png', '/og/nope.png', '/og/courses/'])(
    'does not exist at %s',
    async (path) => {
      expect((await fetch(site + path)).status).toBe(404);
    },
  );
});
