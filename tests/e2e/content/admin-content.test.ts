import { expect, test } from 'vitest';
import { save, saveButton, visitAsAdmin } from '../../support/browser/admin.ts';
import { publicPage, useBrowser, withClock } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

/** Puts the document back as it is now, once the test is over. */
const keep = (path: string) => change(path, (data) => data);
const stored = async (name: string) => (await database.doc(`content/${name}`).get()).data();

// dashboard-2, dashboard-3, dashboard-9
test('navbar links are added, moved, hidden, deleted and numbered from 1', async () => {
  await keep('content/navbar');
  const page = await visitAsAdmin(visit, '/admin/navbar');
  const names = async () =>
    (await stored('navbar'))?.['links'].map(({ name }: { name: string }) => name);
  const before: string[] = await names();
  const [first, second, ...rest] = before;

  await page.getByRole('button', { name: 'Add link' }).click();
  expect(await page.getByLabel('Name').last().inputValue()).toBe('New Link');
  expect(await page.getByLabel('Path').last().inputValue()).toBe('/');
  expect(await page.getByLabel('Active').last().isChecked()).toBe(true);
  await page.getByRole('button', { name: `Move down ${first}` }).click();
  await page.getByRole('button', { name: `Delete ${rest[0]}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Delete ${rest[0]}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: `Hide ${second}` }).click();
  await save(page, 'Navbar updated successfully');

  expect(await names()).toEqual([second, first, ...rest.slice(1), 'New Link']);
  const { links } = (await stored('navbar')) as { links: { order: number; isActive: boolean }[] };
  expect(links.filter(({ isActive }) => !isActive)).toEqual([links[0]]);
  expect(links.map(({ order }) => order)).toEqual(links.map((_, index) => index + 1));
  expect(await publicPage('/')).toContain('New Link');
});

// dashboard-10
test('a navbar path without a page shows a warning, and can be saved', async () => {
  await keep('content/navbar');
  const page = await visitAsAdmin(visit, '/admin/navbar');
  await page.getByRole('button', { name: 'Add link' }).click();
  const path = page.getByLabel('Path').last();
  const said = page.getByText('The site has no page at');
  for (const wrong of ['/coures', '/courses/no-such-course']) {
    await path.fill(wrong);
    await path.blur();
    await page.getByText(`The site has no page at ${wrong}.`).waitFor();
  }
  await path.fill('/courses/python-full-stack-development');
  await Promise.all([page.waitForResponse(/documents:runQuery/), path.blur()]);
  expect(await said.count()).toBe(0);
  await path.fill('/courses?level=Beginner');
  await path.blur();
  expect(await said.count()).toBe(0);
  await path.fill('/coures');
  await save(page, 'Navbar updated successfully');
  expect((await stored('navbar'))?.['links'].at(-1)).toMatchObject({ path: '/coures' });
});

test('every kind of field of home is saved, kept, and shown on the site', async () => {
  await keep('content/home');
  const page = await visitAsAdmin(visit, '/admin');
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

  await page.reload();
  await page.getByLabel('Hero title').waitFor();
  expect(await page.getByLabel('Hero title').inputValue()).toBe('Changed in a test');
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
  const html = await publicPage('/');
  for (const text of ['Changed in a test', '24x7', 'Tested Person', 'It works.', 'Go on'])
    expect(html).toContain(text);
});

// dashboard-14
test('a new platform has 5 and #FFC107, and a rating over 5 is refused', async () => {
  await keep('content/trustStats');
  const page = await visitAsAdmin(visit, '/admin/trust-stats');
  await page.getByRole('button', { name: 'Add platform' }).click();
  const rating = page.getByLabel('Rating', { exact: true }).last();
  expect(await rating.inputValue()).toBe('5');
  expect(await page.getByLabel('Colour', { exact: true }).last().inputValue()).toBe('#FFC107');
  expect(await rating.getAttribute('step')).toBe('0.1');
  await page.getByLabel('Name').last().fill('Tested');
  await rating.fill('5.1');
  await saveButton(page).click();
  await page.getByText('Enter a rating from 0 to 5').waitFor();
  await rating.fill('4.7');
  await save(page, 'Trust stats updated successfully');
  expect((await stored('trustStats'))?.['ratingPlatforms'].at(-1)).toEqual({
    name: 'Tested',
    rating: 4.7,
    icon: '',
    color: '#FFC107',
    url: '',
    isActive: true,
  });
  expect(await publicPage('/')).toContain('Tested');
});

// dashboard-15
test('contact info is saved with labelled phones and emails and seven days', async () => {
  await keep('content/contactInfo');
  const page = await visitAsAdmin(visit, '/admin/contact');
  await page.getByLabel('Company name').fill('Tested Institute');
  await page.getByRole('button', { name: 'Add phone' }).click();
  const phones = page.getByRole('group', { name: 'Phones' });
  await phones.getByLabel('Label').last().fill('Tested');
  await phones.getByLabel('Number').last().fill('ask at the desk');
  await saveButton(page).click();
  await page.getByText('Enter a phone number such as 98765 43210').waitFor();
  await phones.getByLabel('Number').last().fill('9876543210');
  await phones.getByLabel('WhatsApp chat').last().check();
  await saveButton(page).click();
  await phones.getByText('Choose one number for the chat').waitFor();
  await phones.getByLabel('WhatsApp chat').nth(2).uncheck();
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
  expect(info?.['phone'].at(-1)).toEqual({
    label: 'Tested',
    number: '9876543210',
    chat: true,
  });
  expect(info?.['email'].at(-1)).toEqual({ label: '', address: 'tested@example.com' });
  const html = await publicPage('/contact');
  for (const text of ['Tested Institute', 'tested@example.com', 'Monday hours'])
    expect(html).toContain(text);
  expect(html).toContain('<a href="tel:+919876543210">9876543210</a>');
  expect(html).toContain('href="https://wa.me/919876543210?text=');
});

test('old invalid phone numbers are shown without a link, and as errors in the editor', async () => {
  await change('content/contactInfo', (info) => ({
    ...info,
    phone: [
      { label: 'Desk', number: 'ask at the desk' },
      { label: 'Our WhatsApp', number: '9876543210' },
    ],
  }));
  const html = await publicPage('/contact');
  expect(html).toContain('<a>ask at the desk</a>');
  expect(html).toContain('href="https://wa.me/919876543210?text=');
  const page = await visitAsAdmin(visit, '/admin/contact');
  const phones = page.getByRole('group', { name: 'Phones' });
  expect(await phones.getByLabel('Number').first().inputValue()).toBe('ask at the desk');
  await phones.getByLabel('Number').last().fill('98765 43211');
  await saveButton(page).click();
  await page.getByText('Enter a phone number such as 98765 43210').waitFor();
});

// dashboard-16
test('about is saved with its values and achievements', async () => {
  await keep('content/about');
  const page = await visitAsAdmin(visit, '/admin/about');
  await page.getByLabel('Vision', { exact: true }).fill('Tested vision');
  await page.getByRole('button', { name: 'Add achievement' }).click();
  const achievements = page.getByRole('group', { name: 'Achievements' });
  await achievements.getByLabel('Value').last().fill('7');
  await achievements.getByLabel('Label').last().fill('tests');
  await page.getByRole('button', { name: 'Add value' }).click();
  const values = page.getByRole('group', { name: 'Values' });
  await values.getByLabel('Title').last().fill('Care');
  await save(page, 'About info updated successfully');
  const about = await stored('about');
  expect(about).toMatchObject({ visionDescription: 'Tested vision' });
  expect(about?.['achievements'].at(-1)).toEqual({ value: '7', label: 'tests' });
  expect(about?.['values'].at(-1)).toEqual({ title: 'Care', description: '' });
  const html = await publicPage('/about');
  for (const text of ['Tested vision', 'tests', 'Care']) expect(html).toContain(text);
});

// dashboard-18
test('the footer shows in place that it was saved, for 3 seconds', async () => {
  await keep('content/footer');
  const page = await visitAsAdmin(visit, '/admin/footer', withClock);
  await page.getByLabel('Copyright').fill('© Tested');
  await page.getByLabel('Show quick links').uncheck();
  const saved = 'Footer content updated successfully!';
  await save(page, saved);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  await page.clock.runFor(1_900);
  await page.getByText(saved).waitFor();
  await page.clock.runFor(1_000);
  await page.getByText(saved).waitFor({ state: 'detached' });
  expect(await stored('footer')).toMatchObject({ copyright: '© Tested', showQuickLinks: false });
  expect(await publicPage('/')).toContain('© Tested');
});

// dashboard-18
test('a failed save of the footer is an alert in place', async () => {
  const page = await visitAsAdmin(visit, '/admin/footer', { expectedErrors: /Failed/ });
  await page.getByLabel('Copyright').fill('© Tested');
  await page.route('**/api/footer-content', (route) => route.abort());
  await saveButton(page).click();
  const form = page.getByRole('form', { name: 'Footer' });
  await form.getByRole('alert').getByText('Failed to update footer content').waitFor();
  await page.getByText('Not saved: you are offline').waitFor();
});

// dashboard-12, placements-10
test('placement statistics are free text, and the companies beside them a list', async () => {
  await keep('content/placementStats');
  const page = await visitAsAdmin(visit, '/admin/placements');
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
  const html = await publicPage('/placements');
  for (const text of ['9 out of 10', 'Zoho, Freshworks', 'Millers</li>'])
    expect(html).toContain(text);
});
