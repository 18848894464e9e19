import { expect, test } from 'vitest';
import { appCheckDebugToken } from '../../support/app-check.ts';
import { firebaseHosts, tokensOf } from '../../support/browser/app-check-tokens.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { nextFrames } from '../../support/browser/keyboard.ts';
import { watchPending } from '../../support/browser/pending-requests.ts';
import { ifDeep, instances } from '../../support/level.ts';

const { visit } = useBrowser();

// course-2, contact-6, contact-7
test.each(instances(['phone', 'desktop'] as const, 1))(
  'a visitor on a %s finds a course and sends an enquiry about it, all with a token of App Check',
  async (device) => {
    const page = await visit('/', { device });
    await appReady(page);
    const reads = tokensOf(page, firebaseHosts.firestore);
    const enquiries = tokensOf(page, '/api/enquiries');
    await page.getByRole('link', { name: 'Explore Courses' }).click();
    await page.getByRole('link', { name: /^Cloud/ }).click();
    await page.getByText(/courses in Cloud$/).waitFor();
    await page.getByRole('link', { name: 'AWS Cloud Architecture' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'AWS Cloud Architecture' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).click();

    const form = page.getByRole('form', { name: 'Course Enquiry Form' });
    await expect
      .poll(() => form.getByLabel(/^Course Interested In/).inputValue())
      .toBe('AWS Cloud Architecture');
    const name = `Visitor on a ${device}`;
    await form.getByLabel(/^Full Name/).fill(name);
    await form.getByLabel(/^Email Address/).fill('visitor@example.com');
    await form.getByLabel(/^Phone Number/).fill('098765 43210');
    await form.getByRole('checkbox', { name: /^I agree/ }).check();
    await form.getByRole('button', { name: /Enquiry/ }).click();
    await page.getByText('Thank you for your interest!').waitFor();

    const { docs } = await database.collection('enquiries').where('name', '==', name).get();
    expect(docs.map((entry) => entry.data())).toEqual([
      expect.objectContaining({
        name,
        email: 'visitor@example.com',
        phone: '+919876543210',
        course: 'AWS Cloud Architecture',
        status: 'new',
        source: 'Contact Form',
        page: '/contact?course=cloud-devops&about=aws-cloud-architecture',
      }),
    ]);
    await docs[0]?.ref.delete();
    for (const tokens of [reads, enquiries])
      expect(new Set(tokens)).toEqual(new Set([appCheckDebugToken]));
  },
);

// routes-7. The first level reads home and batches without JavaScript in batches, and a course in course-fees.
test.each(ifDeep)('home, courses and a course are readable without JavaScript', async () => {
  const page = await visit('/', { javaScriptEnabled: false });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByRole('region', { name: 'Featured Courses' })
    .getByRole('link', { name: 'Python Full Stack Development' })
    .click();
  await page.waitForURL('**/courses/python-full-stack-development');
  await page.getByRole('heading', { name: 'Course Modules' }).waitFor();

  await page.goto('/courses?category=security');
  await page.getByText('2 courses in Security').waitFor();
  await page
    .getByRole('navigation', { name: 'Course categories' })
    .getByRole('link', { name: /^All/ })
    .click();
  await page.getByText(/^Showing all 17 courses$/).waitFor();
});

// routes-12
test('the title of a card moves to the page that it opens, for those who prefer motion', async () => {
  const page = await visit('/robots.txt', {
    before: async (each) => {
      await each.addInitScript(() => {
        const begin = document.startViewTransition.bind(document);
        const seen = { moved: [] as string[] };
        Object.assign(window, seen);
        document.startViewTransition = (update) => {
          const transition = begin(update);
          void transition.ready.then(() =>
            seen.moved.push(
              ...document
                .getAnimations()
                .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
                .filter((name) => name.startsWith('::view-transition-group(course-')),
            ),
          );
          return transition;
        };
      });
    },
  });
  const pending = watchPending(page);
  let answered = 0;
  page.on('requestfinished', (request) => {
    answered += Number(/:runQuery|\/api\/batches\b/.test(request.url()));
  });
  for (const [reducedMotion, times] of [
    ['reduce', 0],
    ['no-preference', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    answered = 0;
    await page.goto('/courses');
    await appReady(page);
    const link = page.getByRole('article').getByRole('link', { name: 'UI/UX Design' });
    await link.hover();
    // The course, its batches and its trainers, and the scripts of its page.
    await expect.poll(() => [answered, pending.size]).toEqual([3, 0]);
    await nextFrames(page);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'UI/UX Design' }).waitFor();
    await expect.poll(() => page.evaluate('moved.length'), { message: reducedMotion }).toBe(times);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
