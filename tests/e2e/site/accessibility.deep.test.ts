import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessible.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import type { VisitOptions } from '../../support/browser/visit-options.ts';
import { database } from '../../support/browser/database.ts';
import { instances, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();

// quality-1
describe.each(instances(['phone', 'desktop'] as const, 1))('on a %s, light or dark', (device) => {
  const options: VisitOptions = { device, reducedMotion: 'reduce' };

  // The first level has axe on two pages in walk.
  test.each(instances(['a post'], 0))('axe finds nothing on %s', async () => {
    const published = database.collection('posts').where('published', '==', true).limit(1);
    const [post] = (await published.get()).docs;
    const page = await visit(`/blog/${String(post?.get('slug'))}`, options);
    await appReady(page);
    await expectAccessible(page);
  });

  test('axe finds nothing on the enquiry popup, and its errors', async () => {
    const page = await visit('/', options);
    await appReady(page);
    await page.getByRole('banner').getByRole('link', { name: 'Enquire Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Full Name/).waitFor();
    // The first level looks once, when its errors stand in it.
    if (isDeep) await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Submit Enquiry' }).click();
    await dialog.getByText('Full Name is required').waitFor();
    await expectAccessible(page);
  });
});

test('the first Tab leads past the navbar to the content; a course is found and asked about by keyboard alone', async () => {
  const page = await visit('/');
  await appReady(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  const follow = async (name: string | RegExp) => {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Tab');
          return link.evaluate((element) => element === document.activeElement);
        },
        { interval: 1, timeout: 15_000 },
      )
      .toBe(true);
    await page.keyboard.press('Enter');
  };
  await follow('Explore Courses');
  await page.waitForURL('**/courses');
  await follow(/^Cloud/);
  await page.getByText(/in Cloud$/).waitFor();
  await follow('AWS Cloud Architecture');
  await page.getByRole('heading', { level: 1, name: 'AWS Cloud Architecture' }).waitFor();
  await follow('Apply Now');
  await page.getByRole('form', { name: 'Course Enquiry Form' }).waitFor();
});
