import { afterEach, expect, test } from 'vitest';
import { rebuildSummaries } from '../../../functions/src/content/summaries/update-summaries.ts';
import { passUndo, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser, withClock } from '../../support/browser/browser.ts';
import { database, removeAll } from '../../support/browser/database.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { newSlug } from '../../support/samples.ts';

const { visit } = useBrowser();

const names = ['Many one', 'Many two', 'Beyond the page'];

const many = () => database.collection('posts').where('title', 'in', names);

afterEach(() => removeAll(many()));

async function addDrafts(titles: readonly string[]): Promise<void> {
  const at = new Date().toISOString();
  for (const title of titles) {
    const post = {
      ...fullBodies.createPost(),
      slug: newSlug(),
      title,
      image: '',
      published: false,
    };
    await database.collection('posts').add({ ...post, createdAt: at, updatedAt: at });
  }
  await rebuildSummaries(database);
}

// dashboard-29
test('all that match are chosen beyond the page', async () => {
  await addDrafts(Array.from({ length: 27 }, () => 'Beyond the page'));
  const page = await visitAsAdmin(visit, '/admin/blog');
  await page.getByLabel('Search posts').fill('beyond');
  await page.getByText('27 of').waitFor();
  await page.getByRole('checkbox', { name: 'Select Beyond the page' }).first().check();
  await page.getByRole('button', { name: 'Select all on this page' }).click();
  await page.getByText('25 selected').waitFor();
  await page.getByRole('button', { name: 'Select all 27 matching' }).click();
  await page.getByText('27 selected').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish 27 posts?' });
  await question.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('27 posts published.').waitFor({ timeout: 60_000 });
});

// dashboard-29, dashboard-30
test('many posts are published and deleted together on a phone, and both are undone', async () => {
  const both = names.slice(0, 2);
  await addDrafts(both);
  const page = await visitAsAdmin(visit, '/admin/blog', { device: 'phone', ...withClock });
  await page.getByLabel('Search posts').fill('many');
  const count = page.locator('#tab-blog [data-count]');
  const before = Number(await count.textContent());
  const choose = async () => {
    for (const name of both) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).focus();
      await page.keyboard.press('Space');
    }
    await page.getByText('2 selected').waitFor();
  };
  const act = async (name: string) => {
    const tools = page.getByRole('group', { name: 'Selected posts' });
    await tools.getByRole('button', { name, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: `${name} 2 posts?` });
    await question.getByRole('button', { name, exact: true }).click();
  };
  const published = async () =>
    (await many().get()).docs.map((one) => Boolean(one.get('published')));
  await choose();
  await expectNoViolations(page);
  await act('Publish');
  await page.getByText('2 posts published.').waitFor();
  expect(await published()).toEqual([true, true]);
  await expect.poll(() => count.count()).toBe(before > 2 ? 1 : 0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(published).toEqual([false, false]);
  await choose();
  await act('Delete');
  await page.getByRole('button', { name: 'Undo deleting 2 posts' }).click();
  await choose();
  await act('Delete');
  await page.getByRole('button', { name: 'Undo deleting 2 posts' }).waitFor();
  expect((await many().get()).size).toBe(2);
  await passUndo(page);
  await expect.poll(async () => (await many().get()).size).toBe(0);
});
