import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { appReady, site, useBrowser } from '../../support/browser/browser.ts';
import { coursePath } from '../../support/browser/screens.ts';

const { visit } = useBrowser();

// routes-10
test('a printed course has every module open, and its links show their addresses', async () => {
  const page = await visit(coursePath);
  await appReady(page);
  const topics = page.getByRole('region', { name: 'Course Modules' }).locator('li');
  const shown = () =>
    topics.evaluateAll(
      (all) =>
        all.filter(
          (topic) =>
            topic.getBoundingClientRect().height > 0 &&
            topic.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
  const count = await topics.count();
  expect(await shown()).toBeLessThan(count);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(shown).toBe(count);

  const written = (link: Locator) =>
    link.first().evaluate((element) => {
      const { content, display } = getComputedStyle(element, '::after');
      return display === 'none' ? '' : content.replaceAll(/" "|^"|"$/g, '');
    });
  const own = page.getByRole('link', { name: 'All trainers' });
  await expect.poll(() => written(own)).toBe(` (${site}/trainers)`);
  expect(await page.getByText('Back to Courses').isVisible()).toBe(false);
  const other = page.getByRole('contentinfo').locator('a[href^="https://"]');
  expect(await written(other)).toBe(` (${await other.first().getAttribute('href')})`);
});

// course-16, routes-10
test('Contact prints on one page, a course on two, with the words on its dates', async () => {
  const page = await visit('/contact');
  const printed = () => page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  const pages = async () => (await printed()).toString('latin1').match(/\/Type \/Page\b/g);
  await appReady(page);
  await expect.poll(pages).toHaveLength(1);
  await page.goto(coursePath);
  await appReady(page);
  await expect.poll(pages).toHaveLength(2);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const weekday = page.getByText(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/).first();
  const looks = await weekday.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });
  expect(looks).toEqual({ color: 'rgb(23, 26, 46)', backgroundColor: 'rgba(0, 0, 0, 0)' });
});
