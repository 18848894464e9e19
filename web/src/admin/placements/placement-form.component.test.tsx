import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saves, placementForm } from './shown-placement-form.tsx';

const { show, showNew, answerSaves } = placementForm();

const company = page.getByLabelText(/^Company/);
const save = page.getByRole('button', { name: 'Save', exact: true });
const undo = page.getByRole('button', { name: 'Undo changes' });
const restore = page.getByRole('button', { name: /^Restore unsaved changes/ });
const restoreUndone = page.getByRole('button', { name: /^Restore undone changes/ });
const alert = page.getByRole('alert');
const question = page.getByRole('alertdialog', { name: 'Undo all changes?' });

/** Before the pause that a draft waits for, as when the page is closed while someone types. */
async function closeAfterTyping(text: string): Promise<void> {
  await company.fill(text);
  dispatchEvent(new PageTransitionEvent('pagehide'));
}

// dashboard-4
test('the last keystrokes are kept, and a draft can be restored beside newer changes', async () => {
  show();
  await closeAfterTyping('Typed before the crash');
  show();
  await expect.element(restore).toBeVisible();
  await closeAfterTyping('Typed below the offer');
  show();
  await restore.nth(1).click();
  await expect.element(company).toHaveValue('Typed before the crash');
  await restore.click();
  await expect.element(company).toHaveValue('Typed below the offer');
  await restore.click();
  await expect.element(company).toHaveValue('Typed before the crash');
  await expect.element(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
});

// dashboard-20
test('undoing many changes asks first, can be undone by Ctrl+Z, and leaves a draft', async () => {
  const long = 'Long work. '.repeat(12);
  show();
  await company.fill(long);
  await undo.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(company).toHaveValue(long);
  await undo.click();
  await question.getByRole('button', { name: 'Undo changes' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(company).toHaveValue('Tested Ltd');
  await expect.element(restoreUndone).toHaveFocus();
  await company.click();
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.element(company).toHaveValue(long);
});

test('undoing few changes does not ask', async () => {
  show();
  await company.fill('Short');
  await undo.click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await expect.element(company).toHaveValue('Tested Ltd');
  await restoreUndone.click();
  await expect.element(company).toHaveValue('Short');
});

// messages-1
test('a lost connection keeps what was typed, and saving again works', async () => {
  show();
  await company.fill('Through a bad line');
  answerSaves(() => Promise.reject(new TypeError('Failed to fetch')));
  await save.click();
  await expect.element(alert.getByText('Failed to save placement')).toBeVisible();
  await expect.element(alert.getByText(/What you typed is kept/)).toBeVisible();
  await expect.element(page.getByText('Not saved: offline')).toBeVisible();
  await expect.element(company).toHaveValue('Through a bad line');
  answerSaves(saves);
  await save.click();
  await expect.element(page.getByText('Placement updated successfully')).toBeVisible();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

// dashboard-2, dashboard-3
test('saving shows a spinner and cannot be pressed twice', async () => {
  show();
  await company.fill('Slowly');
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  answerSaves(async (body) => {
    await held;
    return saves(body);
  });
  await save.click();
  const saving = page.getByRole('button', { name: 'Saving...' });
  await expect.element(saving).toBeDisabled();
  expect(saving.element().querySelector('[role=progressbar]')).not.toBeNull();
  go();
  await expect.element(page.getByText('Placement updated successfully')).toBeVisible();
});

// dashboard-12, messages-4
test('a new placement says what it lacks, and is created once nothing is', async () => {
  const created: object[] = [];
  answerSaves((body) => {
    created.push(body);
    return saves(body);
  });
  showNew();
  await save.click();
  const labels = ['Student name', 'Course', 'Company', 'Position'];
  for (const label of labels)
    await expect.element(page.getByText(`${label} is required`)).toBeVisible();
  for (const label of labels)
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(`Tested ${label}`);
  await save.click();
  await expect.element(page.getByText('Placement created successfully')).toBeVisible();
  expect(created).toMatchObject([
    {
      studentName: 'Tested Student name',
      course: 'Tested Course',
      company: 'Tested Company',
      position: 'Tested Position',
    },
  ]);
});
