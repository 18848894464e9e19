import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attackSite } from '../../support/attacks/attack-site.ts';
import { xssArticles, xssTexts } from '../../support/attacks/payloads/xss.ts';
import { deleteAccounts, newToken } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { instances, isDeep } from '../../support/level.ts';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectOnlyText, expectOnlyTextIn, useAttacks } from '../../support/browser/attacks.ts';
import { appReady, publicPage, site, useBrowser } from '../../support/browser/browser.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { screens } from '../../support/browser/screens.ts';
import { siteUrl } from '../../support/ports.ts';

vi.setConfig({ testTimeout: 180_000 });

const { visit } = useBrowser();
const { attacked } = useAttacks();

let paths: readonly string[];

beforeAll(async () => {
  paths = instances(await attackSite(), 2);
});

afterAll(deleteAccounts);

const text = 'attacked()';

/** What is opened where the browser is only to parse. */
const parserPath = '/robots.txt';

test('there are enough attacks', () => {
  expect(new Set(xssTexts).size).toBeGreaterThanOrEqual(60);
});

test('the HTML of every page contains them as text', async () => {
  const page = await visit(parserPath, attacked);
  const documents: Record<string, string> = {};
  for (const path of [...screens.map((screen) => screen.path), ...paths]) {
    const html = await publicPage(path);
    expect(html, path).toContain('name="description"');
    expect(html, path).toContain(text);
    documents[path] = html;
  }
  await expectOnlyTextIn(page, documents);
});

// The first level has what the browser renders in the next test.
test.each(instances(screens, 0))('$path shows them as text', async ({ path }) => {
  const page = await visit(parserPath, attacked);
  await page.goto(path);
  await appReady(page);
  await expectOnlyText(page);
  expect(await page.locator('body').innerText()).toContain(text);
});

test('every course and every post that the browser renders shows them as text', async () => {
  const page = await visit('/blog', attacked);
  await appReady(page);
  for (const path of paths) {
    await openInApp(page, path);
    await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: 'attached' });
    await expectOnlyText(page);
  }
});

test('every tab of the dashboard, every preview and the history show them as text', async () => {
  const page = await visitAsAdmin(visit, '/admin/courses/attacked-2', attacked);
  await page.getByLabel('Duration').waitFor();
  const tabOf = (tab: string) => page.locator(`[role=tabpanel][aria-labelledby="tab-${tab}"]`);
  const previewIn = (tab: string) =>
    tabOf(tab).getByRole('region', { name: 'Preview of the page' });
  await previewIn('courses').getByText('data-attack').first().waitFor({ state: 'attached' });
  await expectOnlyText(page);
  // The first level has the form above.
  if (!isDeep) return;
  await openInApp(page, '/admin/enquiries');
  await tabOf('enquiries').getByText(text).first().waitFor({ state: 'attached' });
  await expectOnlyText(page);
  const lists = ['courses', 'placements', 'blog', 'batches', 'trainers', 'demo-classes'];
  for (const tab of lists) {
    await openInApp(page, `/admin/${tab}`);
    await tabOf(tab).getByText('data-attack').first().waitFor({ state: 'attached' });
    await expectOnlyText(page);
  }
  const singletons = ['navbar', 'home', 'trust-stats', 'contact', 'about', 'footer'];
  const forms = [
    ...singletons,
    'placements/statistics',
    ...lists.map((tab) => `${tab}/attacked-1`),
  ];
  for (const form of forms) {
    await openInApp(page, `/admin/${form}`);
    const [tab = ''] = form.split('/');
    await previewIn(tab).getByText('data-attack').first().waitFor({ state: 'attached' });
    await expectOnlyText(page);
  }
  await openInApp(page, '/admin/courses/attacked-2');
  await page.getByLabel('Duration').waitFor();
  const token = await newToken({ admin: true });
  const body = { ...fullBodies.createCourse(), slug: 'attacked-2' };
  const path = '/api/courses/attacked-2';
  expect((await call(site, 'PUT', path, { token, body })).status).toBe(200);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog');
  await history.getByText('data-attack').first().waitFor();
  await expectOnlyText(page);
});

// The first level has it in web/src/service-worker.
test.each(instances(['/courses/attacked-1'], 0))('offline, %s is listed as text', async (path) => {
  const page = await visit(path, { ...attacked, serviceWorkers: 'allow' });
  await appReady(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect
    .poll(() => page.evaluate(() => caches.match(location.pathname).then(Boolean)))
    .toBe(true);
  await page.context().setOffline(true);
  await page.goto('/courses/never-visited');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.getByRole('link', { name: 'attack' }).first().waitFor();
  await expectOnlyText(page);
});

test('the sitemap is well-formed and lists only URLs of the site', async () => {
  const page = await visit(parserPath, attacked);
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  const found = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'application/xml');
    const addresses = [...parsed.querySelectorAll('loc')].map(({ textContent }) => textContent);
    return {
      names: [...new Set([...parsed.querySelectorAll('*')].map((e) => e.tagName))],
      addresses,
    };
  }, xml);
  expect(found.names.toSorted()).toEqual(['lastmod', 'loc', 'url', 'urlset']);
  expect(found.addresses.length).toBeGreaterThan(paths.length);
  const own = siteUrl('start');
  for (const address of found.addresses) {
    expect(address.slice(0, own.length)).toBe(own);
    expect(address.slice(own.length)).toMatch(/^\/[a-z0-9/-]*(?:\?page=\d+)?$/);
  }
});

test('share images are rendered whatever they say', async () => {
  for (const path of instances(paths.slice(0, 8), 1)) {
    const response = await fetch(`${site}/og${path}.png`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

test('the API sanitises articles before any page reads them', async () => {
  const page = await visit(parserPath, attacked);
  const token = await newToken({ admin: true });
  const stored: Record<string, string> = {};
  const contents = instances([...xssArticles, ...xssTexts], 4);
  for (const content of contents) {
    const body = { ...fullBodies.createPost(), content };
    const { status, body: answer } = await call(site, 'POST', '/api/blog', { token, body });
    expect([201, 400], content).toContain(status);
    if (status === 201) stored[content] = (answer.data as { content: string }).content;
  }
  expect(Object.keys(stored).length).toBeGreaterThan(contents.length / 3);
  await expectOnlyTextIn(page, stored);
});
