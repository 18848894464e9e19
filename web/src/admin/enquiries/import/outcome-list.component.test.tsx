import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import type { JudgedRow } from './judge-rows.ts';
import { OutcomeList } from './outcome-list.tsx';

const show = shownScreen();

// enquiries-26
test('on a phone what becomes of a row is in sight beside its person', async () => {
  await page.viewport(390, 844);
  const cells = {
    name: 'Meena',
    phone: '+91 98400 12345',
    email: `${'long.'.repeat(8)}@example.in`,
  };
  const row = { id: 'first', number: 2, cells, state: 'refused', why: 'Enter a phone number' };
  show(<OutcomeList rows={[row as unknown as JudgedRow]} />);
  await expect.element(page.getByText(/: Enter a phone number/)).toBeVisible();
  const list = page.getByRole('region', { name: 'Rows of the file' }).element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});
