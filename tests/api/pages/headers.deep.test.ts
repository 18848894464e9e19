import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  dataHeaders,
  staticHeaders,
} from '../../../functions/src/platform/http/security-headers.ts';
import { appCheckDebugToken } from '../../support/app-check.ts';
import { isDeep } from '../../support/level.ts';
import { root, siteUrl } from '../../support/ports.ts';
import { useHosting } from '../../support/use-hosting.ts';
import { database } from '../../support/browser/database.ts';
import { coursePath } from '../../support/browser/screens.ts';

const { 'Content-Security-Policy': _, ...everywhere } = dataHeaders;

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** At the first level without its emulator, on the server and the settings that it has. */
const site = isDeep ? useHosting() : siteUrl('test');

const ask = (path: string, init?: RequestInit) => fetch(site + path, init);

const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries(response.headers);

const inlineHashes = (element: string, html: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]* type=)[^>]*>([^]*?)</${element}>`, 'g'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

test('HSTS covers this host only', () => {
  expect(everywhere['Strict-Transport-Security']).toBe('max-age=63072000');
});

// quality-6
describe('a page', () => {
  test.each([
    ['/', 200],
    [coursePath, 200],
    ['/courses?category=cloud', 200],
    ['/nope', 404],
    ['/admin', 200],
    ['/Admin/home', 200],
  ])('%s has its policy', async (path, status) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    const headers = headersOf(response);
    expect(headers).toMatchObject(lowerCase(everywhere));
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^' ]+'; style-src /);
    expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*|data:|http:(?!\/\/127\.0\.0\.1:)/);
    const html = await response.text();
    const hashes = [...inlineHashes('script', html), ...inlineHashes('style', html)];
    expect(hashes.length).toBeGreaterThan(1);
    for (const hash of hashes) expect(policy).toContain(hash);
  });

  test('that has not changed (304) has the same headers', async () => {
    const first = await ask('/about');
    const again = await ask('/about', {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const policy = first.headers.get('content-security-policy');
    expect(headersOf(again)).toMatchObject(lowerCase(everywhere));
    expect(again.headers.get('content-security-policy')).toBe(policy);
  });

  // routes-7
  test.each(['/contact', '/Contact/'])(
    'that says that an enquiry sent to %s without scripts has not arrived has the headers of every page',
    async (path) => {
      const body = new URLSearchParams({ name: 'Meena' });
      const response = await ask(path, { method: 'POST', body });
      expect(response.status).toBe(405);
      expect(headersOf(response)).toMatchObject(lowerCase(everywhere));
      const html = await response.text();
      expect(html).toContain('We have not received your enquiry');
      expect(html).not.toContain('Meena');
    },
  );
});

describe('data', () => {
  test.each([
    ['GET', '/api/courses', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/nope', 404],
    ['GET', '/api/enquiries', 401],
    ['PATCH', '/api/courses', 405],
    ['POST', '/api/courses', 401],
    ['GET', '/api/upload/file/images/0123456789abcdef-nope.png', 404],
    ['GET', '/sitemap.xml', 200],
    ['GET', '/blog/rss.xml', 200],
    ['GET', '/og/courses/nope.png', 404],
    ['POST', '/', 405],
  ])('of %s %s has the headers of data', async (method, path, status) => {
    const response = await ask(path, { method });
    expect(response.status).toBe(status);
    expect(headersOf(response)).toMatchObject(lowerCase(dataHeaders));
  });

  test('about a body that is not JSON has the headers of data', async () => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Firebase-AppCheck': appCheckDebugToken,
    };
    const response = await ask('/api/enquiries', { method: 'POST', body: '{', headers });
    expect(response.status).toBe(400);
    expect(headersOf(response)).toMatchObject(lowerCase(dataHeaders));
  });

  test('that has not changed (304) has the same headers', async () => {
    const ETag = (await ask('/api/courses')).headers.get('etag') ?? '';
    const again = await ask('/api/courses', { headers: { 'If-None-Match': ETag } });
    expect(again.status).toBe(304);
    expect(headersOf(again)).toMatchObject(lowerCase(dataHeaders));
  });
});

test('a share image may be embedded by other sites', async () => {
  const response = await ask('/og/site.png');
  expect(headersOf(response)).toMatchObject({
    ...lowerCase(dataHeaders),
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('an uploaded file has the headers of data, in every width, and a PDF is downloaded', async () => {
  const { docs: courses } = await database.collection('courses').get();
  const { docs: posts } = await database.collection('posts').get();
  const link = (from: typeof courses, field: string): string =>
    from.map((entry) => String(entry.get(field) ?? '')).find((text) => text.startsWith('/')) ?? '';
  const image = link(posts, 'image');
  for (const path of [image, `${image}?width=480`, link(courses, 'syllabus')]) {
    const response = await ask(`/api/upload/file${path}`);
    expect(response.status).toBe(200);
    expect(headersOf(response)).toMatchObject(lowerCase(dataHeaders));
    const isPdf = response.headers.get('content-type') === 'application/pdf';
    const disposition = response.headers.get('content-disposition') ?? 'inline';
    expect(disposition.startsWith('attachment')).toBe(isPdf);
  }
});

test('a file of another build is 404, and that is not cached', async () => {
  for (const path of ['/assets/index-00000000.js', '/assets/']) {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('<');
  }
});

/** Of names, one of each folder and kind: the first level asks for no other. */
const ofEachKind = (names: readonly string[]): readonly string[] =>
  isDeep
    ? names
    : [...new Map(names.map((name) => [dirname(name) + extname(name), name])).values()];

test('every content-addressed file is cached forever', async () => {
  const names = readdirSync(join(root, 'web', 'dist', 'client', 'assets'));
  expect(names.length).toBeGreaterThan(10);
  for (const name of ofEachKind(names)) {
    // The site of the tests reads the build when it starts, Hosting's emulator perhaps an older one.
    const response = await fetch(`${siteUrl('test')}/assets/${name}`);
    await response.body?.cancel();
    expect([name, response.headers.get('cache-control')]).toEqual([
      name,
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('the default favicon exists', async () => {
  const response = await ask('/favicon.ico');
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  expect(await sharp(bytes.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 });
});

test('every file of the build has the headers that the functions send', async () => {
  const folder = join(root, 'web', 'dist', 'client');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(10);
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  for (const path of ofEachKind(paths)) {
    const response = await ask(path);
    await response.body?.cancel();
    expect([path, headersOf(response)]).toMatchObject([path, lowerCase(staticHeaders)]);
  }
});
