import { builtFacts } from '@institute/schema';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { appReady, publicPage, site, useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import {
  contactForm,
  fillPerson,
  openPopup,
  submitButton,
  takeStored,
  useNewVisitors,
} from '../../support/browser/enquiries.ts';
import { expectClaimsNotKept, expectDashboardNotKept, expectTamilKept } from './kept-by-worker.ts';
import {
  goOffline,
  goOnline,
  groundOf,
  isKept,
  linkInFooter,
  notice,
  title,
  visitKept,
} from '../../support/browser/offline.ts';
import { pushed, showPushed } from '../../support/browser/pushed.ts';
import { coursePath } from '../../support/browser/screens.ts';
import { instances } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();
useNewVisitors();

afterEach(() => database.doc('shownClaims/main').delete());

/** The page of a class with places, as the list of classes links to it. */
async function pathOfClass(): Promise<string> {
  const [, path = ''] = /<main[^]*? href="(\/demo\/[^"]+)"/.exec(await publicPage('/demo')) ?? [];
  return path;
}

/** A visitor who has been to the home page of an institute that its owner names, and then to others. */
async function expectPagesKept(): Promise<Page> {
  const at = new Date().toISOString();
  await change('content/institute', () => ({
    ...builtFacts,
    ...{ name: 'Nila Institute of Arts', spokenName: 'Nila Institute', shortName: 'Nila' },
    ...{ brand: '#0b5345', accent: '#ff8c69', createdAt: at, updatedAt: at },
    tamil: true,
  }));
  const page = await visitKept(visit, '/', { firstVisit: true });
  expect(await notice(page).count()).toBe(0);
  const top = async () => (await page.getByRole('main').boundingBox())?.y;
  const before = await top();
  await goOffline(page);
  await notice(page).waitFor();
  await expectNoViolations(page, notice(page));
  const box = await notice(page).boundingBox();
  expect(await top()).toBe((before ?? 0) + (box?.height ?? 0));
  await goOnline(page);
  await notice(page).waitFor({ state: 'detached' });
  expect(await top()).toBe(before);

  const phone = await linkInFooter(page, '+91').getAttribute('href');
  const ground = await groundOf(page);
  await goOffline(page);
  await linkInFooter(page, 'Contact')
    .or(page.getByRole('link', { name: 'Contact' }))
    .first()
    .click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(await page.title()).toBe('You are offline | Nila Institute of Arts');
  expect(await page.getByRole('link', { name: 'Nila Institute, home' }).textContent()).toBe('Nila');
  expect(await groundOf(page)).toBe(ground);
  expect(await page.content()).not.toContain(builtFacts.spokenName);
  await expectNoViolations(page);
  expect(await page.locator('a[href^="tel:"]').getAttribute('href')).toBe(phone);
  expect(await page.getByRole('listitem').getByRole('link').getAttribute('href')).toBe('/');
  await goOnline(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await contactForm(page).waitFor();
  await isKept(page, '/contact');

  // A plain form, whose answer is a page: it is there again for whoever goes back.
  await page.goto(await pathOfClass());
  await fillPerson(page.getByRole('main'), 'Meena');
  await goOffline(page);
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByText('Your form may not have reached us.').waitFor();
  await goOnline(page);
  await page.goBack();
  expect(await page.getByLabel('Full Name *').inputValue()).toBe('Meena');

  const headings = new Map<string, string | null>();
  // The first level has the contact page, which is kept already.
  for (const path of instances([coursePath, '/batches', '/demo'], 0)) {
    await page.goto(path);
    await isKept(page, path);
    headings.set(path, await title(page).textContent());
  }
  await goOffline(page);
  for (const [path, heading] of headings) {
    await page.goto(path);
    await appReady(page);
    expect(await title(page).textContent(), path).toBe(heading);
  }
  // One page, whatever its address is asked beside.
  await page.goto('/contact?utm_source=letter');
  await contactForm(page).waitFor();
  await openPopup(page);
  // What shows something else is not served in place of it.
  await page.goto('/contact?for=demo');
  await appReady(page);
  expect(page.url()).toBe(`${site}/contact`);

  // On a Wi-Fi that leads nowhere the browser takes itself to be online.
  await goOnline(page);
  await page.addInitScript(() => {
    if (window.name === 'leads nowhere')
      Object.defineProperty(navigator, 'onLine', { value: true });
  });
  await page.evaluate(() => (window.name = 'leads nowhere'));
  await page.goto('/');
  await appReady(page);
  const atHome = (await title(page).textContent()) ?? '';
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await about.click();
  await title(page).filter({ hasNotText: atHome }).waitFor();
  const aboutUs = await title(page).textContent();
  await isKept(page, '/about');
  await page.getByRole('link', { name: 'home' }).first().click();
  await page.waitForURL(`${site}/`);
  await goOffline(page);
  await page.reload();
  await appReady(page);
  await about.click();
  await page.waitForURL('**/about');
  await title(page).filter({ hasNotText: atHome }).waitFor();
  expect(await title(page).textContent()).toBe(aboutUs);
  await page.evaluate(() => (window.name = ''));
  await page.goto('/about');
  await appReady(page);
  const number = '+91 44 5550 0123';
  await change('content/contactInfo', (data) => ({ ...data, phone: [{ label: 'Desk', number }] }));
  await goOnline(page);
  await linkInFooter(page, number).waitFor();
  return page;
}

/** The same visitor gets a message, and writes enquiries offline. Returns the page of the next visit. */
async function expectEnquiriesKept(page: Page): Promise<Page> {
  const thanks = 'Our counselor will reach out to you within 24 hours.';
  const form = '/contact?course=cybersecurity';

  async function send(tab: Page, name: string): Promise<void> {
    await goOffline(tab);
    await fillPerson(contactForm(tab), name);
    await submitButton(contactForm(tab)).click();
  }

  const nameIn = (tab: Page) => contactForm(tab).getByLabel('Full Name *').inputValue();

  /** Sends an enquiry while the browser's storage is full. */
  async function failToKeep(tab: Page, name: string): Promise<void> {
    const stores = await tab.evaluateHandle(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
      return setItem;
    });
    await send(tab, name);
    await tab.getByText('Failed to submit enquiry. Please try again.').waitFor();
    expect(await nameIn(tab)).toBe(name);
    await stores.evaluate((setItem) => (Storage.prototype.setItem = setItem));
  }

  async function keepEnquiry(tab: Page, name: string): Promise<void> {
    await send(tab, name);
    await tab.getByText('Your enquiry is saved on this device').waitFor();
    expect(await nameIn(tab)).toBe('');
  }

  const context = page.context();
  await goOnline(page);
  await page.goto(form);
  await appReady(page);
  // enquiries-46
  const [worker] = context.serviceWorkers();
  expect(await worker?.evaluate(showPushed, JSON.stringify({ data: pushed }))).toEqual([
    pushed.title,
    { body: pushed.body, tag: pushed.enquiry, data: pushed.enquiry },
  ]);
  const other = await context.newPage();
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
  const waiting = await page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('enquiry-outbox')).length,
  );
  expect(waiting).toBe(0);
  expect(sent).toEqual(['/api/enquiries']);
  const [stored, ...more] = await takeStored('Written on a train');
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ course: 'cybersecurity', source: 'Contact Form' });

  await page.goto(form);
  await appReady(page);
  await failToKeep(page, 'Nowhere to write');
  await keepEnquiry(page, 'Written underground');
  await Promise.all([page.close(), other.close()]);
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/about');
  await later.getByText(thanks).waitFor();
  expect(await takeStored('Written underground')).toHaveLength(1);

  return later;
}

// institute-8, quality-2, quality-7, enquiries-7, tamil-16, claims-6, claims-11. One visitor: the first visit of a worker takes five seconds of the processor.
test('offline, pages that were visited open again, one that was not says so as of the institute that its owner names, in its colours, and a notice stands above; links lead to visited ones also on a Wi-Fi that leads nowhere; what has changed since one was kept is read again once that can be; a message that is pushed is shown; an enquiry written offline is stored once when back online, or at the next visit; where storage refuses it, it has failed; neither the dashboard nor the API is cached; a page with claims is kept without them, and older copies go with the next page that has some; on a phone, no word beside what a figure was counted from is broken; in Tamil a new worker takes over, files of the build before stay, and pages in Tamil open again', async () => {
  const page = await expectPagesKept();
  const later = await expectEnquiriesKept(page);
  await expectDashboardNotKept(later);
  await expectClaimsNotKept(later);
  await expectTamilKept(later);
});
