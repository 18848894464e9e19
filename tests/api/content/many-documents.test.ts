import type { Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DocumentReference, Query } from 'firebase-admin/firestore';
import express, { type RequestHandler } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSummaries } from '../../../functions/src/content/summaries/keep-summary.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { fillSite } from '../../support/fill-site.ts';
import { root } from '../../support/ports.ts';
import { sampleBodies } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { preserveSite } from '../../support/preserve-site.ts';

const size = { courses: 170, posts: 699, placements: 1_200 };

const { admin } = siteTest();

const singletons = {
  'home-content': {
    ...sampleBodies.saveHome(),
    featuredCourses: ['many-1', 'many-100', 'many-169'],
  },
  navbar: sampleBodies.saveNavbar(),
  'footer-content': sampleBodies.saveFooter(),
  'contact-info': sampleBodies.saveContactInfo(),
  'trust-stats': sampleBodies.saveTrustStats(),
};

let documents = 0;
let server: Server;
let restore: () => Promise<void>;

/** Counts the documents that the functions read in this process; a query costs one at least. */
function countDocuments(): void {
  const { get: getOne } = DocumentReference.prototype;
  const { get: getAll } = Query.prototype;
  DocumentReference.prototype.get = function get(this: DocumentReference) {
    documents += 1;
    return getOne.call(this);
  };
  Query.prototype.get = async function get(this: Query) {
    const found = await getAll.call(this);
    documents += Math.max(1, found.size);
    return found;
  } as typeof getAll;
}

beforeAll(async () => {
  restore = await preserveSite();
  // Home shows the next batches, and other tests leave some.
  await firestore().recursiveDelete(firestore().collection('batches'));
  await fillSite(size);
  for (const [path, body] of Object.entries(singletons)) {
    const { status } = await admin(path === 'contact-info' ? 'PUT' : 'POST', `/api/${path}`, {
      body,
    });
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  }
  process.env['CONTENT_MEMORY_SECONDS'] = '600';
  const { api, pages } = (await import(join(root, 'functions', 'lib', 'index.js'))) as Record<
    'api' | 'pages',
    RequestHandler
  >;
  const site = express().use((request, response, next) =>
    (request.path.startsWith('/api/') ? api : pages)(request, response, next),
  );
  server = site.listen(0);
  countDocuments();
}, 120_000);

afterAll(async () => {
  server.close();
  await restore();
}, 120_000);

async function read(path: string): Promise<string> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** What a process reads for its first page, or a list beside what it has read already. */
async function costOf(path: string) {
  documents = 0;
  const html = await read(path);
  return { html, documents, bytes: gzipSync(html).length, nodes: html.split(/<[a-z]/i).length - 1 };
}

// quality-4
test('a visit reads few documents, however many there are', async () => {
  const home = await costOf('/');
  expect(home.documents).toBeLessThanOrEqual(12);
  expect(home.html.includes('/courses/many-169')).toBe(true);
  // The parts around every page are read once: they count for each of them.
  const around = 4;
  const cost = async (path: string) => (await costOf(path)).documents + around;
  expect(await cost('/courses/many-169')).toBeLessThanOrEqual(8);
  expect(await cost('/blog/many-300')).toBeLessThanOrEqual(10);
  expect(await cost('/blog')).toBeLessThanOrEqual(20);
  expect(await cost('/blog?page=50')).toBeLessThanOrEqual(20);
  expect(await cost('/blog?category=career&page=9')).toBeLessThanOrEqual(20);
  expect(await cost('/courses?category=cloud')).toBeLessThanOrEqual(20);
  expect(await cost('/placements?page=40')).toBeLessThanOrEqual(20);
  expect(await cost('/contact')).toBeLessThanOrEqual(20);
});

// quality-4, courses-3, courses-8, placements-5, blog-7
test('a page of a list stays small, and leads to the next', async () => {
  for (const path of ['/courses', '/courses?page=2', '/blog', '/blog?page=2', '/placements']) {
    const { html, bytes, nodes } = await costOf(path);
    expect([path, bytes <= 14_336, bytes]).toEqual([path, true, bytes]);
    const next = path.includes('?') ? 'page=3' : 'page=2';
    expect([path, html.includes(next)]).toEqual([path, true]);
    const canonical = /rel="canonical" href="[^"]*?(\/\w+[^"]*)"/.exec(html)?.[1];
    expect(canonical?.endsWith(path)).toBe(true);
    expect([path, nodes <= 1_200, nodes]).toEqual([path, true, nodes]);
  }
  const count = (await firestore().collection('courses').count().get()).data().count;
  expect((await read('/courses')).includes(`Showing all ${count} courses`)).toBe(true);
});

// quality-5
test('the sitemap has every address once, those of the pages of lists too', async () => {
  const sitemap = await read('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const end of ['/blog?page=2', '/placements?page=50', '/courses?page=10', '/blog/many-0'])
    expect(addresses.filter((url) => url?.endsWith(end))).toHaveLength(1);
  documents = 0;
  await read('/sitemap.xml');
  expect(documents).toBe(0);
});

// api-10
test('an answer of the API has 2 MB at most', async () => {
  const answer = await read('/api/blog');
  expect(answer.length).toBeLessThanOrEqual(2_000_000);
  expect(JSON.parse(answer)).toMatchObject({ next: expect.any(String) });
});

test('summaries made anew are what they were', async () => {
  const before = await read('/api/pages/blog?page=3');
  await rebuildSummaries(firestore());
  expect(await read('/api/pages/blog?page=3&again')).toBe(before);
});
