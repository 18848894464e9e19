import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessible.ts';
import { beyondEdge } from '../../support/browser/beyond-edge.ts';
import { appReady, publicPage, useBrowser } from '../../support/browser/browser.ts';
import { coursePath } from '../../support/browser/screens.ts';
import { viewports } from '../../support/launch-browser.ts';
import { brokenWords } from '../../../web/src/lib/page/test-broken-words.ts';
import { firestoreCall } from '../../support/browser/count-reads.ts';
import { database } from '../../support/browser/database.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';
import { instances } from '../../support/level.ts';

const { visit } = useBrowser();

beforeAll(() => database.doc('content/institute').set(factsInTamil()));

const tamilCourse = `/ta${coursePath}`;

const languageLink = (page: Page, name: 'English' | 'தமிழ்') =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

// quality-1, tamil-6, tamil-8
test('in Tamil the app reads each page from the server, as it is there; on a phone and a desktop nothing goes sideways, and no word is cut, nor one of a heading at 320 pixels; axe finds nothing', async () => {
  const page = await visit('/ta/courses', { reducedMotion: 'reduce' });
  await appReady(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.getByRole('banner').locator('a[href="/ta/batches"]').click();
  await page.locator('main a[href^="/ta/demo"], main a[href^="/ta/contact"]').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/ta/batches');
  expect(asked.filter((url) => new URL(url).pathname === '/ta/batches')).toHaveLength(1);
  expect(asked.filter((url) => firestoreCall.test(url) || url.includes('/api/'))).toEqual([]);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/ta\/batches$/);

  const paths = [
    tamilCourse,
    '/ta',
    '/ta/about',
    '/ta/courses',
    '/ta/batches',
    '/ta/trainers',
    '/ta/placements',
    '/ta/blog',
    '/ta/contact',
    '/ta/demo',
    '/ta/search?q=பைதான்',
  ];
  for (const path of instances(paths, 1)) {
    await page.goto(path);
    await appReady(page);
    for (const device of ['phone', 'desktop'] as const) {
      await page.setViewportSize(viewports[device]);
      const beside = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beside, path).toBeLessThanOrEqual(0);
      expect(await page.getByRole('main').evaluateAll(brokenWords), path).toEqual([]);
      const bar = await page.getByRole('banner').locator('[data-kind]').boundingBox();
      expect(bar?.height, path).toBeLessThan(50);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.locator('h1').evaluateAll(brokenWords), path).toEqual([]);
    // With text twice as large.
    await page.setViewportSize({ width: 360, height: 640 });
    const wide = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect(wide, path).toBe(360);
    expect(await beyondEdge(page), path).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  }

  await page.setViewportSize(viewports.phone);
  await expectAccessible(page);
});

const faces = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map((f) => f.family);
  });

// tamil-5, tamil-7
test('what was typed stays where the language is changed in the middle of a form; the face of Tamil letters comes with pages in Tamil alone', async () => {
  const page = await visit('/contact?course=cloud-devops');
  await appReady(page);
  await expect.poll(() => faces(page)).toEqual(expect.arrayContaining(['Tamil', '"Tamil text"']));
  expect(await faces(page)).not.toContain('Catamaran Variable');
  await page.locator('main [name=name]').fill('கவிதா Kavitha');
  const [course = ''] = await page.locator('main [name=course]').selectOption({ index: 2 });
  await languageLink(page, 'தமிழ்').click();
  await page.waitForURL('**/ta/contact?course=cloud-devops');
  await appReady(page);
  await expect.poll(() => faces(page)).toContain('Catamaran Variable');
  // Text is in the machine's own face before, and where it has one after.
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
    /^"Tamil fallback", "Catamaran Variable"/,
  );
  await expect.poll(() => page.locator('main [name=name]').inputValue()).toBe('கவிதா Kavitha');
  await languageLink(page, 'English').click();
  await page.waitForURL(({ pathname }) => pathname === '/contact');
  await appReady(page);
  await expect.poll(() => page.locator('main [name=name]').inputValue()).toBe('கவிதா Kavitha');
  expect(await page.locator('main [name=course]').inputValue()).toBe(course);

  // So does what was typed in the form of a class, which the server renders.
  await page.evaluate(() => sessionStorage.clear());
  const [, path = ''] = /<main[^]*? href="(\/demo\/[^"]+)"/.exec(await publicPage('/demo')) ?? [];
  await page.goto(path);
  const [name, consent] = ['name', 'consent'].map((field) => page.locator(`main [name=${field}]`));
  await name!.fill('கவிதா Kavitha');
  await page.locator('main [name=phone]').fill('98765');
  await consent!.check();
  await languageLink(page, 'தமிழ்').click();
  await page.waitForURL('**/ta/demo/*');
  expect(await name!.inputValue()).toBe('கவிதா Kavitha');
  expect(await page.locator('main [name=phone]').inputValue()).toBe('98765');
  expect(await consent!.isChecked()).toBe(false);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

// quality-1. The first level has the first of them in the test before.
test.each(instances([tamilCourse, '/ta', '/ta/contact', '/ta/demo'], 0))(
  '%s has nothing for axe, light or dark, on a phone or a desktop',
  async (path) => {
    const page = await visit(path, { reducedMotion: 'reduce' });
    await appReady(page);
    for (const device of ['phone', 'desktop'] as const) {
      await page.setViewportSize(viewports[device]);
      await expectAccessible(page);
    }
  },
);
