import { afterEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openTab, visitAsAdmin, withoutPreview } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { publicPage, site, useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { ifDeep, instances, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

afterEach(async () => {
  for (const collection of ['releases', 'edits'])
    await database.recursiveDelete(database.collection(collection));
});

/** Counts presses and fields from here on. */
function counting(page: Page) {
  let steps = 0;
  return {
    saveForLater: async () => {
      steps += 1;
      await page.getByRole('button', { name: 'Save for later' }).click();
      await page.getByRole('dialog').waitFor();
    },
    agree: async () => {
      steps += 1;
      await page.getByRole('dialog').getByRole('button', { name: 'Save for later' }).click();
      await page.getByText('All changes saved').waitFor();
    },
    add: async (name: string) => {
      steps += 1;
      await page.getByRole('button', { name }).click();
      await page.getByText('All changes saved').waitFor();
    },
    fill: async (label: string, value: string) => {
      steps += 1;
      await page.getByRole('dialog').getByLabel(label).fill(value);
    },
    count: () => steps,
  };
}

/** What is added to a release besides, with a field of it. */
const added = instances(
  [
    ['Trust stats', 'Student label *'],
    ['Footer', 'Description'],
  ] as const,
  1,
);

// releases-1, releases-6, releases-9, releases-10
test('edits wait as one release for Monday 9:00, three of them in at most 6 steps, and go live together; a scheduled change is told where it does not fit', async () => {
  for (const name of ['about', 'footer', 'trustStats'])
    await change(`content/${name}`, (data) => data);
  const page = await visitAsAdmin(visit, '/admin/about', withoutPreview);
  const { saveForLater, agree, add, fill, count } = counting(page);
  await page.getByLabel('Vision', { exact: true }).fill('A vision for Monday');
  await saveForLater();
  await fill('Release name', 'Monday');
  await fill('Go-live time (India time)', '2099-01-05T09:00');
  await agree();
  await page.getByText('Added to “Monday”').first().waitFor();
  for (const [tab, label] of added) {
    await openInApp(page, `/admin/${tab.toLowerCase().replace(' ', '-')}`);
    await page.getByRole('form', { name: tab }).waitFor();
    await page.getByLabel(label, { exact: true }).first().fill(`A ${tab} for Monday`);
    await add('Add to “Monday”');
  }
  process.stdout.write(`${added.length + 1} edits as one release: ${count()} presses and fields\n`);
  expect(count()).toBeLessThanOrEqual(added.length + 4);
  // The first level opens the preview from the release, below.
  if (isDeep) {
    const waiting = page.getByText('There is a scheduled change to this in');
    const opened = page.waitForEvent('popup');
    await waiting.getByRole('button', { name: 'Preview' }).click();
    await (await opened).getByText('Preview of “Monday”').waitFor();
    await page.getByRole('link', { name: 'Share on WhatsApp' }).waitFor();
  }
  expect((await database.doc('content/about').get()).get('visionDescription')).not.toBe(
    'A vision for Monday',
  );

  await page.getByRole('link', { name: 'Monday' }).click();
  await page.getByText('Goes live on 5 Jan 2099, 9:00 am', { exact: true }).waitFor();
  await page.getByRole('listitem').getByText('Vision:').waitFor();
  await expect
    .poll(() => page.locator('ins').allInnerTexts())
    .toEqual(
      expect.arrayContaining([
        'A vision for Monday',
        ...added.map(([tab]) => `A ${tab} for Monday`),
      ]),
    );
  if (isDeep) await expectNoViolations(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  const address = await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
  const { pathname, search } = new URL(String(address), site);
  const preview = await publicPage(pathname + search);
  for (const text of ['Preview of “Monday”', 'A vision for Monday', `href="/${search}"`])
    expect(preview).toContain(text);
  expect(await publicPage(`/${search}`)).toContain('A Trust stats for Monday');

  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('“Monday” is live').waitFor();
  expect(await publicPage('/about')).toContain('A vision for Monday');
  await page.getByRole('link', { name: 'Open the preview' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo release' }).click();
  await page.getByText('“Monday” has been undone').waitFor();
  expect((await database.doc('content/about').get()).get('visionDescription')).not.toBe(
    'A vision for Monday',
  );

  await openTab(page, 'about');
  const vision = page.getByLabel('Vision', { exact: true });
  await vision.fill('First words');
  await saveForLater();
  await fill('Release name', 'New faces');
  await agree();
  // The first level takes it up again in a component.
  if (isDeep) {
    await page.getByRole('button', { name: 'Continue editing' }).click();
    expect(await vision.inputValue()).toBe('First words');
  }

  await vision.fill('Vision by hand');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('“New faces” also has a change to this').waitFor();
  const problem = 'Vision changed on the site since';
  await page
    .getByText(`There is a scheduled change to this in New faces. It cannot go live: ${problem}.`)
    .waitFor();
  await page.getByRole('link', { name: 'New faces' }).click();
  const release = page.getByRole('article').filter({ hasText: 'New faces' });
  await release.getByText(`Cannot go live: ${problem}`).waitFor();
  await release.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Copy the link to the preview' }).waitFor();
  const sent = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(String(sent))).toMatch(/\/about\?preview=[\w-]+\./);
});

// The first level takes up a change again in a component.
test.each(ifDeep)(
  'what waits in a release, a new placement and words of a page, is taken up again, saved into it, and removed from it',
  async () => {
    const name = 'New faces';
    await change('content/about', (data) => data);
    const page = await visitAsAdmin(visit, '/admin/placements/new', withoutPreview);
    const { saveForLater, add, fill } = counting(page);
    const student = page.getByLabel('Student name');
    await student.fill('Waiting student');
    for (const label of ['Course', 'Company', 'Position'])
      await page.getByRole('form').getByLabel(label).last().fill('Waits');
    await saveForLater();
    await fill('Release name', name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save for later' }).click();
    await page.getByText(`Added to “${name}”`).waitFor();
    const [faces] = (await database.collection('releases').where('name', '==', name).get()).docs;
    const edited = async (field: string) => {
      const { docs } = await database.collection('edits').where('release', '==', faces?.id).get();
      return docs.map((edit) => edit.get(`data.${field}`)).filter(Boolean);
    };
    await openTab(page, 'releases');
    const release = page.getByRole('article').filter({ hasText: name });
    await release.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Continue editing' }).click();
    expect(await student.inputValue()).toBe('Waiting student');
    await student.fill('Changed student');
    await page.getByRole('button', { name: `Add to “${name}”` }).click();
    await expect.poll(() => edited('studentName')).toEqual(['Changed student']);

    await openTab(page, 'about');
    const vision = page.getByLabel('Vision', { exact: true });
    await vision.fill('First words');
    await add(`Add to “${name}”`);
    await page.getByRole('button', { name: 'Continue editing' }).click();
    expect(await vision.inputValue()).toBe('First words');
    await page.getByRole('button', { name: 'Remove from the release' }).click();
    await expect.poll(() => edited('visionDescription')).toEqual([]);
    await vision.fill('Second words');
    await add(`Add to “${name}”`);
    expect(await edited('visionDescription')).toEqual(['Second words']);
  },
);
