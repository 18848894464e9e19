import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { ReassignmentForm } from './reassignment-form.tsx';

const show = shownScreen();
let stored: { hours: number | null };

beforeEach(() => {
  stored = { hours: null };
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') stored = JSON.parse(body) as typeof stored;
    return Response.json({ success: true, data: stored });
  });
});

const field = page.getByLabelText('Reassign after (hours)');
const save = page.getByRole('button', { name: 'Save' });

// enquiries-44
test('an owner sets after how many hours enquiries are reassigned, and empties it for never', async () => {
  show(<ReassignmentForm />);
  await field.fill('4');
  await save.click();
  await expect
    .element(page.getByText('Unanswered enquiries are reassigned after 4 hours'))
    .toBeVisible();
  expect(stored).toEqual({ hours: 4 });
  show(<ReassignmentForm />);
  await expect.element(field).toHaveValue('4');
  await field.fill('');
  await save.click();
  await expect
    .element(page.getByText('Enquiries stay with the person they are assigned to'))
    .toBeVisible();
  expect(stored).toEqual({ hours: null });
});

// enquiries-44
test('what is no number of hours is told at the field, and not sent', async () => {
  show(<ReassignmentForm />);
  for (const [typed, told] of [
    ['soon', 'Hours: enter a whole number'],
    ['1.5', 'Hours: enter a whole number'],
    ['0', 'Hours: at least 1'],
    ['73', 'Hours: at most 72'],
  ] as const) {
    await field.fill(typed);
    await save.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(told);
  }
  expect(stored).toEqual({ hours: null });
});
