import { expect, test } from 'vitest';
import { save, saveButton, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { pressOn } from '../../support/browser/keyboard.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

const stored = async () => (await database.doc('content/about').get()).data();
const saved = 'About info updated successfully';

// dashboard-5
test('concurrent edits of two admins are merged, and only conflicts are asked about', async () => {
  await change('content/about', (data) => ({
    ...data,
    values: [
      { title: 'One', description: 'First' },
      { title: 'Two', description: 'Second' },
    ],
  }));
  // No preview, which takes most of the time.
  const device = 'phone';
  const first = await visitAsAdmin(visit, '/admin/about', { device });
  const second = await visitAsAdmin(visit, '/admin/about', {
    device,
    username: 'editor',
    expectedErrors: /409|Failed call/,
  });
  const field = (page: typeof first, label: string) =>
    page.getByRole('form').getByLabel(label, { exact: true }).first();
  const entry = (page: typeof first, position: number) =>
    page.getByRole('group', { name: 'Values' }).getByRole('listitem').nth(position);

  await field(second, 'Vision').fill('My vision');
  await entry(second, 1).getByLabel('Title *').fill('My two');
  await field(first, 'Mission').fill('Their mission');
  await entry(first, 0).getByRole('button', { name: 'Move down One' }).click();
  await save(first, saved);
  await second.getByText('Someone else saved this while you were editing.').waitFor();
  await save(second, saved);
  const notice = second.getByText(/^Saved together with changes by admin@\S+ on \d+ \w+ \d{4}/);
  expect(await notice.textContent()).toContain('Mission');
  expect(await field(second, 'Mission').inputValue()).toBe('Their mission');
  expect(await stored()).toMatchObject({
    missionDescription: 'Their mission',
    visionDescription: 'My vision',
    values: [
      { title: 'My two', description: 'Second' },
      { title: 'One', description: 'First' },
    ],
  });

  await expect.poll(() => field(first, 'Vision').inputValue()).toBe('My vision');
  await field(second, 'Vision').fill('Mine again');
  await field(second, 'Hero description').fill('My hero');
  await field(first, 'Vision').fill('Theirs again');
  await field(first, 'Mission').fill('Theirs alone');
  await save(first, saved);
  await saveButton(second).click();
  const dialog = second.getByRole('dialog', {
    name: 'Someone else changed this while you were editing',
  });
  await dialog.getByText(/also changed by admin@\S+ on \d+ \w+ \d{4}, \d+:\d+/).waitFor();
  expect(await dialog.getByRole('group').count()).toBe(1);
  const choice = dialog.getByRole('group', { name: 'Vision' });
  expect(await choice.textContent()).toMatch(/Theirs again.*Mine again/);
  expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await expectNoViolations(second);
  await pressOn(second, choice.getByRole('radio', { name: /^Theirs/ }), 'Space');
  await pressOn(second, dialog.getByRole('button', { name: 'Save' }), 'Enter');
  await dialog.waitFor({ state: 'detached' });
  await second.getByText('All changes saved').waitFor();
  expect(await stored()).toMatchObject({
    visionDescription: 'Theirs again',
    missionDescription: 'Theirs alone',
    heroDescription: 'My hero',
  });
});
