import type { StaffMember } from '@institute/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { countEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { StaffRow } from './staff-row.tsx';

const show = shownScreen();

const meena = {
  _id: 'meena',
  name: 'Meena',
  email: 'meena@example.com',
  role: 'counsellor',
  secondFactor: 'none',
  lastSignInAt: null,
  state: 'active',
} satisfies StaffMember;

const question = page.getByRole('alertdialog');
const told = question.getByText(/ assigned to no one/);
const three = question.getByText(/ Their 3 open enquiries will be assigned to no one\.$/);

beforeEach(() => void vi.mocked(countEnquiries).mockResolvedValue(3));

async function cancel(): Promise<void> {
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
}

// enquiries-45
test('the question before a colleague is removed, disabled or made an editor says how many enquiries they have', async () => {
  show(<StaffRow member={meena} />);
  await page.getByRole('button', { name: 'Remove Meena' }).click();
  await expect.element(three).toBeVisible();
  expect(countEnquiries).toHaveBeenCalledWith({
    assignedTo: 'meena',
    statuses: ['new', 'contacted', 'demo booked'],
  });
  await cancel();
  await page.getByRole('button', { name: 'Actions for Meena' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect.element(three).toBeVisible();
  await cancel();
  await page.getByLabelText('Role of Meena').selectOptions('editor');
  await expect.element(three).toBeVisible();
  await cancel();
  await page.getByLabelText('Role of Meena').selectOptions('owner');
  await expect.element(question).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
});

// enquiries-45
test('of an editor, who has none, it says nothing', async () => {
  show(<StaffRow member={{ ...meena, role: 'editor' }} />);
  await page.getByRole('button', { name: 'Remove Meena' }).click();
  await expect.element(question).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  expect(countEnquiries).not.toHaveBeenCalled();
});
