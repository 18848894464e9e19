import type { DocumentData } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { appReady, publicPage, useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { contentRequests } from '../../support/browser/firestore-requests.ts';
import { coursePath, screens } from '../../support/browser/screens.ts';
import { instances, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { add, change, changeAll } = useContentChanges();

const widths = instances([360, 1280, 1920], 1);

async function expectNoSideways(page: Page, where = page.url()): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, where).toBeLessThanOrEqual(0);
}

/** Opens a path, in a page that another one was opened in if there is one. */
async function expectWellAtEveryWidth(path: string, opened?: Page): Promise<Page> {
  const page = opened ?? (await visit(path));
  if (opened) await page.goto(path);
  await appReady(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideways(page, `${path} at ${width}`);
  }
  return page;
}

/** The same of several paths, each of which says a text; the first level opens one of them. */
async function expectAllWell(
  paths: readonly (readonly [path: string, says?: string])[],
): Promise<Page | undefined> {
  let page: Page | undefined;
  for (const [path, says = ''] of paths) {
    if (page && !isDeep) {
      expect(await publicPage(path), path).toContain(says);
      continue;
    }
    page = await expectWellAtEveryWidth(path, page);
    await page.getByText(says).first().waitFor();
  }
  return page;
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

const paths = [...screens.map(({ path }) => path), coursePath];

// The first level has longer texts than those of the sample.
test.each(instances(['the sample content'], 0))('pages fit at every width with %s', async () => {
  await expectAllWell(paths.map((path) => [path]));
});

// footer-3, placements-2, blog-2, blog-3, blog-4
test('pages say so when a list is empty', async () => {
  await changeAll(['courses', 'placements', 'posts'], () => null);
  await change('content/home', (home) => ({ ...home, stats: [], testimonials: [] }));
  const opened = await expectAllWell([
    ['/courses', 'Showing all 0 courses'],
    ['/placements', 'No placements available'],
    ['/blog', 'No blog posts found.'],
  ]);
  const page = await expectWellAtEveryWidth('/', opened);
  await page.getByText('Explore Courses').first().waitFor();
  const popular = page.getByRole('navigation', { name: 'Popular Courses' }).getByRole('link');
  expect(await popular.count()).toBe(4);
  expect(await popular.first().getAttribute('href')).toBe('/courses');
});

// about-3
test('pages say so when their content is absent', async () => {
  await changeAll(['content'], () => null);
  await expectAllWell([
    ['/', 'Home page content is not available'],
    ['/about', 'About page content is not available'],
    ['/placements', '95%'],
    ['/contact', 'Course Enquiry Form'],
  ]);
});

describe('very long content', () => {
  const texts = [
    ['texts of one word', unbroken],
    ['texts of many words', tooLong],
    ['texts in Tamil', tamil],
  ] as const;

  test.each(instances(texts, 1))('%s fit at every width', async (_, text) => {
    await changeAll(['content', 'courses', 'placements', 'posts'], (data) => lengthen(data, text));
    await expectAllWell(instances(paths, 1).map((path) => [path]));
  });

  test('sixty courses are all listed, at every width', async () => {
    const { docs } = await database.collection('courses').get();
    const [sample] = docs;
    const slugs = Array.from({ length: 60 - docs.length }, (_, index) => `extra-${index}`);
    const course = (slug: string) => ({ ...sample?.data(), slug, title: `Course ${slug}` });
    // In one commit: many at once wait for each other, for all of them have the lists made anew.
    await add(new Map(slugs.map((slug) => [`courses/${slug}`, course(slug)])));
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

// The first level has one after slow reads in the next test.
test.each(instances(Object.entries(failures), 0))(
  'where its read fails, %s shows: %s',
  async (path, text) => {
    const page = await visit('/nope', { expectedErrors: /404|Failed call|ERR_|Firestore/ });
    await appReady(page);
    await page.route(contentRequests, (route) => route.abort());
    const { link } = screens.find((screen) => screen.path === path) ?? { link: '' };
    await page.getByRole('navigation', { name: 'Main' }).getByText(link, { exact: true }).click();
    await page.getByText(text).first().waitFor();
    await expectNoSideways(page);
  },
);

// messages-1
test('slow reads show that they are loading, then the page; failing ones say so', async () => {
  const page = await visit('/nope', { expectedErrors: /404|Failed call|ERR_|Firestore/ });
  await appReady(page);
  let answer = () => {};
  let loadingSeen = Promise.resolve();
  await page.route(contentRequests, async (route) => {
    await loadingSeen;
    await route.continue();
  });
  for (const { path, link } of instances(screens.slice(1, 5), 1)) {
    loadingSeen = new Promise((resolve) => (answer = resolve));
    await page.getByRole('navigation', { name: 'Main' }).getByText(link, { exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('main').getByRole('status').first().waitFor({ state: 'attached' });
    await expectNoSideways(page);
    answer();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  }

  await page.unroute(contentRequests);
  await page.route(contentRequests, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByText('Home', { exact: true }).click();
  await page.getByText('Failed to fetch content').first().waitFor();
  await expectNoSideways(page);
});
