import type { DocumentData } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { appReady, useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { contentRequests } from '../../support/browser/firestore-requests.ts';
import { coursePath, screens } from '../../support/browser/screens.ts';
import { instances } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

const widths = [360, 1280, 1920];

async function expectNoSideways(page: Page, where = page.url()): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, where).toBeLessThanOrEqual(0);
}

async function expectWellAtEveryWidth(path: string): Promise<Page> {
  const page = await visit(path);
  await appReady(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideways(page, `${path} at ${width}`);
  }
  return page;
}

async function changeAll(
  collection: string,
  edit: (data: DocumentData) => DocumentData | null,
): Promise<void> {
  const { docs } = await database.collection(collection).get();
  await Promise.all(docs.map(({ ref }) => change(ref.path, edit)));
}

const tooLong = `${'Full Stack Development with Everything '.repeat(5)}End`.slice(0, 200);
const unbroken = 'a'.repeat(200);
const tamil = 'சென்னையில் மென்பொருள் பயிற்சி: முழுமையான பாடத்திட்டம், நேரடி வகுப்புகள் '
  .repeat(3)
  .slice(0, 200);

/** Every text of the document as long as it may be; dates, links, slugs and choices stay. */
function lengthen(data: DocumentData, text: string): DocumentData {
  const kept =
    /^(?:createdAt|updatedAt|publishedAt|slug|path|level|category|icon|color|url|image|heroImage|logo|syllabus|address|number|zipCode)$/;
  const grow = (value: unknown, key: string): unknown => {
    if (kept.test(key)) return value;
    if (typeof value === 'string') return text.slice(0, shortFields[key] ?? 200);
    if (Array.isArray(value))
      return key === 'featuredCourses' ? value : value.map((entry) => grow(entry, key));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, grow(inner, name)]),
      );
    return value;
  };
  return grow(data, '') as DocumentData;
}

/** Fields with a limit below 200 characters, by name, as the schema has them. */
const shortFields: Record<string, number> = {
  value: 50,
  label: 60,
  buttonText: 60,
  name: 60,
  enquiryButtonText: 40,
  duration: 100,
  due: 100,
  studentCount: 50,
  studentLabel: 100,
  topics: 200,
  tags: 60,
  city: 100,
  state: 100,
  country: 100,
  placementRate: 100,
  totalPlacements: 100,
  companiesPartnered: 100,
  averageSalary: 100,
  highestSalary: 100,
  monday: 100,
  tuesday: 100,
  wednesday: 100,
  thursday: 100,
  friday: 100,
  saturday: 100,
  sunday: 100,
};

describe('full', () => {
  test.each(instances([...screens.map(({ path }) => path), coursePath], 2))('%s', async (path) => {
    await expectWellAtEveryWidth(path);
  });
});

describe('empty lists', () => {
  // footer-3, placements-2, blog-2, blog-3, blog-4
  test.each([
    ['/courses', 'Showing all 0 courses'],
    ['/placements', 'No placements available'],
    ['/blog', 'No blog posts found.'],
    ['/', 'Explore Courses'],
  ])('%s says %s', async (path, text) => {
    for (const collection of ['courses', 'placements', 'posts'])
      await changeAll(collection, () => null);
    await change('content/home', (home) => ({ ...home, stats: [], testimonials: [] }));
    const page = await expectWellAtEveryWidth(path);
    await page.getByText(text).first().waitFor();
    if (path === '/') {
      const popular = page.getByRole('navigation', { name: 'Popular Courses' }).getByRole('link');
      expect(await popular.count()).toBe(4);
      expect(await popular.first().getAttribute('href')).toBe('/courses');
    }
  });
});

describe('absent content', () => {
  // about-3
  test.each([
    ['/', 'Home page content is not available'],
    ['/about', 'About page content is not available'],
    ['/placements', '95%'],
    ['/contact', 'Course Enquiry Form'],
  ])('%s shows %s', async (path, text) => {
    await changeAll('content', () => null);
    const page = await expectWellAtEveryWidth(path);
    await page.getByText(text).first().waitFor();
  });
});

describe('very long content', () => {
  const texts = [
    ['one word', unbroken],
    ['words', tooLong],
    ['Tamil', tamil],
  ] as const;

  test.each(instances(texts, 1))('%s', async (_, text) => {
    for (const collection of ['content', 'courses', 'placements', 'posts'])
      await changeAll(collection, (data) => lengthen(data, text));
    const paths = [...screens.map((screen) => screen.path), coursePath];
    for (const path of instances(paths, 3)) await expectWellAtEveryWidth(path);
  });

  test('sixty courses', async () => {
    const { docs } = await database.collection('courses').get();
    const [sample] = docs;
    for (let index = docs.length; index < 60; index += 1)
      await change(`courses/extra-${index}`, () => ({
        ...sample?.data(),
        slug: `extra-${index}`,
        title: `Extra Course ${index}`,
      }));
    const page = await expectWellAtEveryWidth('/courses');
    await page.getByText('Showing all 60 courses').waitFor();
  });
});

/** Contact is not here: its content stands in the footer, so it is never read on the way there. */
const failures: Record<string, string> = {
  '/': 'Failed to fetch content',
  '/about': 'Failed to fetch about content',
  '/courses': 'Failed to fetch courses',
  '/placements': 'Failed to fetch placements',
};

describe('failing reads', () => {
  // messages-1
  test.each(instances(Object.entries(failures), 1))('%s shows: %s', async (path, text) => {
    const page = await visit('/nope', { expectedErrors: /404|Failed call|ERR_|Firestore/ });
    await appReady(page);
    await page.route(contentRequests, (route) => route.abort());
    const { link } = screens.find((screen) => screen.path === path) ?? { link: '' };
    await page.getByRole('navigation', { name: 'Main' }).getByText(link, { exact: true }).click();
    await page.getByText(text).first().waitFor();
    await expectNoSideways(page);
  });
});

test('slow reads show that they are loading, then the page', async () => {
  const pages = screens.slice(1, 5).map(async ({ path, link }) => {
    const page = await visit('/nope', { expectedErrors: /404/ });
    await appReady(page);
    let answer = () => {};
    const loadingSeen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(contentRequests, async (route) => {
      await loadingSeen;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByText(link, { exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('main').getByRole('status').first().waitFor({ state: 'attached' });
    await expectNoSideways(page);
    answer();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  });
  await Promise.all(pages);
});
