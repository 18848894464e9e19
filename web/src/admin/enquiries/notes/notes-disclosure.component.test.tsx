import { storedEnquiry, type StoredEnquiry } from '@institute/schema';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readChanges } from '../../../lib/firebase/live/read-changes.ts';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { StatusSelect } from '../row/status-select.tsx';
import { NotesDisclosure } from './notes-disclosure.tsx';

const stored = storedEnquiry.parse({
  ...{ _id: 'meena', name: 'Meena', phone: '+919876543210', source: 'Walk-in', status: 'new' },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

const show = shownScreen();

beforeEach(() => void vi.mocked(readChanges).mockResolvedValue([]));

/** What is stored, what the API answers with, and changes of others. */
let current: StoredEnquiry;
let isDown: boolean;
/** Until when an answer waits. */
let held: Promise<void>;

const change = (changes: object) => {
  const updatedAt = new Date(Date.parse(current.updatedAt) + 1000).toISOString();
  current = { ...current, ...changes, updatedAt };
};

function Lead() {
  const [enquiry, setEnquiry] = useState(stored);
  return (
    <>
      <StatusSelect enquiry={enquiry} onUpdated={setEnquiry} />
      <NotesDisclosure enquiry={enquiry} onUpdated={setEnquiry} />
    </>
  );
}

function open(): void {
  current = stored;
  isDown = false;
  held = Promise.resolve();
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (isDown) throw new TypeError('Failed to fetch');
    if (method === 'GET') return Response.json({ success: true, data: [] });
    const { updatedAt, ...changes } = JSON.parse(String(body));
    const message = 'Someone else has since changed this';
    if (updatedAt !== current.updatedAt)
      return Response.json({ success: false, message, data: current }, { status: 409 });
    change(changes);
    await held;
    return Response.json({ success: true, data: current });
  });
  show(<Lead />);
}

const status = page.getByLabelText('Status of Meena');
const form = page.getByRole('form', { name: 'Details of Meena' });
const notes = form.getByLabelText(/^Notes/);
const save = form.getByRole('button', { name: 'Save' });
const edit = page.getByRole('button', { name: 'Edit details of Meena' });
const saved = form.getByText('All changes saved');

// dashboard-2, dashboard-4, dashboard-17
test('by keyboard alone: a failed save reverts the status and keeps what was typed, even after a reload', async () => {
  open();
  isDown = true;
  await expect.element(status).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('c');
  await expect.element(page.getByText('Failed to update status')).toBeVisible();
  await expect.element(status).toHaveValue('new');
  await userEvent.tab();
  await expect.element(edit).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notes).toBeVisible();
  (form.getByLabelText('Time').element() as HTMLElement).focus();
  while (document.activeElement !== notes.element()) await userEvent.tab();
  await userEvent.keyboard('By hand{Tab}{Enter}');
  await expect.element(page.getByText('Failed to update enquiry')).toBeVisible();
  await expect.element(form.getByText('Not saved: offline')).toBeVisible();
  await expect.element(notes).toHaveValue('By hand');

  dispatchEvent(new PageTransitionEvent('pagehide'));
  open();
  // Where there is a draft, it is open.
  await form.getByRole('button', { name: /^Restore/ }).click();
  await expect.element(notes).toHaveValue('By hand');
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(current).toMatchObject({ notes: 'By hand', status: 'new' });
  await status.selectOptions('contacted');
  await expect.poll(() => current).toMatchObject({ notes: 'By hand', status: 'contacted' });
});

// dashboard-2
test('a status that is chosen during a save is shown at once, and saved after it', async () => {
  open();
  let answer = () => {};
  held = new Promise((resolve) => {
    answer = resolve;
  });
  await status.selectOptions('contacted');
  await expect.poll(() => current.status).toBe('contacted');
  await status.selectOptions('closed');
  await expect.element(status).toHaveValue('closed');
  expect(current.status).toBe('contacted');
  answer();
  await expect.poll(() => current.status).toBe('closed');
  await expect.element(status).toHaveAttribute('aria-busy', 'false');
  await expect.element(status).toHaveValue('closed');
  await expect.element(page.getByText('Failed to update status')).not.toBeInTheDocument();
});

// dashboard-5
test('of two people’s edits only conflicts are asked about', async () => {
  open();
  await edit.click();
  await notes.fill('Mine');
  change({ status: 'contacted' });
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(current).toMatchObject({ status: 'contacted', notes: 'Mine' });

  await notes.fill('Mine again');
  change({ notes: 'Theirs' });
  await save.click();
  const dialog = page.getByRole('dialog', {
    name: 'Someone else changed this while you were editing',
  });
  const choice = dialog.getByRole('group', { name: 'Notes' });
  await expect.element(choice.getByText('Mine again')).toBeVisible();
  await choice.getByRole('radio', { name: /^Theirs/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(notes).toHaveValue('Theirs');
  await expect.element(saved).toBeVisible();

  change({ status: 'closed' });
  await status.selectOptions('demo booked');
  await expect.element(page.getByText('Someone else has since changed this')).toBeVisible();
  expect(current).toMatchObject({ status: 'closed', notes: 'Theirs' });
});
