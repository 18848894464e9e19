import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { site, useBrowser } from '../../support/browser/browser.ts';
import { removeDemoBookings } from '../../support/browser/database.ts';
import { mailedKey } from '../../support/demo-bookings.ts';

const { visit } = useBrowser();

afterEach(removeDemoBookings);

// demo-2
test('without JavaScript, the demo classes of all days are listed and filtered', async () => {
  const page = await visit('/batches', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'free demo class' }).click();
  expect(page.url()).toBe(`${site}/demo`);
  const items = page.getByRole('main').getByRole('link', { name: 'Book', exact: true });
  const all = await items.count();
  expect(all).toBeGreaterThanOrEqual(12);
  await page
    .getByRole('navigation', { name: 'Mode' })
    .getByRole('link', { name: 'Online', exact: true })
    .click();
  expect(page.url()).toBe(`${site}/demo?mode=online`);
  expect(await items.count()).toBeLessThan(all);
  await page.getByRole('main').getByText('Online', { exact: true }).nth(1).waitFor();
});

/** Books the first class of the list. */
async function book(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Book', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Book a free demo class' }).waitFor();
  await page.getByLabel('Full Name').fill('Karthik S');
  await page.getByLabel('Phone Number').fill('98765 43210');
  await page.getByLabel('Email Address').fill('karthik@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByRole('heading', { name: 'Your demo class is booked' }).waitFor();
  await page.getByText('We will email you at karthik@example.com').waitFor();
}

// demo-3, demo-5, demo-6
test('without JavaScript, a class is booked; the link in the email moves and cancels it', async () => {
  const page = await visit('/demo', { javaScriptEnabled: false });
  await page.setViewportSize({ width: 320, height: 640 });
  await book(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await calendar).suggestedFilename()).toBe('demo-class.ics');
  const key = await mailedKey({ id: await page.locator('input[name=id]').inputValue() });

  const later = await visit(`/demo/booking#${key.id}.${key.secret}`);
  await later.getByRole('heading', { name: 'You have a place' }).waitFor();
  expect(later.url()).toBe(`${site}/api/demo/form/open`);
  await expectNoViolations(later);
  await later.getByRole('button', { name: 'Move' }).click();
  await later.getByRole('heading', { name: 'You have a place' }).waitFor();
  await later.getByRole('button', { name: 'Cancel my booking' }).click();
  await later.getByRole('heading', { name: 'Your booking has been cancelled' }).waitFor();
});

// demo-5, quality-1
test('the page after booking is accessible', async () => {
  const page = await visit('/demo');
  await book(page);
  await expectNoViolations(page);
});
