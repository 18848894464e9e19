import { localDay } from '@institute/schema';
import { expect, test } from 'vitest';
import { publicPage, site, useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';
import { contactForm } from '../../support/browser/enquiries.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

// contact-2, contact-4, contact-5, contact-8, contact-10, routes-10
test('the contact page shows every way to reach the institute, its form the choices of the specification and the site’s own courses, where that is switched on the time of an answer, and printed no forms', async () => {
  await change('summaries/answerTime', () => ({
    median: 170,
    answers: 42,
    until: localDay(new Date()),
  }));
  await change('content/contactInfo', (info) => ({
    ...info,
    officeHours: { ...info['officeHours'], monday: '8 AM - 8 PM', tuesday: 'Never', sunday: '' },
  }));
  const page = await visit('/contact');
  await page.getByRole('heading', { level: 1, name: 'Get In Touch' }).waitFor();
  const details = page.getByRole('group', { name: 'Contact details' });
  const shownText = await details.innerText();
  for (const shown of [
    'Vaasal Institute of Technology',
    '2nd Floor, 14 Kolam Street, Adyar',
    'Chennai, Tamil Nadu 600020',
    'Mon-Sat: 9 AM - 7 PM',
  ])
    expect(shownText).toContain(shown);
  const links = await details
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    'tel:+914440000100',
    'tel:+914440000101',
    'tel:+919000000100',
    'mailto:admissions@vaasal.example',
    'mailto:placements@vaasal.example',
  ]);
  expect(await details.getByRole('term').allTextContents()).toEqual(['Mon-Fri', 'Sat', 'Sun']);
  expect(await details.getByRole('definition').allTextContents()).toEqual([
    '8 AM - 8 PM',
    '10 AM - 5 PM',
    'Closed',
  ]);
  const map = page
    .getByRole('region', { name: 'Find Us Here' })
    .getByRole('link', { name: 'Maps' })
    .first();
  expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/.*Kolam/);
  expect(await map.getAttribute('target')).toBe('_blank');

  const choices = (label: string) =>
    page
      .getByLabel(label)
      .locator('> option')
      .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
  expect(await choices('Course Interested In *')).toEqual([
    '',
    'python-fullstack',
    'web-development',
    'ai-machine-learning',
    'data-science-analytics',
    'cloud-devops',
    'cybersecurity',
    'ui-ux-design',
    'digital-marketing',
  ]);
  expect(await choices('Qualification')).toEqual([
    '',
    '10th',
    '12th',
    'diploma',
    'graduate',
    'postgraduate',
  ]);
  expect(await choices('Experience')).toEqual(['', 'fresher', '0-1', '1-3', '3-5', '5+']);
  expect(await choices('Placement Support')).toEqual(['', 'yes', 'no', 'maybe']);
  await page.getByLabel('Placement Support').selectOption('Not Sure');

  const select = page.getByLabel('Course Interested In *');
  const own = select.locator('optgroup[label="Our courses"] option');
  const names = await own.allTextContents();
  expect(names).toContain('AWS Cloud Architecture');
  expect(names).not.toContain('UI/UX Design');
  expect(names).not.toContain('Python Full Stack Development');
  expect(await select.locator(':scope > :last-child > option').count()).toBe(names.length);

  const answerTime = 'Median time to our first answer in the last 90 days: 3 hours (42 enquiries).';
  expect(await page.getByText(answerTime).count()).toBe(0);
  await change('content/contactInfo', (info) => ({ ...info, showAnswerTime: true }));
  expect(await publicPage('/contact')).toContain(answerTime);

  // Printed, it has no empty forms.
  await page.goto('/contact?for=demo');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('region', { name: 'Find Us Here' }).waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Find Us Here']);
});

// contact-2
test('without contact info the form and the default hours are shown', async () => {
  await change('content/contactInfo', () => null);
  const page = await visit('/contact', { javaScriptEnabled: false });
  await contactForm(page).waitFor();
  const hours = page.getByRole('group', { name: 'Contact details' });
  expect(await hours.getByRole('definition').allTextContents()).toEqual([
    '9 AM - 7 PM',
    '10 AM - 5 PM',
    'Closed',
  ]);
});

// contact-1
test('a spinner shows while the contact info is read; the form even if that fails', async () => {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  const page = await visit('/contact', {
    expectedErrors: /Failed call|ERR_FAILED|@firebase\/firestore/,
    before: async (opened) => {
      // The dashboard's HTML is the empty shell, as it is sent where a page cannot be rendered.
      await opened.route(`${site}/contact`, (route) => route.continue({ url: `${site}/admin` }));
      await opened.route('**/documents**', async (route) => {
        await failing;
        await route.abort();
      });
    },
  });
  await page.getByRole('main').getByText('Loading').waitFor();
  expect(await contactForm(page).count()).toBe(0);
  fail();
  await page.getByRole('alert').getByText('Failed to fetch contact info').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Get In Touch' }).waitFor();
  await contactForm(page).getByLabel('Full Name *').fill('Still here');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('2nd Floor, 14 Kolam Street, Adyar').first().waitFor();
  expect(await contactForm(page).getByLabel('Full Name *').inputValue()).toBe('Still here');
});

test.each([
  ['/contact?course=ui-ux-design&about=ui-ux-design', 'ui-ux-design'],
  ['/contact?course=astrology', ''],
  ['/contact?course=toString', ''],
  ['/contact', ''],
])('%s has the course %j chosen in its HTML', async (path, course) => {
  const [form = ''] = /<select[^>]* name="course".*?<\/select>/s.exec(await publicPage(path)) ?? [];
  const chosen = [...form.matchAll(/<option[^>]*selected[^>]*>/g)].map(([option]) => option);
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toContain(`value="${course}"`);
});
