import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { dayAfter, localDay } from '@institute/schema';
import { getAuth } from 'firebase-admin/auth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import {
  closeNotifications,
  dashboard,
  logIn,
  openTab,
  save,
} from '../../support/browser/admin.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import type { VisitOptions } from '../../support/browser/visit-options.ts';
import {
  contactForm,
  fillPerson,
  submitButton,
  takeStored,
} from '../../support/browser/enquiries.ts';
import { expectTabWell, expectWell } from '../../support/browser/second-institute.ts';
import { forkServer, type Server } from '../../support/fork-server.ts';
import { projectId } from '../../support/ports.ts';
import { resetFirestore } from '../../support/preserve-site.ts';
import {
  buildSecondInstitute,
  firstInBuild,
  type SecondInstitute,
} from '../../support/second-institute.ts';

const { visit } = useBrowser();

const devices = ['phone', 'desktop'] as const;

let second: SecondInstitute;
let server: Server;
let ground: readonly string[];

/** Built and served as by `npm start`, before anything is stored. */
beforeAll(async () => {
  second = await buildSecondInstitute({
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
  });
  await resetFirestore();
  const serve = join(second.folder, 'tests', 'support', 'serve-site.ts');
  server = await forkServer(serve, [], {
    ...parseEnv(second.read('functions/.env.demo-institute')),
    FUNCTIONS_EMULATOR: 'true',
    TZ: 'UTC',
  });
  const colours = `import { theme } from '@institute/schema'; console.log(JSON.stringify(theme.ground));`;
  ground = (await second.evaluate(colours)) as string[];
});

afterAll(() => {
  server.stop();
  second.remove();
});

async function open(path: string, options: VisitOptions): Promise<Page> {
  const page = await visit(server.url + path, {
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    ...options,
  });
  await appReady(page);
  return page;
}

/** Every public page, what it says while nothing is stored, and where it leads then. */
const pages = [
  ['/', 'Home page content is not available', '/contact'],
  ['/courses', 'Ask us what begins next.', '/contact'],
  ['/batches', 'No batch is announced yet', '/contact'],
  ['/demo', 'There are no demo classes at the moment', '/contact'],
  ['/trainers', 'No trainers yet', '/courses'],
  ['/about', 'About page content is not available', '/contact'],
  ['/placements', 'No placements available', '/courses'],
  ['/how-we-count', 'No figures are listed yet.', '/courses'],
  ['/blog', 'No blog posts found.', '/courses'],
  ['/contact', 'Course Enquiry Form', '/batches'],
  ['/contact?for=demo', 'Course Enquiry Form', '/batches'],
  ['/search', 'Courses, trainers, articles', ''],
  ['/search?q=networks', 'Nothing found for “networks”', '/contact'],
  ['/privacy', 'Baobab Coast School of Computing', '/contact'],
  ['/nope', 'This page does not exist', '/'],
] as const;

// institute-6
test('no file that is built for it, in Tamil either, has a word or a colour of the first', () => {
  expect(firstInBuild(second)).toEqual([]);
});

// institute-12
describe.each(devices)('before anything is stored, on a %s', (device) => {
  test.each(pages)('%s says “%s” and leads to %s', async (path, says, leadsTo) => {
    const status = path === '/nope' ? 404 : 200;
    expect((await fetch(server.url + path)).status).toBe(status);
    const page = await open(path, { device, expectedErrors: /404/ });
    expect(await page.title()).toContain('Baobab Coast School');
    const main = page.getByRole('main');
    await main.getByText(says).first().waitFor();
    if (leadsTo) await main.locator(`a[href="${leadsTo}"]`).first().waitFor();
    await expectWell(page, ground);
  });
});

const course = {
  slug: 'networks-from-scratch',
  title: 'Networks from Scratch',
  description: 'Cables, addresses and what runs over them.',
};

const contactInfo = {
  companyName: 'Baobab Coast School of Computing',
  phone: [{ label: 'Office', number: '0803 123 4567' }],
  branches: [{ name: 'Yaba', address: '4 Herbert Macaulay Way' }],
};

describe('with what a new institute has first', () => {
  interface Account {
    readonly email: string;
    readonly password: string;
  }
  let owner: Account;
  let accounts: readonly Account[];

  beforeAll(async () => {
    accounts = (await second.evaluate(`
      import { sampleAccounts } from './tests/support/sample-accounts.ts';
      import { seedStart } from './tools/seed/seed.ts';
      await seedStart();
      console.log(JSON.stringify(sampleAccounts));`)) as Account[];
    [owner] = accounts as [Account];
  });

  afterAll(async () => {
    const { users } = await getAuth().getUsers(accounts.map(({ email }) => ({ email })));
    await getAuth().deleteUsers(users.map(({ uid }) => uid));
  });

  async function openDashboard(device: (typeof devices)[number]): Promise<Page> {
    const page = await visit(`${server.url}/admin`, {
      device,
      reducedMotion: 'reduce',
      // The preview of the tab Institute asks for what nobody has saved yet.
      expectedErrors: /404 .*\/api\/trust-stats/,
    });
    await logIn(page, 'admin', owner.password);
    await dashboard(page).waitFor();
    await openTab(page, 'today');
    return page;
  }

  const steps = (page: Page) =>
    page.getByRole('region', { name: 'Before search engines can list the site' });

  // institute-12, dashboard-28
  test('on a phone the dashboard’s first tab says what is left', async () => {
    const page = await openDashboard('phone');
    await steps(page).getByText('2', { exact: true }).waitFor();
    await page.getByText('No one waits for an answer.').waitFor();
    expect(await page.getByText('You are done for now.').count()).toBe(0);
    await closeNotifications(page);
    await expectTabWell(page, ground);
  });

  // institute-12, dashboard-28
  test('the dashboard’s first tab leads through what is left until nothing is', async () => {
    const page = await openDashboard('desktop');
    const [first] = await page.getByRole('tab').allTextContents();
    expect(first).toBe('today');
    await steps(page).getByRole('link', { name: 'Check the name and the colours' }).click();
    await save(page, 'updated successfully');
    await closeNotifications(page);
    await openTab(page, 'today');
    await steps(page).getByRole('link', { name: 'Save a phone number' }).click();
    expect(await page.getByLabel('Company name').inputValue()).toBe(contactInfo.companyName);
    await page.getByRole('button', { name: 'Add phone' }).click();
    const phones = page.getByRole('group', { name: 'Phones' });
    await phones.getByRole('textbox', { name: 'Number', exact: true }).fill('0803 123 4567');
    await save(page, 'updated successfully');
    await openTab(page, 'today');
    const items = page.getByRole('region', { name: 'Before visitors can join a course' });
    for (const [name, path] of [
      ['Add the first course', '/admin/courses/new'],
      ['Add the first batch', '/admin/batches/new'],
    ] as const)
      expect(await items.getByRole('link', { name }).getAttribute('href')).toBe(path);
    // What was read before stays until it is read again.
    await page.getByText('Before search engines').waitFor({ state: 'detached' });
    expect(await page.getByText('You are done for now.').count()).toBe(0);
    await closeNotifications(page);
    await expectTabWell(page, ground);
  });

  describe('one branch, one course without a fee, one batch', () => {
    beforeAll(async () => {
      const token = await signIn(owner.email, owner.password);
      const send = async (method: string, path: string, body: object) => {
        const { status, body: answer } = await call(server.url, method, path, { token, body });
        expect(status, JSON.stringify(answer)).toBeLessThan(300);
        return answer.data as { readonly _id: string };
      };
      await send('PUT', '/api/contact-info', contactInfo);
      const { _id: id } = await send('POST', '/api/courses', course);
      const today = localDay(new Date());
      await send('POST', '/api/batches', {
        course: id,
        firstDay: dayAfter(today, 10),
        lastDay: dayAfter(today, 60),
        days: [{ day: 'monday', from: '18:30', to: '20:30' }],
        branch: 'Yaba',
        seats: 12,
        state: 'open',
      });
    });

    // institute-12, dashboard-28
    test('the dashboard’s first tab has nothing left', async () => {
      const page = await openDashboard('desktop');
      await page.getByText('You are done for now.').waitFor();
      expect(await page.getByText('Add the first').count()).toBe(0);
    });

    /** In place of a fee. */
    const askUs = /^Ask us$/;

    const shown = [
      ['/', ['Learn at Baobab Coast School', course.title, askUs, 'Starting soon']],
      ['/about', ['About Baobab Coast School of Computing']],
      ['/courses', ['Showing all 1 course', course.title, askUs]],
      [`/courses/${course.slug}`, [course.description, askUs, 'Yaba']],
      ['/batches', [course.title, 'Yaba']],
      ['/demo', ['There are no demo classes at the moment']],
      ['/placements', ['No placements available']],
      ['/contact', ['0803 123 4567', '4 Herbert Macaulay Way']],
    ] as const;

    // institute-12
    describe.each(devices)('on a %s', (device) => {
      test.each(shown)(
        '%s says what there is, and neither a fee nor a figure',
        async (path, says) => {
          const page = await open(path, { device });
          const main = page.getByRole('main');
          for (const text of says)
            await main.getByText(text).filter({ visible: true }).first().waitFor();
          expect(await main.innerText()).not.toMatch(/[₦%]|\bGST\b|\d\+(?! years)/);
          expect(await page.locator('[hreflang^="ta"]').count()).toBe(0);
          await expectWell(page, ground);
        },
      );

      test('the contact form stores an enquiry about the course', async () => {
        const page = await open('/contact', { device });
        const form = contactForm(page);
        await fillPerson(form, `Adaeze ${device}`, '0803 765 4321');
        await form.getByLabel(/^Course Interested In/).selectOption(course.title);
        await submitButton(form).click();
        await page.getByText('Enquiry Sent').waitFor();
        expect(await takeStored(`Adaeze ${device}`)).toEqual([
          expect.objectContaining({ phone: '+2348037654321', course: course.title }),
        ]);
      });
    });
  });
});
