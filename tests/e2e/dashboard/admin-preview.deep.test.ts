import { builtFacts, paletteOf } from '@institute/schema';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tabLabel } from '../../../web/src/admin/shell/tabs.ts';
import { dateOf } from '../../../web/src/lib/dates/date-of.ts';
import { openTab, save, visitAsAdmin } from '../../support/browser/admin.ts';
import { publicPage, useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { instances, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

const stored = async (name: string) => (await database.doc(`content/${name}`).get()).data();

/** Whether a text of the preview can be seen: it has a box, and no edge cuts that off. */
const isSeen = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const room = document.querySelector('[aria-label="Preview of the page"]');
    const root = room?.firstElementChild?.shadowRoot;
    const body = root?.querySelector('.body');
    if (!room || !root || !body) return false;
    const edges = [room, body].map((element) => element.getBoundingClientRect());
    return [...root.querySelectorAll('.body *')].some((element) => {
      if (element.childElementCount > 0 || element.textContent !== wanted) return false;
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 5 &&
        height > 5 &&
        top >= 0 &&
        bottom <= innerHeight &&
        edges.every(
          (edge) =>
            top >= edge.top - 1 &&
            bottom <= edge.bottom + 1 &&
            left >= edge.left - 1 &&
            right <= edge.right + 1,
        )
      );
    });
  }, text);

async function expectSeen(page: Page, text: string): Promise<void> {
  await expect.poll(() => isSeen(page, text), { message: text }).toBe(true);
}

const fields = [
  ['trust-stats', 'Student count', 'Seen 99+'],
  ['navbar', 'Enquiry button text', 'Ask us'],
  ['home', 'Hero title', 'Seen hero'],
  ['home', 'Button text', 'Seen call'],
  ['home', 'Hero title', 'Seen again'],
  ['courses/new', 'Title', 'Seen course'],
  ['courses/new', 'Instructor', 'Seen Teacher'],
  ['placements/new', 'Student name', 'Seen Student'],
  ['placements/statistics', 'Top companies', 'Seen companies'],
  ['blog/new', 'Title', 'Seen post'],
  ['blog/new', 'Tags', 'seen-tag'],
  ['contact', 'Monday', 'Seen hours'],
  ['about', 'Vision', 'Seen vision'],
  ['footer', 'Description', 'Seen footer'],
] as const;

// institute-8, institute-9
test('previews show what is typed, in view, and the site as it is', async () => {
  await change('content/institute', () => null);
  const page = await visitAsAdmin(visit, '/admin/institute');
  const preview = page.getByRole('region', { name: 'Preview of the page' });
  await page.getByLabel('Short name').fill('Nila');
  await preview.getByText('Nila', { exact: true }).waitFor();
  await page.getByLabel('Leading colour', { exact: true }).fill('#FFF200');
  await page.getByText(/Text on bands .* choose a darker colour/).waitFor();
  await page.getByLabel('Leading colour', { exact: true }).fill('#0b5345');
  const [ground] = paletteOf({ ...builtFacts, brand: '#0b5345' }).indigoGround;
  const colour = () =>
    preview.evaluate((room) =>
      getComputedStyle(room.querySelector('[inert]')!).getPropertyValue('--indigo-ground'),
    );
  await expect.poll(colour).toContain(ground);
  const image = page.getByRole('img', { name: 'Share image of Vaasal Institute of Technology' });
  const drawn = () =>
    image.evaluate((canvas: HTMLCanvasElement) =>
      [...canvas.getContext('2d')!.getImageData(2, 2, 1, 1).data.slice(0, 3)]
        .map((part) => part.toString(16).padStart(2, '0'))
        .join(''),
    );
  await expect.poll(drawn).toBe(ground.slice(1));
  await save(page, 'Institute updated successfully');
  expect(await stored('institute')).toMatchObject({ shortName: 'Nila', brand: '#0b5345' });
  const html = await publicPage('/');
  expect(html).toContain('>Nila</span>');
  expect(html).toContain(`--indigo-ground:light-dark(${ground}`);

  // The first level looks for what is typed into another field.
  if (isDeep) {
    const { docs } = await database.collection('posts').where('published', '==', true).get();
    const post = docs[0]!;
    await openTab(page, 'blog');
    await page.getByRole('link', { name: post.get('title'), exact: true }).click();
    await page.getByRole('form').getByLabel('Title').waitFor();
    await expectSeen(page, dateOf(post.get('publishedAt')));
  }

  // Begins at the trust stats.
  await openTab(page, tabLabel('trust-stats'));
  const students = await page.getByLabel('Student label').inputValue();
  await expect
    .poll(() =>
      page.evaluate((wanted) => {
        const room = document.querySelector('[aria-label="Preview of the page"]');
        const band = room?.firstElementChild?.shadowRoot?.querySelector(
          '[aria-label="Trusted by"]',
        );
        if (!room || !band?.textContent?.includes(wanted)) return false;
        const [outer, inner] = [room.getBoundingClientRect(), band.getBoundingClientRect()];
        return inner.height > 0 && inner.top >= outer.top && inner.bottom <= outer.bottom;
      }, students),
    )
    .toBe(true);

  // dashboard-6
  const discard = page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' });
  let shown = 'trust-stats';
  for (const [path, label, text] of instances(fields, 1)) {
    if (path !== shown) await openInApp(page, `/admin/${path}`);
    if (path !== shown) await discard.click();
    shown = path;
    await page.getByRole('form').getByLabel(label).last().fill(text);
    await expectSeen(page, text);
  }

  // claims-2. The first level has claims without evidence on pages, in claims-pages.
  if (!isDeep) return;
  await change('shownClaims/main', () => ({ onlyBacked: true, counted: {}, claims: [] }));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/admin/home');
  await preview.getByRole('heading', { name: 'Featured Courses' }).waitFor();
  expect(await preview.getByRole('region', { name: 'Trusted by' }).count()).toBe(0);
});
