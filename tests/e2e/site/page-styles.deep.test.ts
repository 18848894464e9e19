import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routes } from '../../support/browser/measured-site.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import { instances, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();

/** Each is linked from the page before it. */
const linked = isDeep ? [...routes, '/contact?for=demo'] : routes.slice(0, 2);

/** How every element looks, but for its size, which its content decides, for drawings, and for what gets its styles later. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll(':not(script, style, svg, svg *, .notifications)')].map(
      (element) => {
        const style = getComputedStyle(element);
        const properties =
          'display position color background-color font padding margin-bottom border gap opacity list-style';
        return [
          element.tagName,
          element.className,
          ...properties.split(' ').map((name) => style.getPropertyValue(name)),
        ].join(' | ');
      },
    ),
  );

/** Headings get their face once its file is here, which may be after the app is ready. */
const facesShown = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['plain'] === undefined);

const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const link =
      document.querySelector<HTMLAnchorElement>(`a[href="${to}"]:not([target])`) ??
      document.querySelector<HTMLAnchorElement>('header nav a')!;
    link.click();
  }, path);

test.each(instances(['phone', 'desktop'] as const, 1))(
  'a page looks the same whether loaded or navigated to, on a %s',
  async (device) => {
    const still = { device, reducedMotion: 'reduce' } as const;
    const fresh = new Map<string, string[]>();
    const page = await visit('/robots.txt', still);
    for (const path of linked.toReversed()) {
      await page.goto(path);
      await appReady(page);
      await facesShown(page);
      fresh.set(path, await looks(page));
    }

    const [, ...next] = linked;
    for (const path of next) {
      await go(page, path);
      await page.waitForURL(`**${path}`);
      await expect.poll(() => looks(page)).toEqual(fresh.get(path));
    }
    for (const path of linked.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect.poll(() => looks(page)).toEqual(fresh.get(path));
    }
  },
);
