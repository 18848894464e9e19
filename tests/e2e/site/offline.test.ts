import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { appReady, site, useBrowser, type VisitOptions } from '../../support/browser/browser.ts';
import {
  contactForm,
  fillPerson,
  openPopup,
  submitButton,
  takeStored,
  useNewVisitors,
} from '../../support/browser/enquiries.ts';
import { coursePath } from '../../support/browser/screens.ts';

const { visit } = useBrowser();
useNewVisitors();

/** What the console says of requests without a connection, and of answers that a test makes up. */
const online = {
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed call|Failed to load resource/,
} satisfies VisitOptions;

/** Waits until the page opens without a connection. */
async function isKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((address) => caches.match(address).then(Boolean), path), {
      timeout: 20_000,
    })
    .toBe(true);
}

/** A visitor whose page is kept, with the worker in charge. */
async function visitKept(path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await visit(path, { ...online, ...options });
  await appReady(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await isKept(page, path);
  return page;
}

const goOffline = (page: Page): Promise<void> => page.context().setOffline(true);

const goOnline = (page: Page): Promise<void> => page.context().setOffline(false);

const notice = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'You are offline.' });

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const linkInFooter = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name });

describe('offline', () => {
  // quality-2
  test('pages that were visited open again, with the popup', async () => {
    const headings = new Map<string, string | null>();
    const page = await visitKept('/');
    for (const path of [coursePath, '/batches', '/demo']) {
      await page.goto(path);
      await isKept(page, path);
      headings.set(path, await title(page).textContent());
    }
    await goOffline(page);
    for (const [path, heading] of headings) {
      await page.goto(path);
      await appReady(page);
      expect(await title(page).textContent(), path).toBe(heading);
      await openPopup(page);
    }
  });

  // quality-2
  test('a link leads to a page that was visited within the app, also on a Wi-Fi that leads nowhere', async () => {
    const page = await visitKept('/');
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
    const atHome = (await title(page).textContent()) ?? '';
    const about = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' });
    await about.click();
    await title(page).filter({ hasNotText: atHome }).waitFor();
    const heading = await title(page).textContent();
    await isKept(page, '/about');
    await page.getByRole('link', { name: 'home' }).first().click();
    await page.waitForURL(`${site}/`);
    await goOffline(page);
    await page.reload();
    await appReady(page);
    await about.click();
    await page.waitForURL('**/about');
    await title(page).filter({ hasNotText: atHome }).waitFor();
    expect(await title(page).textContent()).toBe(heading);
  });

  // quality-2
  test('on a link that hangs, a page that was visited opens from the cache', async () => {
    const page = await visitKept('/about');
    const heading = await title(page).textContent();
    await page.goto('/');
    await appReady(page);
    await page.route(/\/documents[/:]|\/api\//, () => undefined);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click();
    await title(page)
      .filter({ hasText: heading ?? '' })
      .waitFor({ timeout: 8_000 });
  });

  test('a page with another query is served from the cache', async () => {
    const page = await visitKept('/contact');
    await goOffline(page);
    await page.goto('/contact?utm_source=letter');
    await contactForm(page).waitFor();
  });

  // quality-2
  test('a page that was not visited says so, and opens once there is a connection', async () => {
    const page = await visitKept('/');
    const phone = await linkInFooter(page, '+91').getAttribute('href');
    await goOffline(page);
    await linkInFooter(page, 'Contact')
      .or(page.getByRole('link', { name: 'Contact' }))
      .first()
      .click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact');
    await expectNoViolations(page);
    expect(await page.locator('a[href^="tel:"]').getAttribute('href')).toBe(phone);
    expect(await page.getByRole('listitem').getByRole('link').getAttribute('href')).toBe('/');
    await goOnline(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await contactForm(page).waitFor();
  });

  test('a notice is shown while offline', async () => {
    const page = await visitKept('/');
    expect(await notice(page).count()).toBe(0);
    const top = async () => (await page.getByRole('main').boundingBox())?.y;
    const before = await top();
    await goOffline(page);
    await notice(page).waitFor();
    await expectNoViolations(page);
    const box = await notice(page).boundingBox();
    expect(await top()).toBe((before ?? 0) + (box?.height ?? 0));
    await goOnline(page);
    await notice(page).waitFor({ state: 'detached' });
    expect(await top()).toBe(before);
  });
});

describe('an enquiry written offline', () => {
  const thanks = 'Our counselor will reach out to you within 24 hours.';

  async function keepEnquiry(page: Page, name: string): Promise<void> {
    await goOffline(page);
    const form = contactForm(page);
    await fillPerson(form, name);
    await submitButton(form).click();
    await page.getByText('Your enquiry is saved on this device').waitFor();
    expect(await form.getByLabel('Full Name *').inputValue()).toBe('');
  }

  const waiting = (page: Page): Promise<number> =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('enquiry-outbox')).length,
    );

  // enquiries-7
  test('is stored once when back online, however many tabs are open', async () => {
    const page = await visitKept('/contact?course=cybersecurity');
    const other = await page.context().newPage();
    await other.goto('/');
    await appReady(other);
    const sent: string[] = [];
    for (const tab of [page, other])
      tab.on('requestfinished', (request) => {
        if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
      });
    await keepEnquiry(page, 'Written on a train');
    expect(await takeStored('Written on a train')).toEqual([]);
    await goOnline(page);
    await expect
      .poll(async () => {
        const counts = await Promise.all([page, other].map((tab) => tab.getByText(thanks).count()));
        return counts.toSorted();
      })
      .toEqual([0, 1]);
    expect(await waiting(page)).toBe(0);
    expect(sent).toEqual(['/api/enquiries']);
    const [stored, ...more] = await takeStored('Written on a train');
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ course: 'cybersecurity', source: 'Contact Form' });
  });

  test('is sent at the next visit', async () => {
    const page = await visitKept('/contact?course=cybersecurity');
    await keepEnquiry(page, 'Written underground');
    const context = page.context();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/about');
    await later.getByText(thanks).waitFor();
    expect(await takeStored('Written underground')).toHaveLength(1);
  });

  test('is reported as failed if storage refuses it', async () => {
    const page = await visitKept('/contact?course=cybersecurity');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await goOffline(page);
    const form = contactForm(page);
    await fillPerson(form, 'Nowhere to write');
    await submitButton(form).click();
    await page.getByText('Failed to submit enquiry. Please try again.').waitFor();
    expect(await form.getByLabel('Full Name *').inputValue()).toBe('Nowhere to write');
  });
});

test('neither the dashboard nor the API is cached', async () => {
  const page = await visitKept('/');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/admin');
  await page.getByLabel('Password').waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => /^\/(admin|api)/i.test(path))).toEqual([]);
  const dashboard = scripts.filter((path) => path.includes('/admin-app'));
  expect(dashboard).toHaveLength(1);
  expect(kept.filter((path) => /admin|rich-text|Dialog/.test(path))).toEqual([]);
});

test('a new worker takes over, and an open page of the previous build keeps its files', async () => {
  // The page's policy allows no other address of a worker.
  const page = await visitKept('/', { bypassCSP: true });
  await page.evaluate(async () => {
    const assets = await caches.open('assets');
    await assets.put('/assets/of-the-build-before.js', new Response('export {}'));
  });
  const file = await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const takesOver = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await serviceWorker.register('/service-worker.js?another');
    await takesOver;
    return (await fetch('/assets/of-the-build-before.js')).text();
  });
  expect(file).toBe('export {}');
});
