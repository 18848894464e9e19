import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { appReady, site, useBrowser } from '../../support/browser/browser.ts';
import { coursePath, screens } from '../../support/browser/screens.ts';
import { instances } from '../../support/level.ts';

const { visit } = useBrowser();

// routes-10
test('a printed course has every module open', async () => {
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
});

// course-16
test('a course prints on two pages, with the words on its dates', async () => {
  const page = await visit(coursePath);
  await appReady(page);
  const printed = () => page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pages = async () => (await printed()).toString('latin1').match(/\/Type \/Page\b/g);
  await expect.poll(pages).toHaveLength(2);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const weekday = page.getByText(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/).first();
  const looks = await weekday.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });
  expect(looks).toEqual({ color: 'rgb(23, 26, 46)', backgroundColor: 'rgba(0, 0, 0, 0)' });
});

// routes-10
test('a printed page has no floating parts and no controls', async () => {
  const page = await visit('/');
  const paths = [...screens.map((screen) => screen.path), coursePath];
  for (const path of instances(paths, 2)) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await appReady(page);
    await page.evaluate(() => scrollTo(0, 600));
    await page.getByRole('button', { name: 'Scroll to top' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const found = () =>
      page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .filter(
            (element) => element.checkVisibility() && element.getBoundingClientRect().height > 1,
          )
          .filter(
            (element) =>
              ['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
              element.matches('button, nav'),
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    await expect.poll(found, { message: path }).toEqual([]);
  }
});

// routes-10
test('printed links show their addresses', async () => {
  const page = await visit(coursePath);
  await appReady(page);
  await page.emulateMedia({ media: 'print' });
  const written = (link: Locator) =>
    link.first().evaluate((element) => {
      const { content, display } = getComputedStyle(element, '::after');
      return display === 'none' ? '' : content.replaceAll(/" "|^"|"$/g, '');
    });
  const own = page.getByRole('link', { name: 'Back to Courses' });
  await expect.poll(() => written(own)).toBe(` (${site}/courses)`);
  const other = page.getByRole('contentinfo').locator('a[href^="https://"]');
  expect(await written(other)).toBe(` (${await other.first().getAttribute('href')})`);
});
