import { institute } from '@institute/schema';
import { expect, test } from 'vitest';
import { signIn } from '../../support/accounts.ts';
import { passwordOf, saveButton, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { site, useBrowser } from '../../support/browser/browser.ts';
import { call } from '../../support/call.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { pressOn } from '../../support/browser/keyboard.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

const stored = async () => (await database.doc('content/about').get()).data();

// dashboard-5
test('concurrent edits of two admins are merged, and only conflicts are asked about', async () => {
  await change('content/about', (data) => data);
  const page = await visitAsAdmin(visit, '/admin/about', {
    // No preview, which takes most of the time.
    device: 'phone',
    expectedErrors: /409|Failed call/,
  });
  const field = (label: string) =>
    page.getByRole('form').getByLabel(label, { exact: true }).first();
  await field('Vision').fill('My vision');
  await field('Hero description').fill('My hero');
  const theirs = { visionDescription: 'Their vision', missionDescription: 'Their mission' };
  const body = { ...(await stored()), ...theirs };
  const token = await signIn(`editor@${institute.domain}`, passwordOf('editor'));
  expect((await call(site, 'PUT', '/api/about', { token, body })).status).toBe(200);
  await page.getByText('Someone else saved this while you were editing.').waitFor();
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', {
    name: 'Someone else changed this while you were editing',
  });
  await dialog.getByText(/also changed by Suganthi Rajan on \d+ \w+ \d{4}, \d+:\d+/).waitFor();
  await expectNoViolations(page);
  const choice = dialog.getByRole('group', { name: 'Vision' });
  await pressOn(page, choice.getByRole('radio', { name: /^Theirs/ }), 'Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Save' }), 'Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('All changes saved').waitFor();
  expect(await stored()).toMatchObject({ ...theirs, heroDescription: 'My hero' });
});
