import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { coloursOfFirst, firstIn } from '../second-institute.ts';
import { expectAccessible } from './accessible.ts';
import { expectNoViolationsLightOrDark } from './axe.ts';

/** A colour as stylesheets have it, as the browser names it. */
const asPainted = (colour: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

/** Every colour that something on the page has, in the scheme that is on. */
const paintedColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = ['color', 'backgroundColor', 'borderTopColor', 'fill', 'stroke'] as const;
    const elements = [...document.querySelectorAll('body, body *')];
    return [
      ...new Set(
        elements
          .map((element) => getComputedStyle(element))
          .flatMap((style) => names.map((name) => style[name])),
      ),
    ];
  });

/** Fails where the page has a word of the first institute, or light or dark one of its colours; leaves it dark. */
async function expectOwn(page: Page, ground: readonly string[]): Promise<void> {
  expect(firstIn(await page.content()), page.url()).toEqual([]);
  expect(await page.locator('html').innerText()).not.toMatch(/\p{Script=Tamil}/u);
  for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
    await page.emulateMedia({ colorScheme });
    const painted = await paintedColours(page);
    expect(painted, page.url()).toContain(asPainted(ground[index] ?? ''));
    const ofFirst = coloursOfFirst.map(asPainted).filter((colour) => painted.includes(colour));
    expect(ofFirst, `${colorScheme}, ${page.url()}`).toEqual([]);
  }
}

/** The sections of the page that have nothing but their headings. */
const blankSections = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section')]
      .filter((section) => {
        const copy = section.cloneNode(true) as Element;
        for (const heading of copy.querySelectorAll('h1, h2, h3')) heading.remove();
        return copy.textContent.trim() === '' && !section.querySelector('img, svg, input');
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

/** Fails where the page scrolls sideways, or the layout cuts off what does not fit. */
async function expectNoSideways(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const cut = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, select)')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => !scrolls(element.closest('main *')))
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
    return scrollWidth > clientWidth ? ['the page', ...cut] : cut;
  });
  expect(tooWide, page.url()).toEqual([]);
}

/**
 * Fails where a page of the second institute is not its own, scrolls sideways, has a section without
 * content, or is not accessible, light or dark; leaves it dark. `ground` is the colour of its paper by day and at night.
 */
export async function expectWell(page: Page, ground: readonly string[]): Promise<void> {
  await expectOwn(page, ground);
  await expectNoSideways(page);
  expect(await page.getByRole('heading', { level: 1 }).count(), page.url()).toBe(1);
  expect(await blankSections(page), page.url()).toEqual([]);
  // At the end nothing is half below the bar at the foot of a phone.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
}

/** The same of a tab of its dashboard, whose advice is looked at, too. */
export async function expectTabWell(page: Page, ground: readonly string[]): Promise<void> {
  await expectOwn(page, ground);
  await expectNoSideways(page);
  await expectNoViolationsLightOrDark(page);
}
