/** The functions as a deploy installs them: packed by firebase-tools, alone in an empty folder. */
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadedFilePath } from '@institute/schema';
import { root } from '../../support/ports.ts';
import { newToken } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import {
  installArchive,
  lockedIn,
  type InstalledArchive,
} from '../../support/installed-archive.ts';
import { dataUrl, sampleBodies, sampleCourse } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

let archive: InstalledArchive;
let api: string;
let pages: string;
let token: string;

beforeAll(async () => {
  archive = await installArchive();
  [api, pages, token] = await Promise.all([
    archive.serve('api'),
    archive.serve('pages'),
    newToken({ admin: true }),
  ]);
});

afterAll(() => archive.remove());

test('only the build and its package files are uploaded', () => {
  const files = readdirSync(archive.folder).toSorted();
  expect(files).toEqual(['lib', 'node_modules', 'package-lock.json', 'package.json']);
});

test('every package has the tested version', () => {
  const tested = lockedIn(root);
  const installed = lockedIn(archive.folder);
  expect(installed.size).toBeGreaterThan(100);
  expect(installed.has('node_modules/@google-cloud/functions-framework')).toBe(true);
  const others = [...installed].filter(([place, version]) => tested.get(place) !== version);
  expect(others).toEqual([]);
});

test('the API writes what the pages show, with a picture to share', async () => {
  const course = sampleCourse();
  const created = await call(api, 'POST', '/api/courses', { token, body: course });
  expect(created.status).toBe(201);
  const page = await fetch(`${pages}/courses/${course.slug}`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain(`<h1`);
  expect(html).toContain(course.description);
  const [, shared] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  const picture = await fetch(pages + shared);
  expect(await sharp(await picture.bytes()).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('the text of a post is sanitised', async () => {
  const body = { ...sampleBodies.createPost(), content: '<p>Kept</p><script>lost()</script>' };
  const { status, body: answer } = await call(api, 'POST', '/api/blog', { token, body });
  expect(status).toBe(201);
  expect(answer.data).toMatchObject({ content: '<p>Kept</p>' });
});

test('an upload is stored, and served resized', async () => {
  const image = await sharp({
    create: { width: 900, height: 300, channels: 3, background: 'navy' },
  })
    .png()
    .toBuffer();
  const body = { image: dataUrl('image/png', image), filename: 'wide.png', mimetype: 'image/png' };
  const { body: answer } = await call(api, 'POST', '/api/upload/image', { token, body });
  const path = (answer.data as { image: string }).image;
  const served = await fetch(`${api}${uploadedFilePath}${path}?width=480`);
  expect((await sharp(await served.bytes()).metadata()).width).toBe(480);
});

test('a compressed body is refused before it is decompressed', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const answer = await fetch(`${api}/api/enquiries`, { method: 'POST', headers, body: 'x' });
  expect(answer.status).toBe(415);
});
