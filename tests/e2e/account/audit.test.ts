import { readFile } from 'node:fs/promises';
import { dayText } from '@institute/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';

const { visit } = useBrowser();

const by = `auditor-${crypto.randomUUID()}`;
const byEmail = `${by}@vaasal.example`;
const batch = 'batches/sample-1';
const named = ['content/home', batch];
const events = Array.from({ length: 60 }, (_, index) => ({
  document: index < 5 ? `uploads/${index}.pdf` : (named[index - 5] ?? `courses/course-${index}`),
  action: index < 5 ? 'upload' : 'update',
  by,
  byEmail,
  at: new Date(Date.now() - index * 1_000).toISOString(),
}));

beforeAll(async () => {
  const written = database.batch();
  for (const event of events) written.create(database.collection('audit').doc(), event);
  await written.commit();
});

afterAll(async () => {
  const { docs } = await database.collection('audit').where('by', '==', by).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

// audit-1, audit-2
test('an owner pages, filters and exports the audit trail', async () => {
  const page = await visitAsAdmin(visit, '/admin/audit');
  await page.getByText('50 events', { exact: true }).waitFor();
  await page.getByLabel('Person').selectOption(byEmail);
  await page.getByText('50 events', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await page.getByText('60 events', { exact: true }).waitFor();
  await page.getByText('courses/course-59').waitFor();
  await page.getByRole('link', { name: 'home', exact: true }).waitFor();
  const firstDay: string = (await database.doc(batch).get()).get('firstDay');
  const link = page.getByRole('link', { name: `batches: ${dayText(firstDay)}` });
  expect(await link.getAttribute('href')).toBe(`/admin/${batch}`);
  expect(await page.getByRole('button', { name: 'Show 50 more' }).count()).toBe(0);

  await page.getByLabel('Kind').selectOption('Files');
  await page.getByText('5 events', { exact: true }).waitFor();
  await page.getByText('uploads/4.pdf').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-trail-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toContain(`"${byEmail}","Uploaded","uploads/0.pdf"`);
});
