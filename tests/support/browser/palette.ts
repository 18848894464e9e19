import type { Page } from 'playwright-core';

export const palette = (page: Page) =>
  page.getByRole('combobox', { name: 'Find a tab, course, post, enquiry or action' });

/** Holds the palette's code back, as a slow connection does, until the function that it returns is called. */
export async function holdPalette(page: Page): Promise<() => void> {
  let arrives = () => {};
  const arrived = new Promise<void>((resolve) => (arrives = resolve));
  await page.route('**/command-palette-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrives;
}
