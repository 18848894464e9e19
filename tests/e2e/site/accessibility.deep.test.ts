import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessible.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import type { VisitOptions } from '../../support/browser/visit-options.ts';
import { database } from '../../support/browser/database.ts';
import { instances } from '../../support/level.ts';

const { visit } = useBrowser();

// quality-1. The first level has axe on a page in walk, on a form with errors in demo, and on dialogs in consent.
describe.each(instances(['phone', 'desktop'] as const, 0))('on a %s, light or dark', (device) => {
  const options: VisitOptions = { device, reducedMotion: 'reduce' };

  test('axe finds nothing on a post', async () => {
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
    await expectAccessible(page);
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
        { interval: 1 },
      )
      .toBe(true);
    await page.keyboard.press('Enter');
  };
  const steps = [
    ['Explore Courses', '**/courses'],
    [/^Cloud/, '**/courses?category=cloud'],
    ['AWS Cloud Architecture', '**/courses/aws-cloud-architecture'],
    ['Apply Now', '**/contact?*'],
  ] as const;
  // The first level takes the first of them, and the others by mouse in visitor-path.
  for (const [name, address] of instances(steps, 1)) {
    await follow(name);
    await page.waitForURL(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});
