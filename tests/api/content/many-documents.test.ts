import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSummaries } from '../../../functions/src/content/summaries/update-summaries.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { serveCounted, visitLimits } from '../../support/counted-site.ts';
import { fillSite } from '../../support/fill-site.ts';
import { sampleBodies } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { newToken } from '../../support/accounts.ts';

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

let site: Awaited<ReturnType<typeof serveCounted>>;

beforeAll(async () => {
  await fillSite(size);
  for (const [path, body] of Object.entries(singletons)) {
    const { status } = await admin(path === 'contact-info' ? 'PUT' : 'POST', `/api/${path}`, {
      body,
    });
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  }
  site = await serveCounted();
});

afterAll(async () => {
  site.close();
});

// quality-4
test.each(visitLimits)(
  'a visit of $path costs little, however many documents there are',
  async (limit) => {
    const { documents, bytes, nodes } = await site.costOf(limit.path);
    expect(documents).toBeLessThanOrEqual(limit.documents);
    expect(bytes).toBeLessThanOrEqual(limit.bytes ?? Infinity);
    expect(nodes).toBeLessThanOrEqual(limit.nodes ?? Infinity);
  },
);

// home-10, batches-4, trainers-2
test('what is measured has batches and trainers in it', async () => {
  const batchesOf = (html: string) => html.match(/href="\/batches\/[^"]*\.ics"/g) ?? [];
  expect(batchesOf(await site.read('/'))).toHaveLength(3);
  const course = await site.read('/courses/many-9');
  expect(batchesOf(course)).toHaveLength(4);
  expect(course).toContain('Trainer ');
});

// home-4
test('home shows the courses that were picked, wherever they are in the list', async () => {
  expect(await site.read('/')).toContain('/courses/many-169');
});

// quality-7
test('a page that has not changed is answered from memory, whatever its query', async () => {
  const first = await fetch(`${site.url}/blog/many-7`);
  const etag = first.headers.get('etag') ?? '';
  site.taken();
  const again = await fetch(`${site.url}/blog/many-7`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  const campaign = await fetch(`${site.url}/blog/many-7?utm_source=poster`);
  expect(campaign.headers.get('etag')).toBe(etag);
  // It may look for changes, which is one.
  expect(site.taken()).toBeLessThanOrEqual(1);
});

// quality-4, courses-3, courses-8, placements-5, blog-7
test('a page of a list leads to the next', async () => {
  for (const path of ['/courses', '/courses?page=2', '/blog', '/blog?page=2', '/placements']) {
    const html = await site.read(path);
    const next = path.includes('?') ? 'page=3' : 'page=2';
    expect([path, html.includes(next)]).toEqual([path, true]);
    const canonical = /rel="canonical" href="[^"]*?(\/\w+[^"]*)"/.exec(html)?.[1];
    expect(canonical?.endsWith(path)).toBe(true);
  }
  const count = (await firestore().collection('courses').count().get()).data().count;
  expect((await site.read('/courses')).includes(`Showing all ${count} courses`)).toBe(true);
});

// quality-5
test('the sitemap has every address once, those of the pages of lists too', async () => {
  const sitemap = await site.read('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const end of ['/blog?page=2', '/placements?page=50', '/courses?page=10', '/blog/many-0'])
    expect(addresses.filter((each) => each?.endsWith(end))).toHaveLength(1);
  site.taken();
  await site.read('/sitemap.xml');
  expect(site.taken()).toBe(0);
});

// api-10
test('an answer of the API has 2 MB at most', async () => {
  const answer = await site.read('/api/blog');
  expect(answer.length).toBeLessThanOrEqual(2_000_000);
  expect(JSON.parse(answer)).toMatchObject({ next: expect.any(String) });
});

// dashboard-31
test.each(['courses', 'posts', 'placements'])(
  "a page of the dashboard's list of %s is small, and read from summaries",
  async (list) => {
    const token = await newToken({ admin: true });
    const page = `/api/rows/${list}?search=python&page=2`;
    const first = JSON.parse(await site.read(page, token)) as { data: { items: unknown[] } };
    expect(first.data.items.length).toBe(25);
    // The heads are read each time, and the caller's account with them; shards once.
    site.taken();
    expect((await site.read(page, token)).length).toBeLessThanOrEqual(50_000);
    expect(site.taken()).toBeLessThanOrEqual(5);
  },
);

// dashboard-31
test('the names of all courses stay small', async () => {
  const token = await newToken({ admin: true });
  const names = await site.read('/api/rows/course-names', token);
  expect(gzipSync(names).length).toBeLessThanOrEqual(20_000);
});

// quality-4
test.each([
  ['/api/courses', sampleBodies.createCourse],
  ['/api/placements', sampleBodies.createPlacement],
  ['/api/blog', sampleBodies.createPost],
] as const)('a save at %s reads few documents, however many there are', async (path, make) => {
  const token = await newToken({ admin: true });
  site.taken();
  const { status } = await fetch(site.url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(make()),
  });
  expect(status).toBe(201);
  expect(site.taken()).toBeLessThanOrEqual(20);
});

test('summaries made anew are what they were', async () => {
  const before = await site.read('/api/pages/blog?page=3');
  await rebuildSummaries(firestore());
  expect(await site.read('/api/pages/blog?page=3&again')).toBe(before);
});
