import { readFile } from 'node:fs/promises';
import { privacyRequestTexts, type PersonExport } from '@institute/schema';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { staleDays } from '../../../functions/src/content/stale-days.ts';
import { heldOf, storeEnquiry } from '../../support/stored-enquiries.ts';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';

const { visit } = useBrowser();

const email = 'asks.for.her.data@example.com';

afterAll(async () => {
  for (const name of ['enquiries', 'mail', 'versions', 'erasures'])
    await firestore().recursiveDelete(firestore().collection(name));
});

async function openRequest(page: Page): Promise<Locator> {
  const request = page.getByRole('button', { name: 'Privacy request' });
  if (!(await request.isVisible())) await page.getByRole('button', { name: 'Show tools' }).click();
  await request.click();
  return page.getByRole('dialog', { name: 'Privacy request' });
}

const whom = (dialog: Locator): Locator => dialog.getByLabel(/^Phone number or email address/);

// people-1, people-2, dashboard-33
test('a person’s data is exported, and erased after a confirmation; of content, what is chosen', async () => {
  // An erasure recomputes the figures of these days: those of the sample, which it does not change.
  await firestore().recursiveDelete(staleDays());
  const ids = [
    await storeEnquiry({ email, phone: '+919000012345' }),
    await storeEnquiry({ email: email.toUpperCase(), phone: '+919000012345' }),
  ];
  const other = await storeEnquiry();
  const page = await visitAsAdmin(visit, '/admin/enquiries', { device: 'phone' });
  await page.getByRole('button', { name: 'Show tools' }).click();
  const dialog = await openRequest(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    whom(dialog)
      .fill(email)
      .then(() => page.keyboard.press('Enter')),
  ]);
  expect(download.suggestedFilename()).toMatch(/^personal-data-[\d-]{10}\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as PersonExport;
  expect(file.enquiries.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted());
  await page.getByText(privacyRequestTexts.exported).waitFor();
  await dialog.waitFor({ state: 'detached' });

  // Content that names a person is listed first, and only what is chosen is erased.
  const name = 'Thenmozhi Aravindan';
  const placement = { studentName: name, course: 'Python', company: 'Zoho', position: 'Engineer' };
  const stamps = { createdAt: '2026-01-05T04:30:00.000Z', updatedAt: '2026-01-05T04:30:00.000Z' };
  const shown = firestore().collection('placements').doc();
  await shown.set({ ...placement, ...stamps });
  const version = firestore().collection('versions').doc();
  await version.set({
    document: 'placements/deleted',
    collection: 'placements',
    data: { ...placement, studentName: `${name} Senior` },
    action: 'delete',
    by: 'somebody',
    at: stamps.updatedAt,
  });
  await openRequest(page);
  await whom(dialog).fill('90000 12345');
  await dialog.getByLabel('Name, as it appears on the site').fill(name.toLowerCase());
  const erase = dialog.getByRole('button', { name: 'Erase' });
  const told = page.locator('.notifications');
  const end = await told.evaluate((region) => region.getBoundingClientRect().bottom);
  expect(end).toBeLessThan((await erase.boundingBox())!.y);
  await erase.click();
  const review = page.getByRole('alertdialog', { name: /^Erase everything about/ });
  await review.getByText(privacyRequestTexts.question(2)).waitFor();
  const live = review.getByRole('checkbox', { name: new RegExp(`^${name} Erasing deletes`) });
  const deleted = review.getByRole('checkbox', { name: /Senior Already deleted/ });
  expect([await live.isChecked(), await deleted.isChecked()]).toEqual([false, true]);
  await expectNoViolations(page);
  await review.getByRole('button', { name: 'Erase permanently' }).click();
  await page.getByText(privacyRequestTexts.erasedInPart).waitFor();
  await dialog.waitFor({ state: 'detached' });
  for (const id of ids) expect(await heldOf(id)).toEqual([]);
  expect(await heldOf(other)).toHaveLength(3);
  const { docs } = await firestore().collection('erasures').get();
  expect(docs.map((entry) => entry.get('removed'))).toEqual([
    { enquiries: 2, timeline: 0, versions: 3, mail: 2, content: 0, files: 0 },
  ]);
  expect((await shown.get()).exists).toBe(true);
  expect((await version.get()).exists).toBe(false);
  await shown.delete();
});
