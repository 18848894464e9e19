import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLive } from '../lib/firebase/live/use-live.ts';
import { notificationsStore } from '../lib/notifications/notifications-store.ts';
import { NewEnquiry } from './enquiries/new-enquiry.tsx';
import { TemplateDialog } from './enquiries/messages/template-dialog.tsx';
import { ReleaseDialog } from './releases/release-dialog.tsx';
import { InviteDialog } from './staff/invite-dialog.tsx';
import { shownScreen } from './shell/shown-screen.tsx';
import { UnsavedContext, type Unsaved } from './shell/unsaved.ts';

const show = shownScreen();

const onClose = vi.fn<() => void>();
const onDone = async () => undefined;

beforeEach(() => {
  onClose.mockClear();
  vi.mocked(useLive).mockReturnValue({ status: 'loading', retry: () => undefined });
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
});

const dialogs = {
  'New enquiry': <NewEnquiry onStored={onDone} onClose={onClose} />,
  'New template': <TemplateDialog stored={undefined} onSaved={onDone} onClose={onClose} />,
  'New release': <ReleaseDialog onClose={onClose} />,
  'Invite to the dashboard': <InviteDialog onClose={onClose} />,
};
const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
const beside = () =>
  page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true });
const escape = () => userEvent.keyboard('{Escape}');

// dashboard-4
test.for(Object.entries(dialogs))(
  '“%s” asks before Escape or a press beside it loses what was typed, and not otherwise',
  async ([title, dialog]) => {
    show(dialog);
    const name = page.getByRole('dialog', { name: title }).getByRole('textbox').first();
    await name.fill('Meena');
    for (const leave of [escape, beside]) {
      await leave();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(name).toHaveValue('Meena');
    }
    expect(onClose.mock.calls).toEqual([]);
    await escape();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);

    await name.fill('');
    await beside();
    await expect.poll(() => onClose.mock.calls.length).toBe(2);
    await name.fill('Meena');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(3);
    await expect.element(question).not.toBeInTheDocument();
  },
);

// dashboard-4
test('Back and reload ask before they lose what was typed in a dialog, and not while it is stored', async () => {
  const unsaved: Unsaved = new Set();
  show(<UnsavedContext value={unsaved}>{dialogs['New enquiry']}</UnsavedContext>);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Meena');
  await expect.poll(() => unsaved.size).toBe(1);
  await name.fill('');
  await expect.poll(() => unsaved.size).toBe(0);
  await name.fill('Meena');
  await expect.poll(() => unsaved.size).toBe(1);
  for (const discard of unsaved) discard();
  expect(onClose).toHaveBeenCalledOnce();
  let refuse: () => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((_, reject) => (refuse = () => reject(new Error('')))));
  await page.getByRole('button', { name: 'Save enquiry' }).click();
  await expect.poll(() => unsaved.size).toBe(0);
  refuse();
  await expect.poll(() => unsaved.size).toBe(1);
});

// dashboard-2
test('on a low screen the fields of a dialog scroll, and its buttons stay', async () => {
  await page.viewport(1366, 500);
  show(dialogs['New enquiry']);
  const save = page.getByRole('button', { name: 'Save enquiry' });
  await expect.element(save).toBeVisible();
  expect(save.element().getBoundingClientRect().bottom).toBeLessThan(500);
  await page.getByLabelText('Note').click();
  expect(save.element().getBoundingClientRect().bottom).toBeLessThan(500);
});

// dashboard-4
test('a chosen option is a change, too', async () => {
  show(dialogs['Invite to the dashboard']);
  await page.getByLabelText('Role').selectOptions('owner');
  await escape();
  await expect.element(question).toBeVisible();
});

// dashboard-2
test('what a field says is said there alone, and the first such field has the focus', async () => {
  const refusal = {
    success: false,
    message: 'Some fields are not valid',
    fields: { name: 'Enter a name' },
  };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }));
  show(dialogs['New release']);
  await page.getByRole('button', { name: 'Save' }).click();
  const name = page.getByLabelText('Release name');
  await expect.element(name).toHaveAccessibleDescription('Enter a name');
  await expect.element(name).toHaveFocus();
  expect(notificationsStore.current()).toEqual([]);
});
