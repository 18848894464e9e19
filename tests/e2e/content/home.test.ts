import { localDay } from '@institute/schema';
import { expect, test } from 'vitest';
import { appReady, publicPage, site, useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

interface Slot {
  readonly id: string;
  readonly left: number;
}

const freeSlots = async (): Promise<Slot[]> => {
  const { data } = (await (await fetch(`${site}/api/demo/slots`)).json()) as { data: Slot[] };
  return data.filter(({ left }) => left > 0);
};

// home-11
test('the hero tells the next demo class and the next batch, without scripts', async () => {
  const batches = await database.collection('batches').orderBy('firstDay').get();
  const [first, second] = batches.docs.filter(
    (batch) => batch.get('firstDay') >= localDay(new Date()),
  );
  const courseOf = async (batch: typeof first) => {
    const found = await database.doc(`courses/${batch?.get('course')}`).get();
    return `/courses/${found.get('slug')}`;
  };
  await change(`batches/${first?.id}`, (data) => ({ ...data, seats: 8, seatsTaken: 8 }));
  await change(`batches/${second?.id}`, (data) => ({ ...data, seats: 8, seatsTaken: 5 }));
  const page = await visit('/', { javaScriptEnabled: false });
  const links = page.getByRole('region', { name: 'Next at the institute' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    `/demo/${(await freeSlots())[0]?.id}`,
    await courseOf(second),
  ]);
  await links.nth(0).getByText('Next demo class').waitFor();
  await links.nth(1).getByText('3 seats left').waitFor();
});

// home-1, home-2, home-3, home-4, home-5, home-7, home-8
test('hero, picked courses, active platforms and three testimonials, which do not move, and stats, which do', async () => {
  await change('content/home', (home) => ({
    ...home,
    featuredCourses: ['ui-ux-design', 'no-such-course', 'aws-cloud-architecture', 'unused'],
    testimonials: [1, 2, 3].map((index) => ({
      ...{ name: `Student ${index}`, role: 'Developer', message: 'It was good.', image: '' },
    })),
    stats: [{ value: '1,00,000+', label: 'Students' }],
  }));
  await change('content/trustStats', (stats) => ({
    ...stats,
    studentCount: '5,000+',
    studentLabel: 'Learners',
    ratingPlatforms: [
      { name: 'Ours', rating: 5, icon: '', color: '#112233', isActive: true, url: '/about' },
      { name: 'Off', rating: 1, icon: '', color: '#112233', isActive: false },
    ],
  }));
  const page = await visit('/');
  await appReady(page);
  const main = page.getByRole('main');
  const href = (name: string) =>
    main.getByRole('link', { name, exact: true }).first().getAttribute('href');
  expect(await href('Explore Courses')).toBe('/courses');
  expect(await href('Get Free Demo')).toBe('/contact?for=demo');
  expect(await href('Contact Us')).toBe('/contact');

  const cards = page.getByRole('region', { name: 'Featured Courses' }).getByRole('article');
  expect(await cards.getByRole('heading').allTextContents()).toEqual([
    'UI/UX Design',
    'AWS Cloud Architecture',
  ]);
  const trust = page.getByRole('region', { name: 'Trusted by' });
  await trust.getByText('5,000+').waitFor();
  expect(await trust.getByRole('listitem').allTextContents()).toEqual(['Ours★ 5.0 out of 5']);
  expect(await trust.getByRole('link', { name: 'Ours' }).getAttribute('href')).toBe('/about');
  await page.getByText('Student 2').waitFor();
  expect(await page.getByRole('button', { name: /testimonials/ }).count()).toBe(0);

  await page.setViewportSize({ width: 390, height: 300 });
  const band = page.getByRole('region', { name: 'In numbers' });
  // Out of view, then in it.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (let frame = 0; frame < 4; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await band.scrollIntoViewIfNeeded();
  await band.locator('dd [data-drawn]').waitFor();
  expect(await band.ariaSnapshot()).toContain('1,00,000+');
});

// home-4, home-6, courses-5
test('the first three courses are featured when none is picked, and trust has its defaults when absent', async () => {
  await change('content/home', (home) => ({ ...home, featuredCourses: [] }));
  await change('content/trustStats', () => null);
  await change('courses/python-full-stack-development', (course) => ({
    ...course,
    shortDescription: '',
    description: 'The long description',
    highlights: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'],
  }));
  const page = await visit('/');
  const cards = page.getByRole('region', { name: 'Featured Courses' }).getByRole('article');
  expect(await cards.count()).toBe(3);
  const card = cards.first();
  expect(await card.getByRole('listitem').allTextContents()).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
  ]);
  await card.getByText('+2 more').waitFor();
  await card.getByText('The long description').waitFor();
  await card.getByText('Learn More').waitFor();
  await card.getByText('Beginner').waitFor();
  const trust = page.getByRole('region', { name: 'Trusted by' });
  await trust.getByText('1,00,000+').waitFor();
  expect(await trust.getByRole('listitem').allTextContents()).toEqual([
    'Trustpilot★ 4.8 out of 5',
    'Google★ 4.9 out of 5',
  ]);
});

// home-9
test('missing home content shows a message', async () => {
  await change('content/home', () => null);
  const html = await publicPage('/');
  for (const text of ['Content Not Found', 'Home page content is not available'])
    expect(html).toContain(text);
});
