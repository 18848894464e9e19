import * as schema from '@institute/schema';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { pressAll, showsAny } from '../../support/browser/press-preview.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { instances } from '../../support/level.ts';
import { picture } from '../../support/picture.ts';
import { fieldOf, wordedBody, type Leaf } from '../../support/worded-body.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

interface Previewed {
  readonly tab: string;
  /** Path of the document. */
  readonly document: string;
  readonly schema: z.ZodMiniType;
  readonly full: object;
  /** Fields with a text that the page does not say, and why. */
  readonly unsaid: Readonly<Record<string, string>>;
}

const address = 'an address, behind a text';
const other = 'names another document, of which the page says the title';
const choice = 'a choice, said in other words';
const elsewhere = 'on another page';
const bars = 'a list of counts, drawn as bars';
const onCourses = 'shown on each course alone';

const previews: readonly Previewed[] = [
  {
    tab: 'navbar',
    document: 'content/navbar',
    schema: schema.navbar,
    full: fullBodies.saveNavbar(),
    unsaid: { 'links.*.path': address },
  },
  {
    tab: 'home',
    document: 'content/home',
    schema: schema.home,
    full: fullBodies.saveHome(),
    unsaid: { featuredCourses: other },
  },
  {
    tab: 'courses/pressed',
    document: 'courses/pressed',
    schema: schema.course,
    full: fullBodies.createCourse(),
    unsaid: { slug: address, category: elsewhere, syllabus: address },
  },
  {
    tab: 'placements/pressed',
    document: 'placements/pressed',
    schema: schema.placement,
    full: fullBodies.createPlacement(),
    unsaid: {},
  },
  {
    tab: 'placements/statistics',
    document: 'content/placementStats',
    schema: schema.placementStats,
    full: fullBodies.savePlacementStats(),
    unsaid: { byCourse: bars, byYear: bars, placedByCourseAndYear: onCourses },
  },
  {
    tab: 'blog/pressed',
    document: 'posts/pressed',
    schema: schema.post,
    full: fullBodies.createPost(),
    unsaid: { slug: address },
  },
  {
    tab: 'trust-stats',
    document: 'content/trustStats',
    schema: schema.trustStats,
    full: fullBodies.saveTrustStats(),
    unsaid: {
      'ratingPlatforms.*.icon': 'tells platforms apart for staff',
      'ratingPlatforms.*.color': 'a colour',
      'ratingPlatforms.*.url': address,
    },
  },
  {
    tab: 'contact',
    document: 'content/contactInfo',
    schema: schema.contactInfo,
    full: fullBodies.saveContactInfo(),
    unsaid: {
      country: 'told to search engines alone',
      'branches.*.mapPoint': 'where a link to the map leads',
      ...Object.fromEntries(
        ['tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [
          `officeHours.${day}`,
          'The contact page shows Monday’s hours',
        ]),
      ),
    },
  },
  {
    tab: 'about',
    document: 'content/about',
    schema: schema.about,
    full: fullBodies.saveAbout(),
    unsaid: {},
  },
  {
    tab: 'footer',
    document: 'content/footer',
    schema: schema.footer,
    full: fullBodies.saveFooter(),
    unsaid: {
      'socialLinks.*.name': 'said to screen readers: the link is an icon',
      'socialLinks.*.icon': 'an icon',
      'socialLinks.*.url': address,
      'quickLinks.*.path': address,
    },
  },
  {
    tab: 'trainers/pressed',
    document: 'trainers/pressed',
    schema: schema.trainer,
    full: fullBodies.createTrainer(),
    unsaid: { courses: elsewhere, 'links.*.url': address },
  },
  {
    tab: 'batches/pressed',
    document: 'batches/pressed',
    schema: schema.batch,
    full: fullBodies.createBatch(),
    unsaid: {
      course: other,
      trainer: other,
      firstDay: choice,
      lastDay: elsewhere,
      'days.*.day': choice,
      'days.*.from': choice,
      'days.*.to': choice,
      mode: choice,
      room: 'told to staff alone',
      state: choice,
    },
  },
  {
    tab: 'demo-classes/pressed',
    document: 'demoPlans/pressed',
    schema: schema.demoPlan,
    full: fullBodies.createDemoPlan(),
    unsaid: {
      course: other,
      held: choice,
      firstDay: choice,
      lastDay: 'until when there are days',
      from: choice,
      to: choice,
      mode: choice,
      room: 'told to staff alone',
      link: 'told to those who book alone',
      daysOff: 'days that are not there',
    },
  },
];

// editing-3
test('the field in focus is outlined in the preview, Ctrl+. goes there and back, and so does a press on any text or picture', async () => {
  const page = await visitAsAdmin(visit, '/admin/navbar');
  const title = page.getByLabel('Enquiry button text');
  await title.focus();
  const outlined = () =>
    page.evaluate(
      () =>
        document
          .querySelector('[aria-label="Preview of the page"]')
          ?.firstElementChild?.shadowRoot?.querySelector('[data-edited]')?.textContent,
    );
  await expect.poll(outlined).toBe(await title.inputValue());
  const preview = page.getByRole('region', { name: 'Preview of the page' });
  await page.keyboard.press('Control+.');
  await expect.poll(() => preview.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+.');
  await expect.poll(() => title.evaluate((one) => one === document.activeElement)).toBe(true);

  const image = await picture(1200, 900);
  await page.route('**/*-pressed.png*', (route) =>
    route.fulfill({ body: image, contentType: 'image/png' }),
  );
  const now = { createdAt: '2026-01-31T10:00:00.000Z', updatedAt: '2026-01-31T10:00:00.000Z' };
  for (const { tab, document, schema: its, full, unsaid } of instances(previews, 1)) {
    const { body, leaves, empty } = wordedBody(document.replace(/\/pressed$/, ''), its, full);
    expect(empty, tab).toEqual([]);
    await change(document, () => ({ ...body, ...now, publishedAt: now.createdAt }));
    await openInApp(page, `/admin/${tab}`);
    await page.getByRole('button', { name: 'Desktop', exact: true }).click();
    await page.getByText('All changes saved').waitFor();
    await expect.poll(() => showsAny(page, leaves), { message: tab }).toBe(true);
    const part = tab === 'trust-stats' ? '[aria-label="Trusted by"]' : '';
    const isUnsaid = ({ path }: Leaf) => fieldOf(path) in unsaid;
    const { absent, wrong } = await pressAll(page, leaves, part, isUnsaid);
    expect(wrong, tab).toEqual([]);
    expect([...new Set(absent.map(fieldOf))].toSorted(), tab).toEqual(
      Object.keys(unsaid).toSorted(),
    );
  }
});
