import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { appReady, publicPage, site, useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';
import { firestoreRequests } from '../../support/browser/firestore-requests.ts';
import { viewports } from '../../support/launch-browser.ts';

const { visit } = useBrowser();
const { change, changeAll } = useContentChanges();

const course = '/courses/python-full-stack-development';

// courses-1, courses-2, courses-3, courses-4, courses-6
test('the categories filter the courses, the address keeps the choice, and what every course includes follows; an empty category offers all courses', async () => {
  const page = await visit('/courses');
  await appReady(page);
  const chips = page.getByRole('navigation', { name: 'Course categories' }).getByRole('link');
  expect((await chips.allTextContents()).map((text) => text.replace(/ \d+$/, ''))).toEqual([
    'All',
    'Development',
    'Data Science',
    'AI/ML',
    'Cloud',
    'Security',
    'Design',
    'Marketing',
  ]);
  await page.getByText('Showing all 17 courses').waitFor();
  expect(await page.getByRole('article').count()).toBe(17);
  const included = page.getByRole('region', { name: "What You'll Get" });
  expect(await included.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Course materials',
    'Live projects',
    'Certification',
    'Placement support',
  ]);

  expect(await page.getByRole('link', { name: 'next batches' }).getAttribute('href')).toBe(
    '/batches',
  );

  await chips.filter({ hasText: 'AI/ML' }).click();
  const summary = page.getByRole('status').filter({ hasText: 'in AI/ML' });
  await summary.waitFor();
  const shown = await page.getByRole('article').count();
  expect(await summary.textContent()).toBe(`${shown} courses in AI/ML`);
  expect(page.url()).toBe(`${site}/courses?category=ai-ml`);
  await page.reload();
  await summary.waitFor();
  expect(await page.getByRole('article').count()).toBe(shown);

  await changeAll(['courses'], (data) => (/Marketing|SEO/.test(data['title']) ? null : data));
  const none = await publicPage('/courses?category=marketing');
  for (const text of ['0 courses in Marketing', '>No courses found</h2>'])
    expect(none).toContain(text);
  expect(none).toMatch(/<a [^>]*href="\/courses"[^>]*>View All Courses</);
});

// courses-5, courses-7
test('courses stand by category, each with its fee and the day of its next batch', async () => {
  const page = await visit('/courses', { javaScriptEnabled: false, device: 'phone' });
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Development 4 courses',
    'Data Science 2 courses',
    'AI/ML 2 courses',
    'Cloud 3 courses',
    'Security 2 courses',
    'Design 2 courses',
    'Marketing 2 courses',
    "What You'll Get",
    ...(await page.getByRole('contentinfo').getByRole('heading', { level: 2 }).allTextContents()),
  ]);
  const card = page.getByRole('article').filter({ hasText: 'Data Science with Python' });
  await card.getByText('₹55,000').waitFor();
  const day = await card.getByRole('time').getAttribute('datetime');
  await page.goto('/batches?course=data-science-with-python');
  expect(await page.getByRole('main').getByRole('time').first().getAttribute('datetime')).toBe(day);
});

// contact-13, course-1, course-2, course-3, course-4, course-6, course-15
test('a course is the same read in the browser as in the HTML, shows its facts, its outline and its calls, and what counts in the first screen; the contact page needs no further read to show it', async () => {
  const page = await visit('/courses', {
    // Without the branches the contact page says no more than the name of one.
    expectedErrors: /Failed call: (?:syllabus|branches)|ERR_FAILED/,
  });
  await appReady(page);
  await page.getByRole('link', { name: 'Python Full Stack Development' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Python Full Stack Development' }).waitFor();
  const text = () => page.getByRole('main').innerText();
  const inBrowser = await text();
  await page.reload();
  await appReady(page);
  expect(await text()).toBe(inBrowser);

  expect(await page.getByRole('link', { name: 'Back to Courses' }).getAttribute('href')).toBe(
    '/courses',
  );
  for (const name of ['Course Overview', "What You'll Learn", 'Course Modules', 'Course Features'])
    await page.getByRole('heading', { level: 2, name }).waitFor();
  const contact = '/contact?course=python-fullstack&about=python-full-stack-development';
  for (const [name, to] of [
    ['Apply Now', contact],
    ['Get Free Demo', `${contact}&for=demo`],
    ['Enroll Now', contact],
    ['Book Free Demo', `${contact}&for=demo`],
  ] as const)
    expect(await page.getByRole('link', { name }).getAttribute('href'), name).toBe(to);
  const classes = page.getByRole('link', { name: 'See Demo Classes' });
  expect(await classes.getAttribute('href')).toBe('/demo?course=python-full-stack-development');

  const facts = page.getByRole('complementary', { name: 'About this course' });
  const bar = page.getByRole('complementary', { name: 'Shortcuts' });
  for (const [device, place] of [
    ['desktop', facts],
    ['phone', bar],
  ] as const) {
    await page.setViewportSize(viewports[device]);
    for (const shown of [
      facts.getByText('₹48,000'),
      facts.getByRole('link', { name: /^\w{3} \d+ \w{3}/ }),
      place.getByRole('link', { name: 'Apply Now' }),
    ]) {
      const box = await shown.boundingBox();
      const end = (box?.y ?? Infinity) + (box?.height ?? 0);
      expect(end, device).toBeLessThan(viewports[device].height);
    }
  }
  const { height } = (await bar.boundingBox()) ?? {};
  await page.evaluate(() => scrollTo(0, 1_000));
  await bar.getByRole('button', { name: 'Scroll to top' }).waitFor();
  expect((await bar.boundingBox())?.height).toBe(height);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await bar.boundingBox())?.height).toBe(height);

  // After a failure another press downloads it; by keyboard, for what is told may lie over the button.
  const syllabus = page.getByRole('link', { name: 'Download Syllabus' });
  await page.route('**/api/upload/file/**', (route) => route.abort(), { times: 1 });
  await syllabus.click();
  await page.getByText('Download Failed').waitFor();
  await page.getByText('Failed to download syllabus. Please try again.').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), syllabus.press('Enter')]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByText('Download Started').waitFor();
  await page.getByText('Syllabus download has been initiated').waitFor();

  await page.route(firestoreRequests, (route) => route.abort());
  await bar.getByRole('link', { name: 'Apply Now' }).click();
  const ticket = page.getByRole('complementary', { name: 'What you ask about' });
  await ticket.getByRole('heading', { name: 'Python Full Stack Development' }).waitFor();
});

// course-3, course-4, course-5, course-7, course-15
test('a bare course shows defaults, one without a price whom to ask; a syllabus elsewhere opens a tab; an unknown course says so', async () => {
  await change(course.slice(1), (data) => ({
    ...data,
    price: 0,
    highlights: [],
    curriculum: [],
    syllabus: '',
  }));
  const page = await visit(course, { expectedErrors: /404/ });
  const facts = page.getByRole('complementary', { name: 'About this course' });
  await facts.getByText('Ask us').waitFor();
  expect(await facts.getByRole('link', { name: 'Fees and refunds' }).count()).toBe(0);
  const learn = page.getByRole('region', { name: "What You'll Learn" });
  expect(await learn.getByRole('listitem').allTextContents()).toEqual([
    'Comprehensive curriculum',
    'Expert instruction',
    'Hands-on projects',
    'Industry certification',
    'Placement support',
  ]);
  await page.getByText('Course curriculum will be updated soon.').waitFor();
  const withoutFile = page.getByRole('button', { name: 'Download Syllabus' });
  expect(await withoutFile.isDisabled()).toBe(true);
  await facts.getByText('Syllabus for this course is not available yet').waitFor();

  const elsewhere = 'https://elsewhere.example/syllabus.pdf';
  await change(course.slice(1), (data) => ({ ...data, syllabus: elsewhere }));
  await page.reload();
  await appReady(page);
  await page.context().route(elsewhere, (route) => route.fulfill({ body: 'A syllabus' }));
  const syllabus = page.getByRole('link', { name: 'Download Syllabus' });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), syllabus.click()]);
  await page.getByText('Download Started').waitFor();
  await opened.waitForURL(elsewhere);

  await page.goto('/courses/nope');
  await page.getByRole('heading', { name: 'Course Not Found' }).waitFor();
  await page.getByText("The course you're looking for doesn't exist.").waitFor();
  await page.getByRole('alert').getByText('Course not found').waitFor();
  const back = page.getByRole('link', { name: 'Back to Courses' });
  expect(await back.getAttribute('href')).toBe('/courses');
});
