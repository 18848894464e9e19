import type { StoredEnquiry } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { enlargeText } from '../../../lib/page/test-large-text.ts';
import { ReasonField } from '../row/reason-field.tsx';
import { LeadActions } from './lead-actions.tsx';
import { NoteForm } from './note-form.tsx';

const show = shownScreen();

/** Calls stay unanswered until they are told to end. */
function holdCalls(data: object): () => void {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await held;
    return Response.json({ success: true, data });
  });
  return end;
}

const called = {
  ...{ _id: 'note', enquiry: 'meena', kind: 'note', text: 'Called', by: 'asha', byName: 'Asha' },
  at: '2026-01-05T09:00:00.000Z',
};

// dashboard-2
test('what is typed while a note is saved stays, without the note', async () => {
  const end = holdCalls(called);
  show(<NoteForm enquiry="meena" />);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Called');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect.element(page.getByRole('button', { name: 'Adding...' })).toBeVisible();
  await note.fill('Called, and once more');
  end();
  await expect.element(page.getByRole('button', { name: 'Add note' })).toBeVisible();
  await expect.element(note).toHaveValue(', and once more');
});

// dashboard-4
test('a typed note is kept for its lead until it is stored', async () => {
  const note = page.getByRole('textbox', { name: 'Note' });
  show(<NoteForm enquiry="meena" />);
  await note.fill('Asks for weekends');
  // As the end of the session does, the screen goes.
  show(<NoteForm enquiry="arun" />);
  await expect.element(note).toHaveValue('');
  show(<NoteForm enquiry="meena" />);
  await expect.element(note).toHaveValue('Asks for weekends');
  const end = holdCalls(called);
  await page.getByRole('button', { name: 'Add note' }).click();
  // Another lead is open before the answer comes.
  show(<NoteForm enquiry="arun" />);
  await expect.element(note).toHaveValue('');
  end();
  await expect.poll(() => localStorage.length).toBe(0);
  show(<NoteForm enquiry="meena" />);
  await expect.element(note).toHaveValue('');
});

// enquiries-40
test('Escape leaves the note for its lead, with what is typed', async () => {
  show(
    <section id="lead" tabIndex={-1} aria-label="Meena">
      <NoteForm enquiry="meena" />
    </section>,
  );
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Asks for weekends');
  await userEvent.keyboard('{Escape}j');
  await expect.element(page.getByRole('region', { name: 'Meena' })).toHaveFocus();
  await expect.element(note).toHaveValue('Asks for weekends');
});

// quality-1
test('after a note was added by keyboard, it is said, and the focus is in its field', async () => {
  const end = holdCalls(called);
  show(<NoteForm enquiry="meena" />);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Called');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Add note' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  end();
  await expect.element(note).toHaveValue('');
  await expect.element(note).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('Note added');
  await note.fill('C');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

// dashboard-2
test('what is typed while the reason is saved stays', async () => {
  const at = '2026-01-05T09:00:00.000Z';
  const enquiry: StoredEnquiry = {
    ...{ _id: 'meena', name: 'Meena', email: 'meena@example.com', phone: '', course: '' },
    ...{ qualification: '', experience: '', placementRequired: '', message: '', page: '' },
    ...{ source: 'Contact Form', status: 'closed', reason: '', notes: '', assignedTo: '' },
    ...{ assignedName: '', followUpOn: '', followUpTime: '', createdAt: at, updatedAt: at },
  };
  const end = holdCalls({ ...enquiry, reason: 'Too far' });
  const onUpdated = vi.fn<(enquiry: StoredEnquiry) => void>();
  show(<ReasonField enquiry={enquiry} onUpdated={onUpdated} />);
  const reason = page.getByRole('combobox');
  await reason.fill('Too far');
  await userEvent.keyboard('{Enter}');
  await reason.fill('Too far away');
  end();
  await expect.poll(() => onUpdated.mock.calls).toHaveLength(1);
  await expect.element(reason).toHaveValue('Too far away');
});

// dashboard-33
test('on a phone the note stands above the call, in large text too', async () => {
  await page.viewport(390, 844);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
  const meena = { _id: 'meena', name: 'Meena', phone: '+919840012345' } as StoredEnquiry;
  show(
    <>
      <style>{'* { box-sizing: border-box }'}</style>
      <NoteForm enquiry="meena" />
      <LeadActions enquiry={meena} />
    </>,
  );
  const call = page.getByRole('link', { name: 'Call Meena' });
  await expect.element(call).toBeVisible();
  enlargeText();
  const { bottom } = page.getByRole('form', { name: 'New note' }).element().getBoundingClientRect();
  expect(call.element().getBoundingClientRect().top).toBeGreaterThan(bottom);
});

// enquiries-37
test('a kept note that is sent again is the same note', async () => {
  const ids: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    ids.push(JSON.parse(String(body)).id);
    throw new TypeError('Failed to fetch');
  });
  const add = page.getByRole('button', { name: 'Add note' });
  show(<NoteForm enquiry="meena" />);
  await page.getByRole('textbox', { name: 'Note' }).fill('Asks for weekends');
  await add.click();
  await expect.poll(() => ids.length).toBe(1);
  show(<NoteForm enquiry="meena" />);
  await add.click();
  await expect.poll(() => ids.length).toBe(2);
  await expect.element(add).toBeVisible();
  expect(ids[1]).toBe(ids[0]);
});
