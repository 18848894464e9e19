import { pictureFields } from '@institute/schema';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { picture } from '../../support/picture.ts';

const { visit } = useBrowser();

/** The tabs with a preview, and the documents that they edit. */
const tabs = [
  ['navbar', 'content/navbar'],
  ['home', 'content/home'],
  ['courses/digital-marketing', 'courses/digital-marketing'],
  ['placements/statistics', 'content/placementStats'],
  ['blog/what-a-course-costs', 'posts/what-a-course-costs'],
  ['trust-stats', 'content/trustStats'],
  ['contact', 'content/contactInfo'],
  ['about', 'content/about'],
  ['footer', 'content/footer'],
] as const;

/** Texts of a document that a page can show as they are. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^[/#]|<|^http/.test(value) || value.length < 2 ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Presses every text of the document that the preview shows. Returns how many there were, and
 * those after which the focused field has another text.
 */
const pressAll = (page: Page, texts: readonly string[], part: string) =>
  page.evaluate(
    async ({ wanted, within }) => {
      const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
      const frames = async (count: number) => {
        for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
      };
      const room = document.querySelector('[aria-label="Preview of the page"]');
      const root = room?.firstElementChild?.shadowRoot;
      const wrong: string[] = [];
      let count = 0;
      for (const text of new Set(wanted.map(plain))) {
        const element = [...(root?.querySelectorAll(`.body ${within} *`) ?? [])].find(
          (one) =>
            one.childElementCount === 0 && plain(one.textContent) === text && one.checkVisibility(),
        );
        if (!room || !element) continue;
        element.scrollIntoView({ block: 'center' });
        await frames(2);
        // Figures count up when they come into view.
        for (let turn = 0; turn < 150 && plain(element.textContent) !== text; turn += 1)
          await frames(1);
        const range = document.createRange();
        range.selectNodeContents(element);
        const [box] = range.getClientRects();
        if (!box || box.width < 2) continue;
        count += 1;
        const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
        room.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
        const holds = () => {
          const active = document.activeElement;
          const value = active && 'value' in active ? String(active.value) : active?.textContent;
          return active?.closest('[data-field]') && plain(value ?? '').includes(text);
        };
        for (let turn = 0; turn < 120 && !holds(); turn += 1) await frames(1);
        if (!holds()) wrong.push(text);
      }
      return { count, wrong };
    },
    { wanted: texts, within: part },
  );

// editing-3
test('pressing a text of the preview of any tab puts the cursor into its field', async () => {
  const page = await visitAsAdmin(visit, '/admin/navbar');
  const counts: Record<string, number> = {};
  for (const [tab, path] of tabs) {
    await page.goto(`/admin/${tab}`);
    await page.getByRole('button', { name: 'Desktop', exact: true }).click();
    await page.getByText('All changes saved').waitFor();
    const texts = textsIn((await database.doc(path).get()).data());
    const shown = () =>
      page.evaluate((wanted) => {
        const room = document.querySelector('[aria-label="Preview of the page"]');
        const body = room?.firstElementChild?.shadowRoot?.querySelector('.body');
        return wanted.filter((text) => body?.textContent.includes(text)).length;
      }, texts);
    await expect.poll(shown, { message: tab, timeout: 10_000 }).toBeGreaterThan(0);
    // Home also has the number of students elsewhere, among its own figures.
    const part = tab === 'trust-stats' ? '[aria-label="Trusted by"]' : '';
    const { count, wrong } = await pressAll(page, texts, part);
    counts[tab] = count;
    expect(wrong, tab).toEqual([]);
    expect(count, tab).toBeGreaterThan(1);
  }
}, 120_000);

/** The fields of the tabs above that show a picture; the second entry of a list stands for all. */
const pictures = Object.entries(pictureFields).flatMap(([document, fields]) => {
  const tab = tabs.find(([, path]) => path === document || path.startsWith(`${document}/`))?.[0];
  return tab
    ? Object.keys(fields).map((field) => ({ tab, field: field.replaceAll('*', '1') }))
    : [];
});

/** The middle of the picture in the preview; undefined until it is loaded and seen. */
const middleOf = (page: Page, name: string) =>
  page.evaluate((file) => {
    const room = document.querySelector('[aria-label="Preview of the page"]');
    const images = room?.firstElementChild?.shadowRoot?.querySelectorAll('img') ?? [];
    const image = [...images].find(({ src }) => src.includes(file));
    image?.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = image?.getBoundingClientRect() ?? new DOMRect();
    return image?.complete && width > 5 ? { x: x + width / 2, y: y + height / 2 } : undefined;
  }, name);

// editing-3
test('pressing a picture of the preview of any tab puts the cursor into its field', async () => {
  const body = await picture(1200, 900);
  const page = await visitAsAdmin(visit, '/admin/navbar', {
    before: async (opened) => {
      opened.on('dialog', (dialog) => void dialog.accept());
      await opened.route('**/*-pressed.png*', (route) =>
        route.fulfill({ body, contentType: 'image/png' }),
      );
    },
  });
  expect(pictures.length).toBeGreaterThan(3);
  for (const [index, { tab, field }] of pictures.entries()) {
    const name = `${index}123456789abcdef-pressed.png`;
    await page.goto(`/admin/${tab}#${field}`);
    const input = page.locator(`[data-field="${field}"] input[type="text"]`);
    const isFocused = () => input.evaluate((one) => one === document.activeElement);
    await expect.poll(isFocused, { message: field }).toBe(true);
    await input.fill(`/images/${name}`);
    await input.blur();
    await expect
      .poll(() => middleOf(page, name), { message: field, timeout: 10_000 })
      .toBeDefined();
    const { x = 0, y = 0 } = (await middleOf(page, name)) ?? {};
    await page.mouse.click(x, y);
    await expect.poll(isFocused, { message: `${tab} ${field}` }).toBe(true);
  }
}, 60_000);

test('the field in focus is outlined in the preview, and Ctrl+. goes there and back', async () => {
  const page = await visitAsAdmin(visit, '/admin/about');
  const title = page.getByLabel('Mission title');
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
});
