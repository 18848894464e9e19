import { afterEach, expect, test } from 'vitest';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import type { VisitOptions } from '../../support/browser/visit-options.ts';
import { database, removeDemoBookings } from '../../support/browser/database.ts';
import { contactForm, fillPerson, submitButton } from '../../support/browser/enquiries.ts';

const { visit } = useBrowser();

afterEach(removeDemoBookings);

const missing: VisitOptions = {
  expectedErrors:
    /Failed to (?:load resource|fetch dynamically imported module)|Unable to preload CSS/,
};

// routes-13
test('a page whose files are gone since a newer build is loaded as a document, once; without a connection a page without its code says so, and the menu stays', async () => {
  const page = await visit('/courses', missing);
  await appReady(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  // What is routed does not come from the browser's cache.
  await page.route('**/assets/*.js', (route) =>
    loaded.length === 0 && route.request().url().includes('/course-page-')
      ? route.fulfill({ status: 404 })
      : route.continue(),
  );
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Python Full Stack Development' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Python Full Stack' }).waitFor();
  await appReady(page);
  expect(loaded).toEqual(['/courses/python-full-stack-development']);

  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.context().setOffline(true);
  await menu.getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
  await menu.waitFor();
  await page.getByRole('complementary', { name: 'Shortcuts' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
});

// routes-8, routes-13, contact-12
test('without the code of the branches the contact form works; where the app cannot be fetched, a form with an address is sent, a filter has a button, and the enquiry form is held', async () => {
  const page = await visit('/robots.txt', missing);
  await page.route('**/assets/contact-page-branches-*.js', (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/contact');
  await appReady(page);
  await page.getByRole('region', { name: 'Find Us Here' }).waitFor();
  await submitButton(contactForm(page)).click();
  await contactForm(page).locator('[aria-invalid=true]').first().waitFor();

  let letFail = () => {};
  const pressed = new Promise<void>((resolve) => (letFail = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await pressed;
    await route.fulfill({ status: 404 });
  });
  await page.goto('/contact?for=demo');
  const booking = page.getByRole('form', { name: 'Free demo classes' });
  const book = booking.getByRole('button', { name: /^Book / });
  await book.click();
  expect(await book.getAttribute('aria-busy')).toBe('true');
  letFail();
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'failed');
  expect(await book.getAttribute('aria-busy')).toBe(null);
  const { href } = new URL(page.url());
  await submitButton(contactForm(page)).click();
  expect(page.url()).toBe(href);
  await contactForm(page).getByText('Sending this form needs JavaScript').waitFor();
  await fillPerson(booking, 'Karthik S');
  await book.click();
  await page.getByRole('main').getByText('Your demo class is booked').waitFor();
  expect((await database.collection('demoBookings').get()).size).toBe(1);

  // batches-5
  await page.goto('/batches');
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'failed');
  await page.getByLabel('Where').selectOption('Online');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL('**/batches?course=&mode=online&when=');
});
