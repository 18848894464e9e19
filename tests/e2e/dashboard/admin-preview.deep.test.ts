import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longDate } from '../../../web/src/lib/dates/long-date.ts';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { instances } from '../../support/level.ts';

const { visit } = useBrowser();

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
  await expect.poll(() => isSeen(page, text), { message: text, timeout: 15_000 }).toBe(true);
}

const fields = [
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
  ['trust-stats', 'Student count', 'Seen 99+'],
  ['contact', 'Monday', 'Seen hours'],
  ['about', 'Vision', 'Seen vision'],
  ['footer', 'Description', 'Seen footer'],
] as const;

// dashboard-6
test('the preview of every tab shows what is typed, in view', async () => {
  const page = await visitAsAdmin(visit, '/admin', {
    before: async (opened) => {
      opened.on('dialog', (dialog) => void dialog.accept());
    },
  });
  let shown = '';
  for (const [path, label, text] of instances(fields, 5)) {
    if (path !== shown) await page.goto(`/admin/${path}`);
    shown = path;
    await page.getByRole('form').getByLabel(label).last().fill(text);
    await expectSeen(page, text);
  }
});

test('the preview starts at the trust stats, and shows the date of a post', async () => {
  const page = await visitAsAdmin(visit, '/admin/trust-stats');
  const label = await page.getByLabel('Student label').inputValue();
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
      }, label),
    )
    .toBe(true);

  const { docs } = await database.collection('posts').where('published', '==', true).get();
  const post = docs[0]!;
  await page.goto(`/admin/blog/${post.id}`);
  await page.getByRole('form').getByLabel('Title').waitFor();
  await expectSeen(page, longDate(post.get('publishedAt')));
});
