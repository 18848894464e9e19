import type { Page } from 'playwright-core';

/** The texts of the page that its right edge cuts, without what scrolls or moves sideways by itself. */
export const beyondEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > edge;
    const scrollers = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).overflowX !== 'visible',
    );
    return [...document.querySelectorAll('main *, footer *')]
      .filter(
        (element) =>
          element.textContent.trim() !== '' &&
          element.checkVisibility() &&
          element.getBoundingClientRect().width > 1 &&
          isBeyond(element) &&
          ![...element.children].some(isBeyond) &&
          !element.closest('.visually-hidden, svg') &&
          !scrollers.some((scroller) => scroller.contains(element)),
      )
      .map((element) => element.textContent.trim());
  });
