import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { save, saveButton, visitAsAdmin, withoutPreview } from '../../support/browser/admin.ts';
import { publicPage, useBrowser, withClock } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { palette } from '../../support/browser/palette.ts';
import { ifDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

/** Puts the document back as it is now, once the test is over. */
const keep = (path: string) => change(path, (data) => data);
const stored = async (name: string) => (await database.doc(`content/${name}`).get()).data();

/** Holds the palette's code back, as a slow connection does, until the function that it returns is called. */
async function holdPalette(page: Page): Promise<() => void> {
  let arrives = () => {};
  const arrived = new Promise<void>((resolve) => (arrives = resolve));
  await page.route('**/command-palette-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrives;
}

// dashboard-10, dashboard-18, dashboard-23, placements-10
test('what is typed is saved and shown; a phone number that cannot be dialled is no link; the palette takes what is typed while it loads, and leads to the footer', async () => {
  await keep('content/home');
  await change('content/placementStats', (stats) => ({
    ...stats,
    placementRate: '9 out of 10',
    topCompanies: 'Zoho, Freshworks',
    hiringPartners: ['Bakers & Sons', 'Millers'],
  }));
  const page = await visitAsAdmin(visit, '/admin/home', {
    expectedErrors: /Failed/,
    ...withClock,
    ...withoutPreview,
  });
  await page.getByLabel('Hero title').fill('Changed in a test');
  await page.getByLabel('Hero description').fill('Two\nlines');
  await page.getByLabel('Course 1').selectOption({ label: 'Digital Marketing' });
  await page.getByRole('button', { name: 'Add stat' }).click();
  await page.getByLabel('Value').last().fill('24x7');
  await page.getByLabel('Label').last().fill('support');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  await page.getByLabel('Name').last().fill('Tested Person');
  await page.getByLabel('Role').last().fill('Tester');
  await page.getByLabel('Message').last().fill('It works.');
  await page.getByLabel('Button text').fill('Go on');
  await page.getByText('Unsaved changes').waitFor();
  await save(page, 'Home content updated successfully');
  await page.getByText('All changes saved').waitFor();
  expect(await page.getByLabel('Button text').inputValue()).toBe('Go on');
  expect(await stored('home')).toMatchObject({
    heroTitle: 'Changed in a test',
    heroDescription: 'Two\nlines',
    callToAction: { buttonText: 'Go on' },
    testimonials: expect.arrayContaining([
      expect.objectContaining({ name: 'Tested Person', role: 'Tester', message: 'It works.' }),
    ]),
    stats: expect.arrayContaining([{ value: '24x7', label: 'support' }]),
    featuredCourses: expect.arrayContaining(['digital-marketing']),
  });

  const [homePage, placementsPage] = await Promise.all(['/', '/placements'].map(publicPage));
  for (const text of ['Changed in a test', '24x7', 'Tested Person', 'It works.', 'Go on'])
    expect(homePage).toContain(text);
  for (const text of ['9 out of 10', 'Zoho, Freshworks', 'Millers</li>'])
    expect(placementsPage).toContain(text);

  // Contact info.
  const ours = { label: 'Our WhatsApp', number: '9876543210' };
  const storePhones = (...phone: object[]) =>
    change('content/contactInfo', (info) => ({ ...info, phone }));
  await storePhones({ label: 'Desk', number: 'ask at the desk' }, ours);
  const earlier = await publicPage('/contact');
  expect(earlier).toContain('<a>ask at the desk</a>');
  expect(earlier).toContain('href="https://wa.me/919876543210?text=');
  await storePhones(ours, { label: 'Tested', number: '9876543211', chat: true });
  const html = await publicPage('/contact');
  expect(html).toContain('<a href="tel:+919876543211">9876543211</a>');
  expect(html).toContain('href="https://wa.me/919876543211?text=');

  // To the footer, by a palette that comes late.
  await keep('content/footer');
  const arrives = await holdPalette(page);
  const field = page.getByLabel('Hero title');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('foo');
  arrives();
  const search = palette(page);
  await search.waitFor();
  await page.keyboard.type('ter');
  await expect.poll(() => search.inputValue()).toBe('footer');
  expect(await field.inputValue()).toBe('Changed in a test');
  await page.getByRole('option', { name: 'footer' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/footer');
  await page.getByLabel('Copyright').fill('© Tested');
  await page.getByLabel('Show quick links').uncheck();
  await save(page, 'Footer content updated successfully!');
  expect(await stored('footer')).toMatchObject({ copyright: '© Tested', showQuickLinks: false });
  expect(await publicPage('/')).toContain('© Tested');
});

// The first level adds and numbers links in a component, and looks for where the focus is in admin-session.
test.each(ifDeep)('navbar links are added and numbered; the focus is seen', async () => {
  await keep('content/navbar');
  const page = await visitAsAdmin(visit, '/admin/navbar', withoutPreview);
  const names = async () =>
    (await stored('navbar'))?.['links'].map(({ name }: { name: string }) => name);
  const before: string[] = await names();

  await page.getByRole('button', { name: 'Add link' }).click();
  const path = page.getByLabel('Path').last();
  await path.fill('/coures');
  // The app's styles show where the focus is.
  const grip = page.getByRole('button', { name: `Reorder ${before[0]}` });
  await page.keyboard.press('Tab');
  await grip.focus();
  expect(await grip.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  await save(page, 'Navbar updated successfully');

  expect(await names()).toEqual([...before, 'New Link']);
  const { links } = (await stored('navbar')) as { links: { order: number }[] };
  expect(links.map(({ order }) => order)).toEqual(links.map((_, index) => index + 1));
  expect(links.at(-1)).toMatchObject({ path: '/coures' });
  expect(await publicPage('/')).toContain('New Link');
});

// dashboard-18. The first level has this in a component.
test.each(ifDeep)(
  'the footer shows in place that it could not be saved, and for 3 seconds that it was',
  async () => {
    await keep('content/footer');
    const page = await visitAsAdmin(visit, '/admin/footer', {
      expectedErrors: /Failed/,
      ...withClock,
      ...withoutPreview,
    });
    await page.getByLabel('Copyright').fill('© Tested');
    await page.route('**/api/footer-content', (route) => route.abort());
    await saveButton(page).click();
    const form = page.getByRole('form', { name: 'Footer' });
    await form.getByRole('alert').getByText('Failed to update footer content').waitFor();
    await page.getByText('Not saved: offline').waitFor();

    await page.unroute('**/api/footer-content');
    const saved = 'Footer content updated successfully!';
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await save(page, saved);
    await page.clock.runFor(2_900);
    expect(await page.getByText(saved).isVisible()).toBe(true);
    await page.clock.runFor(200);
    await page.getByText(saved).waitFor({ state: 'detached' });
    expect(await stored('footer')).toMatchObject({ copyright: '© Tested' });
  },
);
