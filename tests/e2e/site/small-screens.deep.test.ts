import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { brokenWords } from '../../../web/src/lib/page/test-broken-words.ts';
import { appReady, site, useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';
import { contactForm } from '../../support/browser/enquiries.ts';
import { coursePath } from '../../support/browser/screens.ts';
import { isInReach, menu, menuButton } from '../../support/browser/site-navbar.ts';
import { ifDeep, instances } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

/** How many different colours a picture of the element has in its middle rows. */
const coloursOf = async (page: Page, control: Locator): Promise<number> => {
  const picture = (await control.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data: pixels = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    const colours = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4)
      colours.add(`${pixels[at]} ${pixels[at + 1]} ${pixels[at + 2]}`);
    return colours.size;
  }, picture);
};

// navbar-4
test('without JavaScript the menu opens, leads on and closes', async () => {
  const page = await visit('/', { device: 'phone', javaScriptEnabled: false });
  expect(await menu(page).isVisible()).toBe(false);
  await menuButton(page).click();
  expect(await isInReach(menu(page).getByRole('link', { name: 'Courses' }))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await menu(page).isVisible()).toBe(false);
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Courses' }).click();
  await page.waitForURL(`${site}/courses`);
});

// routes-9
test.each(instances(['dark', 'light'] as const, 1))(
  'in forced colours, %s, the menu button is visible and the chosen chip is marked',
  async (colorScheme) => {
    const page = await visit('/courses?category=cloud', {
      device: 'phone',
      colorScheme,
      forcedColors: 'active',
    });
    await appReady(page);
    expect(await coloursOf(page, menuButton(page))).toBeGreaterThan(1);
    const chips = page.getByRole('navigation', { name: 'Course categories' }).getByRole('link');
    const backgrounds = await chips.evaluateAll((all) =>
      all.map((chip) => [chip.ariaCurrent, getComputedStyle(chip).backgroundColor] as const),
    );
    const [chosen, ...more] = backgrounds.filter(([current]) => current === 'true');
    expect(more).toEqual([]);
    const others = backgrounds.filter(([current]) => current === null);
    expect(others.length).toBeGreaterThan(5);
    expect(others.map(([, background]) => background)).not.toContain(chosen?.[1]);
  },
);

// routes-11. The first level has what Tab reaches in the next test: both scroll to where nothing covers them.
test.each(ifDeep)('on a phone nothing covers a field of the contact form', async () => {
  const page = await visit('/contact', { device: 'phone' });
  await appReady(page);
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  const fields = contactForm(page).locator('input:visible, select, textarea, button');
  const count = await fields.count();
  expect(count).toBeGreaterThan(8);
  for (let index = 0; index < count; index += 1) {
    const field = fields.nth(index);
    if ((await field.getAttribute('tabindex')) === '-1') continue;
    await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const covered = await field.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const places = [left + 2, (left + right) / 2, right - 2].map((x) =>
        document.elementFromPoint(x, (top + bottom) / 2),
      );
      return places.some((found) => !found || !element.parentElement?.contains(found));
    });
    expect(covered, await field.getAttribute('name').then(String)).toBe(false);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await chat.waitFor();
});

// routes-11
test('on a phone the bar at the foot covers nothing that Tab reaches', async () => {
  const page = await visit('/batches', { device: 'phone' });
  await appReady(page);
  await page.locator('main ~ aside').waitFor();
  const covered: string[] = [];
  let landed = 0;
  await page.getByRole('main').getByRole('link').first().focus();
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const [bar, current] = [document.querySelector('main ~ aside'), document.activeElement];
      if (!bar || !current?.closest('main')) return undefined;
      const isCovered = current.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
      return isCovered ? [current.outerHTML] : [];
    });
    landed += Number(found !== undefined);
    covered.push(...(found ?? []));
  }
  expect(landed).toBeGreaterThan(10);
  expect(covered).toEqual([]);
});

// quality-1, routes-11
test('axe finds no action of a list that the bar at the foot of a phone half covers', async () => {
  const page = await visit('/demo', { device: 'phone' });
  await appReady(page);
  const bar = page.getByRole('complementary', { name: 'Shortcuts' });
  const action = page.getByRole('main').getByRole('link', { name: /^Book/ }).nth(1);
  const { y = 0 } = (await action.boundingBox()) ?? {};
  // 12 pixels of it are above the links of the bar, which have 44, and 8 below them.
  const height = Math.round(y) + 12 + 44 + 8;
  await page.setViewportSize({ width: 390, height });
  const pressed = (await bar.getByRole('link').first().boundingBox())?.y ?? 0;
  expect(Math.abs(pressed - y - 12)).toBeLessThan(1);
  await expectNoViolations(page);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = await page.getByRole('contentinfo').boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeCloseTo((await bar.boundingBox())?.y ?? 0, 0);
});

// course-1
test('on a phone a long title of a course breaks inside no word', async () => {
  await change(coursePath.slice(1), (data) => ({
    ...data,
    title: 'Internationalisation and Electromagnetic Communications Engineering for Working People',
  }));
  const page = await visit(coursePath, { device: 'phone' });
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.textContent()).toContain('Communications');
  expect(await title.evaluateAll(brokenWords)).toEqual([]);
});
