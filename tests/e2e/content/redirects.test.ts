import { afterAll, afterEach, expect, test } from 'vitest';
import { deleteAccounts, newToken } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { pasteText, visitAsAdmin, withoutPreview } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { site, useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

afterEach(() => database.recursiveDelete(database.collection('redirects')));
afterAll(deleteAccounts);

// redirects-1, redirects-4, redirects-5
test('a redirect is added, with what is wrong said at its field, and deleted; a changed slug is followed by the server and by a link within the site', async () => {
  const { docs } = await database.collection('courses').orderBy('createdAt').limit(1).get();
  const course = docs[0]!;
  const slug = String(course.get('slug'));
  await change(course.ref.path, (data) => data);
  const page = await visitAsAdmin(visit, '/admin/redirects', withoutPreview);
  await page.getByText('0 redirects', { exact: true }).waitFor();
  await page.getByLabel('Old path').fill('/courses');
  await page.getByLabel('New path').fill('https://elsewhere.example');
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await page.getByText('A page already exists here: a redirect would hide it').waitFor();
  await page.getByText(/Enter a path of this site/).waitFor();
  await pasteText(page.getByLabel('Old path'), '/old-offer\t/contact\n');
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await page.getByText('1 redirect', { exact: true }).waitFor();
  await page.getByText('/old-offer → /contact').waitFor();
  await expectNoViolations(page);

  expect((await fetch(`${site}/old-offer`)).url).toBe(`${site}/contact`);
  await page.getByRole('button', { name: 'Delete /old-offer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('0 redirects', { exact: true }).waitFor();

  const token = await newToken({ admin: true });
  const { createdAt: _, ...body } = course.data();
  const moved = { ...body, slug: `${slug}-again` };
  const { status } = await call(site, 'PUT', `/api/courses/${course.id}`, { token, body: moved });
  expect(status).toBe(200);

  const followed = await fetch(`${site}/courses/${slug}?utm_source=test`);
  expect(followed.url).toBe(`${site}/courses/${slug}-again?utm_source=test`);
  expect(await followed.text()).toContain(`>${String(course.get('title'))}</h1>`);

  await change('content/navbar', (data) => ({
    ...data,
    links: [
      { name: 'Moved', path: `/courses/${slug}`, order: 1, active: true },
      { name: 'In Tamil', path: '/in-tamil', order: 2, active: true },
    ],
  }));
  await change('content/institute', factsInTamil);
  const inTamil = { from: '/in-tamil', to: '/ta/contact' };
  await call(site, 'POST', '/api/redirects', { token, body: inTamil });
  const visitor = await visit('/contact');
  await visitor.getByRole('link', { name: 'Moved' }).first().click();
  await visitor.getByRole('heading', { level: 1, name: String(course.get('title')) }).waitFor();
  await visitor.waitForURL(`**/courses/${slug}-again`);
  await visitor.getByRole('link', { name: 'In Tamil' }).first().click();
  await visitor.locator('html[lang=ta] form').waitFor();
});
