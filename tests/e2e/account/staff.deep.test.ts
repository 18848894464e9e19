import { getAuth } from 'firebase-admin/auth';
import { afterEach, expect, test } from 'vitest';
import { dashboard, loginForm, openTab, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { codeOf } from '../../support/codes.ts';
import { newSlug } from '../../support/samples.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();

let email = '';

afterEach(async () => {
  const account = await getAuth()
    .getUserByEmail(email)
    .catch(() => undefined);
  if (account) {
    await getAuth().deleteUser(account.uid);
    await database.doc(`secondFactors/${account.uid}`).delete();
  }
});

// staff-1, staff-2, staff-3, staff-4
test('an owner invites a counsellor, who accepts, and is made an editor and removed', async () => {
  email = `${newSlug()}@vaasal.example`;
  const owner = await visitAsAdmin(visit, '/admin/staff');
  await owner.getByRole('button', { name: 'Invite' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByText('Name is required').waitFor();
  await dialog.getByLabel('Name').fill('Valli Murugan');
  await dialog.getByLabel('Email address').fill(email);
  if (isDeep) await expectNoViolations(owner);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = owner.getByRole('listitem').filter({ hasText: email });
  await row.getByText('Invited', { exact: true }).waitFor();

  const { docs } = await database.collection('mail').where('to', '==', [email]).get();
  const link = new URL(String(docs[0]?.get('message.body.link')));
  const guest = await visit(link.pathname + link.hash, {
    expectedErrors: /Failed to load resource|Failed call/,
  });
  await guest.getByText(`Choose the password for ${email}`).waitFor();
  if (isDeep) await expectNoViolations(guest);
  await guest.getByLabel('New password').fill('vaasal chennai 2026');
  await guest.getByRole('button', { name: 'Choose password' }).click();
  await guest.getByText(/easy to guess/).waitFor();
  await guest.getByLabel('New password').fill('ferry lantern mosaic tundra');
  await guest.getByRole('button', { name: 'Choose password' }).click();
  await guest.getByRole('button', { name: 'Set up the app' }).click();
  const key = ((await guest.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await guest.getByLabel('Six-digit code').fill(codeOf(key));
  await guest.getByRole('button', { name: 'Confirm' }).click();
  await dashboard(guest).waitFor();
  await guest.getByRole('tab', { name: 'enquiries' }).waitFor();
  expect(await guest.getByRole('tab', { name: 'staff' }).count()).toBe(0);
  expect(new URL(guest.url()).hash).toBe('');
  await guest.getByRole('button', { name: 'Logout' }).click();
  await loginForm(guest).waitFor();

  await openTab(owner, 'redirects');
  await openTab(owner, 'staff');
  await row.getByText('Two-step verification on').waitFor();
  await row.getByLabel('Role of Valli Murugan').selectOption('editor');
  await owner.getByRole('button', { name: 'Change role' }).click();
  await owner.getByText('Role changed').waitFor();
  await expect.poll(() => row.getByLabel('Role of Valli Murugan').inputValue()).toBe('editor');
  await row.getByRole('button', { name: 'Remove Valli Murugan' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await owner.getByText('Valli Murugan removed').waitFor();
  await row.waitFor({ state: 'detached' });

  // The first level asks the API about used invitations.
  if (!isDeep) return;
  await guest.goto(link.pathname + link.hash);
  await guest.getByText(/This invitation no longer works/).waitFor();
});
