import type { Locator, Page } from 'playwright-core';

/** The button that opens the menu on phones. */
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menu' });

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** Whether a press in the middle of it, where it stands now, would reach it. */
export const isInReach = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && height > 0 && found !== null && element.contains(found);
  });
