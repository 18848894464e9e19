import { expect, test } from 'vitest';
import { saveButton, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { lead, useLeads } from '../../support/browser/leads.ts';

const { visit } = useBrowser();
useLeads();

// roles-3
test('an editor edits the site, and has no enquiries', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries', { username: 'editor' });
  await page.getByRole('heading', { name: 'Your role does not have access to this' }).waitFor();
  await page.getByText('the role editor, which does not include enquiries').waitFor();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await saveButton(page).waitFor();
  expect(await page.getByLabel('Hero title').isEditable()).toBe(true);
  const tabs = await page.getByRole('tab').allTextContents();
  expect(tabs).toEqual(expect.arrayContaining(['today', 'courses', 'batches', 'media']));
  for (const name of ['enquiries', 'bookings', 'messages', 'reports', 'staff', 'audit trail'])
    expect(tabs).not.toContain(name);
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('dialog')
    .getByText(/No changes yet|Current until/)
    .first()
    .waitFor();
});

// enquiries-14, enquiries-15, roles-3
test('a counsellor begins with their own enquiries and those of no one, and only reads the site', async () => {
  await lead('Arun').update({ assignedTo: 'another' });
  const page = await visitAsAdmin(visit, '/admin/enquiries', { username: 'counsellor' });
  await page.getByText('2 enquiries').waitFor();
  const views = page.getByRole('navigation', { name: 'Views' });
  const open = views.locator('[aria-current]');
  expect(await open.allTextContents()).toEqual([expect.stringMatching(/^Mine and unassigned/)]);
  await page.getByRole('button', { name: 'Export CSV' }).waitFor();
  expect(await page.getByRole('button', { name: /Privacy/ }).count()).toBe(0);
  await views.getByRole('link', { name: 'All' }).click();
  await page.getByText('3 enquiries').waitFor();
  expect(await open.allTextContents()).toEqual([expect.stringMatching(/^All/)]);
  await page.getByRole('link', { name: 'Divya', exact: true }).click();
  await page.getByRole('button', { name: 'Assign the enquiry from Divya' }).click();
  await page.getByRole('menuitem', { name: 'Kavitha Murugesan' }).click();
  await page.getByText('Enquiry updated successfully').waitFor();
  await page.getByLabel('Assigned to', { exact: true }).selectOption('Mine');
  await page.getByText('1 enquiry').waitFor();
  await page.getByRole('switch', { name: 'On duty' }).check();
  await page.getByText(/^You are on duty: .*new enquiries can be assigned to you/).waitFor();
  await page.getByRole('switch', { name: 'On duty' }).uncheck();
  await page.getByText('You are off duty: new enquiries will not be assigned to you').waitFor();

  await page.getByRole('tab', { name: 'home' }).click();
  await page.getByText('Read only: your role cannot make changes').waitFor();
  expect(await page.getByLabel('Hero title').isEditable()).toBe(false);
  expect(await saveButton(page).count()).toBe(0);
  const upload = page.getByRole('button', { name: 'Upload image: Hero image' });
  expect(await upload.isDisabled()).toBe(true);
  expect(await upload.evaluate((button) => getComputedStyle(button).opacity)).toBe('0.38');
  await page.getByRole('tab', { name: 'navbar' }).click();
  // editing-6
  await page.getByRole('button', { name: 'View Home', exact: true }).press('Enter');
  expect(await page.getByLabel('Path').first().inputValue()).toBe('/');
  await page.getByRole('tab', { name: 'courses' }).click();
  const list = page.getByRole('table');
  await list.getByRole('link').first().waitFor();
  await list.getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Fee sheet' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('link', { name: 'New course' }).count()).toBe(0);
});
