import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { site, useBrowser } from '../../support/browser/browser.ts';
import { removeDemoBookings } from '../../support/browser/database.ts';
import { mailedKey } from '../../support/demo-bookings.ts';
import { instances, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();

afterEach(removeDemoBookings);

const bookLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Book / });

// demo-2, demo-19, routes-5
test('without JavaScript, the demo classes of all days are listed and filtered; the bar of a phone books the next class with a place that the filter leaves; of a course that does not exist nothing is said', async () => {
  const page = await visit('/batches', { javaScriptEnabled: false });
  await page.getByRole('main').getByRole('link', { name: 'free demo class' }).click();
  await page.waitForURL(`${site}/demo`);
  const all = await bookLinks(page).count();
  expect(all).toBeGreaterThanOrEqual(12);
  const day = page.getByRole('navigation', { name: 'Days with a demo class' }).getByRole('link');
  const link = await day.nth(1).getAttribute('href');
  await day.nth(1).click();
  await page.waitForURL(`${site}/demo${link}`);
  await page.locator(`li${link}`).getByRole('link').waitFor();
  await page.getByRole('combobox', { name: 'Where' }).selectOption('Online');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(`${site}/demo?course=&mode=online`);
  expect(await bookLinks(page).count()).toBeLessThan(all);
  await page.getByRole('listitem').getByText('Online', { exact: true }).first().waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('complementary', { name: 'Shortcuts' });
  expect(await bar.getByRole('link', { name: 'Book the next class' }).getAttribute('href')).toBe(
    await bookLinks(page).first().getAttribute('href'),
  );
  await page.goto('/demo?course=alchemy');
  expect(await page.getByRole('combobox', { name: 'Course' }).inputValue()).toBe('');
  await page
    .getByRole('status')
    .getByText(/^\d+ classes$/)
    .waitFor();
});

// demo-19
test.each(instances([false, true], 1))(
  'with scripts: %s, a course without a class of its own is chosen, and leads back',
  async (javaScriptEnabled) => {
    const page = await visit('/demo?course=ui-ux-design', { javaScriptEnabled });
    expect(await page.getByRole('combobox', { name: 'Course' }).inputValue()).toBe('ui-ux-design');
    const names = await bookLinks(page).allTextContents();
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.endsWith('Any course'))).toEqual([]);
    await page.getByRole('status').getByRole('link', { name: 'UI/UX Design' }).click();
    await page.waitForURL(`${site}/courses/ui-ux-design`);
  },
);

const expectFits = async (page: Page, width: number) =>
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);

/** A page for people, and not data. */
async function expectHtml(page: Page): Promise<void> {
  expect(await page.evaluate('document.contentType')).toBe('text/html');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

/** What the page of somebody with a place says first. */
const seeYou = /^See you on \w{3}\s\d+\s\w{3}, \d+:\d\d [ap]m$/;

/** The first form that `book` sends has no phone number. */
const refusesOnce = { expectedErrors: /status of 400/ };

/** Books the last class of the list that is about Python: one that begins within the hour could not be moved. */
async function book(page: Page): Promise<void> {
  await bookLinks(page).filter({ hasText: 'Python Full Stack' }).last().click();
  await page.getByRole('heading', { name: 'Book a free demo class' }).waitFor();
  await page.getByLabel('Full Name').fill('Karthik S');
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByText('Phone Number is required').waitFor();
  await expectNoViolations(page);
  await page.getByLabel('Phone Number').fill('98765 43210');
  await page.getByLabel('Email Address').fill('karthik@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByRole('heading', { name: seeYou }).waitFor();
  await page.getByText('We will email you at karthik@example.com').waitFor();
}

// demo-2, demo-3, demo-5, demo-6, demo-17, demo-18, demo-20, quality-1
test('the screen of a phone and of a desktop shows the first class; one is booked; the page after booking is accessible, loads again, and Back leads to the form; the link in the email moves and cancels it', async () => {
  const page = await visit('/demo', refusesOnce);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await bookLinks(page).first().boundingBox();
    expect(box!.y + box!.height, `${width}`).toBeLessThan(height - 64);
  }
  await book(page);
  expect(page.url()).toBe(`${site}/demo/booked`);
  await expectFits(page, 390);
  await expectNoViolations(page);
  const ticket = page.getByRole('complementary', { name: 'Your class' });
  await ticket.getByText('2nd Floor, 14 Kolam Street, Adyar').waitFor();
  await ticket.getByText('Karthik Raghavan').waitFor();
  await ticket.getByRole('link', { name: '+91 44 4000 0100' }).waitFor();
  await page.getByRole('link', { name: 'Find Us Here' }).waitFor();
  const color = `getComputedStyle(document.querySelector('time b')).backgroundColor`;
  expect(await page.evaluate(color)).toBe('rgb(37, 36, 95)');
  await page.reload();
  await page.getByRole('heading', { name: seeYou }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Book a free demo class' }).waitFor();
  await expectFits(page, 390);
  await page.goForward();
  await page.getByRole('heading', { name: seeYou }).waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page, 320);
  for (const part of [
    page.getByRole('main'),
    page.getByRole('complementary', { name: 'Shortcuts' }),
  ]) {
    const calendar = page.waitForEvent('download');
    await part.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await calendar).suggestedFilename()).toBe('demo-class.ics');
  }

  const key = await mailedKey({ id: await page.locator('input[name=id]').inputValue() });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/demo/booking#${key.id}.${key.secret}`);
  const shows = async (name: string | RegExp) => {
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(page.url()).toBe(`${site}/demo/booking/${key.id}`);
    await expectFits(page, 390);
  };
  /** The page, loaded again, and once more by going back to the one before and forward. */
  const keepsShowing = async (name: string | RegExp) => {
    await shows(name);
    await expectNoViolations(page);
    await page.reload();
    await shows(name);
    await page.goBack();
    await expectHtml(page);
    await page.goForward();
    await shows(name);
  };
  /** The first level loads the page after booking again, and has axe look at that of a moved one. */
  const keepsShowingWhereDeep = isDeep ? keepsShowing : shows;
  await keepsShowingWhereDeep(seeYou);
  const others = page.getByLabel('To another class');
  // One that begins within the hour could not be cancelled.
  await others.selectOption(await others.locator('option').last().getAttribute('value'));
  await page.getByRole('button', { name: 'Move' }).click();
  await keepsShowingWhereDeep(seeYou);
  const cancel = page.getByRole('button', { name: 'Cancel booking' });
  expect(await cancel.isVisible()).toBe(false);
  await page.getByText('Cancel your booking', { exact: true }).click();
  await cancel.click();
  await keepsShowingWhereDeep('Your booking has been cancelled');
  await page.getByRole('link', { name: 'Book this class again' }).click();
  await page.getByRole('heading', { name: 'Book a free demo class' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Choose another class' }).click();
  await page.getByRole('heading', { level: 1, name: 'Free demo classes' }).waitFor();
});
