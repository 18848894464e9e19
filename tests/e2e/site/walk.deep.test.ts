import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessible.ts';
import { beyondEdge } from '../../support/browser/beyond-edge.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import { coursePath, offerPaths, screens } from '../../support/browser/screens.ts';
import { isInReach, menu, menuButton } from '../../support/browser/site-navbar.ts';
import { instances } from '../../support/level.ts';

const { visit } = useBrowser();

const paths = [
  ...screens.map(({ path }) => path),
  coursePath,
  ...offerPaths,
  '/privacy',
  '/courses/nope',
  '/nope',
];

/** Looks at the page with text twice as large, as somebody on a phone may have it. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((given) => {
      document.documentElement.style.fontSize = given;
    }, size);
  await setTextSize('200%');
  expect(await isInReach(menuButton(page))).toBe(true);
  expect(await isInReach(page.getByRole('link', { name: 'Enquire Now' }))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await beyondEdge(page)).toEqual([]);
  await menuButton(page).click();
  expect(await isInReach(menu(page).getByRole('link', { name: 'About' }))).toBe(true);
  await page.keyboard.press('Escape');
  await setTextSize('');
}

/** Looks at the page as it is printed from somewhere below its top. */
async function expectOnlyContentPrinted(page: Page): Promise<void> {
  const scrolled = await page.evaluate(() => {
    scrollTo(0, 600);
    return scrollY;
  });
  if (scrolled === 600) await page.getByRole('button', { name: 'Scroll to top' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const others = () =>
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
  await expect.poll(others).toEqual([]);
}

describe.each(instances(['phone', 'desktop'] as const, 1))('on a %s', (device) => {
  // quality-1, routes-9, routes-10. The first level has the form of /contact?for=demo in tamil and demo.
  test.each(instances(paths, 1))(
    '%s has nothing for axe, light or dark, no controls in print, and on a phone room for text twice as large',
    async (path) => {
      const page = await visit(path, { device, reducedMotion: 'reduce', expectedErrors: /404/ });
      await appReady(page);
      await expectAccessible(page);
      if (device === 'phone') await expectRoomForLargeText(page);
      await expectOnlyContentPrinted(page);
    },
  );
});
