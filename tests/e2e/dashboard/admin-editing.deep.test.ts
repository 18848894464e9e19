import { institute } from '@institute/schema';
import { expect, test } from 'vitest';
import { signIn } from '../../support/accounts.ts';
import {
  openTab,
  passwordOf,
  saveButton,
  visitAsAdmin,
  withoutPreview,
} from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { site, useBrowser } from '../../support/browser/browser.ts';
import { call } from '../../support/call.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { pressOn } from '../../support/browser/keyboard.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

const stored = async () => (await database.doc('content/about').get()).data();

// dashboard-4, dashboard-5
test('concurrent edits of two admins are merged, and only conflicts are asked about; leaving unsaved changes asks first, by tab, back and another address, and they are offered back', async () => {
  await change('content/about', (data) => data);
  // The deep level goes back to what came before.
  const page = await visitAsAdmin(visit, isDeep ? '/admin/redirects' : '/admin/about', {
    ...withoutPreview,
    expectedErrors: /409|Failed call/,
  });
  if (isDeep) await openTab(page, 'about');
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
  const conflict = page.getByRole('dialog', {
    name: 'Someone else changed this while you were editing',
  });
  await conflict.getByText(/also changed by Suganthi Rajan on \d+ \w+ \d{4}, \d+:\d+/).waitFor();
  if (isDeep) await expectNoViolations(page);
  const choice = conflict.getByRole('group', { name: 'Vision' });
  await pressOn(page, choice.getByRole('radio', { name: /^Theirs/ }), 'Space');
  await pressOn(page, conflict.getByRole('button', { name: 'Save' }), 'Enter');
  await conflict.waitFor({ state: 'detached' });
  await page.getByText('All changes saved').waitFor();
  expect(await stored()).toMatchObject({ ...theirs, heroDescription: 'My hero' });

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const vision = page.getByLabel('Vision', { exact: true });
  await vision.fill('Not saved');
  // The first level goes back, and then keeps editing, in a component.
  if (isDeep) {
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/about');
    expect(await vision.inputValue()).toBe('Not saved');
  }
  await openTab(page, 'redirects');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByText(/^\d+ redirects?$/).waitFor();

  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await openInApp(page, '/admin/placements/new');
  await page.getByRole('heading', { name: 'New placement' }).waitFor();
  const student = page.getByLabel('Student name');
  await student.fill('Typed for an hour');
  await page.goto('/admin/redirects');
  expect(asked).toEqual(['beforeunload']);
  const waiting = page
    .getByRole('alert')
    .filter({ hasText: 'You have unsaved changes in this browser' });
  await waiting.waitFor();
  if (isDeep) {
    await openTab(page, 'placements');
    await page.getByRole('heading', { name: 'Placements' }).waitFor();
    await waiting.waitFor();
  }
  await waiting.getByRole('link', { name: 'New placement' }).click();
  await page.getByRole('button', { name: /^Restore unsaved changes/ }).click();
  expect(await student.inputValue()).toBe('Typed for an hour');
});
