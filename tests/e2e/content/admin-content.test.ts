import { expect, test } from 'vitest';
import {
  openTab,
  save,
  saveButton,
  visitAsAdmin,
  withoutPreview,
} from '../../support/browser/admin.ts';
import { publicPage, useBrowser, withClock } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

/** Puts the document back as it is now, once the test is over. */
const keep = (path: string) => change(path, (data) => data);
const stored = async (name: string) => (await database.doc(`content/${name}`).get()).data();

// dashboard-9, dashboard-10, dashboard-15, dashboard-18
test('navbar links are added and numbered; what is typed in other tabs is checked, saved and shown; contact info is saved, with old invalid phones once corrected; the footer shows in place that it could not be saved, and for 3 seconds that it was', async () => {
  for (const name of ['navbar', 'home', 'placementStats']) await keep(`content/${name}`);
  const page = await visitAsAdmin(visit, '/admin/navbar', {
    expectedErrors: /Failed/,
    ...withClock,
    ...withoutPreview,
  });
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

  await openTab(page, 'home');
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

  await openTab(page, 'about');
  await page.getByRole('form', { name: 'About' }).waitFor();
  // What it has read is old by now.
  await openTab(page, 'home');
  expect(await page.getByLabel('Hero title').inputValue()).toBe('Changed in a test');
  expect(await page.getByLabel('Button text').inputValue()).toBe('Go on');

  // dashboard-12, placements-10
  await openTab(page, 'placements');
  await page.getByRole('link', { name: 'Placement statistics' }).click();
  await page.getByLabel('Placement rate').fill('9 out of 10');
  await page.getByLabel('Top companies').fill('Zoho, Freshworks');
  const partners = page.getByLabel('Names of hiring partners');
  expect(await partners.inputValue()).toMatch(/^Zoho\n(?:.+\n){23}UST$/);
  await save(page, 'Placement statistics updated successfully');
  const typed = { placementRate: '9 out of 10', topCompanies: 'Zoho, Freshworks' };
  expect(await stored('placementStats')).toMatchObject(typed);
  expect(await stored('placementStats')).not.toHaveProperty('hiringPartners');
  await partners.fill('Bakers & Sons\nMillers');
  await saveButton(page).click();
  await expect
    .poll(() => stored('placementStats'))
    .toMatchObject({ ...typed, hiringPartners: ['Bakers & Sons', 'Millers'] });

  for (const [place, ...texts] of [
    ['/', 'Changed in a test', '24x7', 'Tested Person', 'It works.', 'Go on'],
    ['/placements', '9 out of 10', 'Zoho, Freshworks', 'Millers</li>'],
  ] as const) {
    const html = await publicPage(place);
    for (const text of texts) expect(html, place).toContain(text);
  }

  // Contact info.
  await change('content/contactInfo', (info) => ({
    ...info,
    phone: [
      { label: 'Desk', number: 'ask at the desk' },
      { label: 'Our WhatsApp', number: '9876543210' },
    ],
  }));
  const earlier = await publicPage('/contact');
  expect(earlier).toContain('<a>ask at the desk</a>');
  expect(earlier).toContain('href="https://wa.me/919876543210?text=');
  await openTab(page, 'contact');
  const phones = page.getByRole('group', { name: 'Phones' });
  const numbers = phones.getByLabel('Number');
  expect(await numbers.first().inputValue()).toBe('ask at the desk');
  await page.getByLabel('Company name').fill('Tested Institute');
  await saveButton(page).click();
  await page.getByText('Enter a phone number such as 98765 43210').waitFor();
  await numbers.first().fill('044 4000 0100');
  await page.getByRole('button', { name: 'Add phone' }).click();
  await phones.getByLabel('Label').last().fill('Tested');
  await numbers.last().fill('9876543211');
  for (const index of [1, 2]) await phones.getByLabel('WhatsApp chat').nth(index).check();
  await saveButton(page).click();
  await phones.getByText('Choose one number for the chat').waitFor();
  await phones.getByLabel('WhatsApp chat').nth(1).uncheck();
  const emails = page.getByRole('group', { name: 'Emails' });
  await page.getByRole('button', { name: 'Add email' }).click();
  await emails.getByLabel('Address').last().fill('not an address');
  await saveButton(page).click();
  await page.getByText('Enter an email address such as name@example.com').waitFor();
  await emails.getByLabel('Address').last().fill('tested@example.com');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await page.getByLabel(day).fill(`${day} hours`);
  await save(page, 'Contact info updated successfully');
  const info = await stored('contactInfo');
  expect(info).toMatchObject({
    companyName: 'Tested Institute',
    officeHours: { monday: 'Monday hours', sunday: 'Sunday hours' },
  });
  expect(info?.['phone'].at(-1)).toEqual({ label: 'Tested', number: '9876543211', chat: true });
  expect(info?.['email'].at(-1)).toEqual({ label: '', address: 'tested@example.com' });
  const html = await publicPage('/contact');
  for (const text of ['Tested Institute', 'tested@example.com', 'Monday hours'])
    expect(html).toContain(text);
  expect(html).toContain('<a href="tel:+919876543211">9876543211</a>');
  expect(html).toContain('href="https://wa.me/919876543211?text=');

  // The footer.
  await keep('content/footer');
  await openTab(page, 'footer');
  await page.getByLabel('Copyright').fill('© Tested');
  await page.getByLabel('Show quick links').uncheck();
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
  expect(await stored('footer')).toMatchObject({ copyright: '© Tested', showQuickLinks: false });
  expect(await publicPage('/')).toContain('© Tested');
});
