import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { ImportPage } from './import-enquiries.tsx';

const show = shownScreen();

/** Answers as the API does; keeps the courses of the rows that are to be stored. */
function answerCalls(): string[] {
  const stored: string[] = [];
  vi.stubGlobal('fetch', (path: URL | string, init?: RequestInit) => {
    const answer = (data: object) => Promise.resolve(Response.json({ success: true, data }));
    if (!String(path).includes('import')) {
      const fees = { amount: null, instalments: [] };
      return answer([{ _id: 'tally', slug: 'tally', title: 'Tally Prime', duration: '', fees }]);
    }
    const { rows, dryRun } = JSON.parse(String(init?.body)) as {
      readonly rows: readonly { readonly id: string; readonly course: string }[];
      readonly dryRun: boolean;
    };
    if (!dryRun) stored.push(...rows.map(({ course }) => course));
    return answer(rows.map(({ id }) => ({ id })));
  });
  return stored;
}

const names = ['Tally ERP', 'tally erp', ...'abcdefg'];
const rows = names.map((course, index) => `Meena,900000000${index},${course}`);
const file = new File([['Name,Phone,Course', ...rows].join('\n')], 'leads.csv');

const choose = () => page.getByLabelText('CSV file').upload(file);
const tally = page.getByRole('combobox', { name: 'Tally ERP' });

// enquiries-26
test('a name of a course is matched once, remembered for the file, and stored as what it stands for', async () => {
  await page.viewport(390, 844);
  const stored = answerCalls();
  show(<ImportPage />);
  await choose();
  await expect.element(tally).toHaveValue('');
  await expect.element(page.getByText('2 rows')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'e', exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('combobox', { name: 'f', exact: true }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show 2 more' }).click();
  await expect.element(page.getByRole('combobox', { name: 'g', exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

  await tally.selectOptions('Tally Prime');
  await choose();
  await expect.element(tally).toHaveValue('Tally Prime');
  await page.getByRole('button', { name: 'Import 9 enquiries' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.element(page.getByText('Enter how these people gave consent')).toBeVisible();
  const consent = page.getByLabelText('How they gave consent');
  await expect.element(consent).toHaveFocus();
  await consent.fill('Open day');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'imported' }))
    .toHaveTextContent('9 enquiries imported. View them');
  await expect.element(page.getByRole('link', { name: 'View them' })).toHaveFocus();
  expect(stored).toEqual(['Tally Prime', 'Tally Prime', ...'abcdefg']);
});
