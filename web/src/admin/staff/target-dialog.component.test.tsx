import type { StaffMember } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { StaffRow } from './staff-row.tsx';

const show = shownScreen();

const meena: StaffMember = {
  ...{ _id: 'meena', name: 'Meena', email: 'meena@example.com', role: 'counsellor' },
  ...{ secondFactor: 'enrolled', lastSignInAt: null, state: 'active', target: 8 },
};

const menu = page.getByRole('button', { name: 'Actions for Meena' });
const field = page.getByRole('textbox', { name: 'Enrolments a month' });
const save = page.getByRole('button', { name: 'Save' });

// staff-6
test('an owner sets the target of a counsellor from their row; an editor has none', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (path: URL | string, init?: RequestInit) => {
    bodies.push([String(path).replace(/^.*\/api/, ''), JSON.parse(String(init?.body))]);
    return Promise.resolve(Response.json({ success: true, data: { ...meena, target: 12 } }));
  });
  show(<StaffRow member={meena} />);
  await expect.element(page.getByText(/Target: 8 enrolments a month\./)).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Set target' }).click();
  await expect.element(field).toHaveValue('8');
  await field.fill('8.5');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a whole number up to 999');
  expect(bodies).toEqual([]);
  await field.fill('12');
  await save.click();
  await expect.element(field).not.toBeInTheDocument();
  expect(bodies).toEqual([['/staff/meena/target', { target: 12 }]]);

  show(<StaffRow member={{ ...meena, role: 'editor' }} />);
  await menu.click();
  await expect.element(page.getByRole('menuitem', { name: 'Disable' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Set target' })).not.toBeInTheDocument();
});
