import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { ImportPage } from './import-enquiries.tsx';

const show = shownScreen();

const tooOld = 'The date must be in the last 30 days: older enquiries are not kept';

interface Sent {
  readonly rows: readonly { readonly id: string; readonly name: string }[];
}

/** Answers as the API does that refuses rows of Arul. */
function answerCalls(): void {
  vi.stubGlobal('fetch', (path: URL | string, init?: RequestInit) => {
    const answer = (data: object) => Promise.resolve(Response.json({ success: true, data }));
    if (!String(path).includes('import')) return answer([]);
    const { rows } = JSON.parse(String(init?.body)) as Sent;
    const at = rows.findIndex(({ name }) => name === 'Arul');
    if (at < 0) return answer(rows.map(({ id }) => ({ id })));
    const fields = { [`rows.${at}.arrivedOn`]: tooOld };
    return Promise.resolve(
      Response.json({ success: false, message: 'Not valid', fields }, { status: 400 }),
    );
  });
}

// enquiries-26
test('a row that the server refuses says why, and the others can be imported', async () => {
  await page.viewport(1280, 844);
  answerCalls();
  show(<ImportPage />);
  const rows = ['Name,Phone', 'Meena,9000000001', 'Arul,9000000002', 'Valli,9000000003'];
  const file = new File([rows.join('\n')], 'leads.csv');
  await page.getByLabelText('CSV file').upload(file);
  await expect.element(page.getByText(`Cannot be imported: ${tooOld}`)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import 2 enquiries' })).toBeVisible();
});
