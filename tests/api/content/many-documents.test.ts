import type { Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSummaries } from '../../../functions/src/content/summaries/keep-summary.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { countDocuments } from '../../support/count-documents.ts';
import { fillSite } from '../../support/fill-site.ts';
import { sampleBodies } from '../../support/samples.ts';
import { serveHere } from '../../support/serve-here.ts';
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

let url: string;
let server: Server;
let takeDocuments: () => number;
let restore: () => Promise<void>;

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
  ({ url, server } = await serveHere());
  takeDocuments = countDocuments();
}, 120_000);

afterAll(async () => {
  server.close();
  await restore();
}, 120_000);

async function read(path: string): Promise<string> {
  const response = await fetch(url + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** What a process reads for its first page, or a list beside what it has read already. */
async function costOf(path: string) {
  takeDocuments();
  const html = await read(path);
  return {
    html,
    documents: takeDocuments(),
    bytes: gzipSync(html).length,
    nodes: html.split(/<[a-z]/i).length - 1,
  };
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

// quality-7
test('a page that has not changed is answered from memory, whatever its query', async () => {
  const first = await fetch(`${url}/blog/many-7`);
  const etag = first.headers.get('etag') ?? '';
  takeDocuments();
  const again = await fetch(`${url}/blog/many-7`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  const campaign = await fetch(`${url}/blog/many-7?utm_source=poster`);
  expect(campaign.headers.get('etag')).toBe(etag);
  // It may look for changes, which is one.
  expect(takeDocuments()).toBeLessThanOrEqual(1);
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
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const end of ['/blog?page=2', '/placements?page=50', '/courses?page=10', '/blog/many-0'])
    expect(addresses.filter((each) => each?.endsWith(end))).toHaveLength(1);
  takeDocuments();
  await read('/sitemap.xml');
  expect(takeDocuments()).toBe(0);
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
