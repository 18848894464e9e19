import { localDay } from '@institute/schema';
import { afterEach, expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { brokenWords } from '../../../web/src/lib/page/test-broken-words.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { viewports } from '../../support/launch-browser.ts';
import { instances, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();

const imported = () => database.collection('enquiries').where('source', '==', 'Import');

afterEach(async () => {
  for (const { ref } of (await imported().get()).docs) await ref.delete();
});

const file = [
  'S.No;Student;Mobile;Interested in;Date',
  `1;Valli Imported;90000 70001;Python;${localDay(new Date())}`,
  '2;Kumar Imported;+91 90000 70002;;',
  '3;Kumar again;090000-70002;;',
  '4;Nobody;12;;',
].join('\r\n');

// enquiries-26 enquiries-27
test('a file is checked, asked about and imported; its words stay whole on a phone and a desktop', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries/import', { device: 'phone' });
  await page.getByLabel('CSV file').setInputFiles({
    name: 'leads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(file, 'utf16le')]),
  });
  const phoneColumn = page.getByLabel('Phone', { exact: true });
  await phoneColumn.waitFor();
  expect(await phoneColumn.locator('option:checked').textContent()).toBe('Mobile');
  await page.getByText('Will be imported: 2 · Duplicate: 1 · Cannot be imported: 1').waitFor();
  await page.getByText('Duplicate: The same person as row 3').waitFor();
  await page.getByText(/^Cannot be imported: Enter a phone number/).waitFor();
  if (isDeep) await expectNoViolations(page);
  const table = page.getByRole('table');
  for (const size of instances([viewports.phone, viewports.desktop], 1)) {
    await page.setViewportSize(size);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await table.locator('thead, td:nth-child(2)').evaluateAll(brokenWords)).toEqual([]);
  }
  expect((await imported().get()).size).toBe(0);

  await page.getByRole('button', { name: 'Import 2 enquiries' }).click();
  const question = page.getByRole('dialog', { name: 'Import 2 enquiries?' });
  await question.getByRole('button', { name: 'Import' }).click();
  await question.getByText('Enter how these people gave consent').waitFor();
  expect((await imported().get()).size).toBe(0);
  await question.getByLabel('How they gave consent').fill('Open day');
  await question.getByRole('button', { name: 'Import' }).click();
  await page.getByText('2 enquiries imported.').waitFor();
  expect((await imported().get()).size).toBe(2);
  await page.getByRole('link', { name: 'View them' }).click();
  await page.getByText('Valli Imported').first().waitFor();
});
