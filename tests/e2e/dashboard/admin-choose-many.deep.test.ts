import { afterEach, expect, test } from 'vitest';
import { rebuildSummaries } from '../../../functions/src/content/summaries/update-summaries.ts';
import { passUndo, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser, withClock } from '../../support/browser/browser.ts';
import { database, removeAll } from '../../support/browser/database.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { newSlug } from '../../support/samples.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();

const names = ['Many one', 'Many two', 'Beyond the page'];

const many = () => database.collection('posts').where('title', 'in', names);

afterEach(() => removeAll(many()));

async function addDrafts(titles: readonly string[]): Promise<void> {
  const at = new Date().toISOString();
  const batch = database.batch();
  for (const title of titles)
    batch.create(database.collection('posts').doc(), {
      ...fullBodies.createPost(),
      ...{ slug: newSlug(), title, image: '', published: false, createdAt: at, updatedAt: at },
    });
  await batch.commit();
  await rebuildSummaries(database);
}

// dashboard-29, dashboard-30
test('posts are published and deleted together on a phone, which is undone', async () => {
  const both = names.slice(0, 2);
  const beyond = isDeep ? 26 : 0;
  await addDrafts([...both, ...Array.from({ length: beyond }, () => 'Beyond the page')]);
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
  const published = async () => {
    const { docs } = await database.collection('posts').where('title', 'in', both).get();
    return docs.map((one) => Boolean(one.get('published')));
  };
  await choose();
  if (isDeep) {
    // Scrolled to a row, the bar at the top may cover a part of a button.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolations(page);
  }
  await act('Publish');
  await page.getByText('2 posts published.').waitFor();
  expect(await published()).toEqual([true, true]);
  await expect.poll(() => count.count()).toBe(before > 2 ? 1 : 0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(published).toEqual([false, false]);
  await choose();
  // The first level undoes a publication, above.
  if (isDeep) {
    await act('Delete');
    await page.getByRole('button', { name: 'Undo deleting 2 posts' }).click();
    await choose();
  }
  await act('Delete');
  await page.getByRole('button', { name: 'Undo deleting 2 posts' }).waitFor();
  expect(await published()).toHaveLength(2);
  await passUndo(page);
  await expect.poll(published).toEqual([]);

  // The first level chooses those beyond the page in a component.
  if (!isDeep) return;
  await page.getByLabel('Search posts').fill('beyond');
  await page.getByText('26 of').waitFor();
  await page.getByRole('checkbox', { name: 'Select Beyond the page' }).first().check();
  await page.getByRole('button', { name: 'Select all on this page' }).click();
  await page.getByText('25 selected').waitFor();
  await page.getByRole('button', { name: 'Select all 26 matching' }).click();
  await page.getByText('26 selected').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'Publish 26 posts?' }).waitFor();
});
