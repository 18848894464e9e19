import { clockText, dayText, shortDay } from '@institute/schema';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { appReady, publicPage, useBrowser } from '../../support/browser/browser.ts';
import { database, removeDemoBookings, useContentChanges } from '../../support/browser/database.ts';
import {
  contactForm,
  enquiryPopup,
  fillPerson,
  scrollsTold,
  submitButton,
} from '../../support/browser/enquiries.ts';

const { visit } = useBrowser();
const { change, changeAll } = useContentChanges();

afterEach(removeDemoBookings);

const demo = '/contact?for=demo';
const python = '/contact?course=python-fullstack&about=python-full-stack-development';

const booking = (page: Page) => page.getByRole('form', { name: 'Free demo classes' });

const bookButton = (page: Page) => booking(page).getByRole('button', { name: /^Book / });

/** What the button promises of a class: its day and hour. */
async function promiseOf(page: Page, index: number): Promise<string> {
  const id = (await booking(page).getByRole('radio').nth(index).getAttribute('value')) ?? '';
  const plan = await database.doc(`demoPlans/${id.slice(0, -11)}`).get();
  return `Book ${shortDay(id.slice(-10))}, ${clockText(String(plan.get('from')))}`;
}

// contact-12, demo-3
test('without JavaScript, two presses and three fields book a demo class', async () => {
  const page = await visit('/', { javaScriptEnabled: false });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('main').getByRole('link', { name: 'Get Free Demo' }).click();
  const classes = booking(page).getByRole('radio');
  expect(await classes.count()).toBe(3);
  expect(await classes.first().isChecked()).toBe(true);
  for (const index of [0, 1]) {
    await classes.nth(index).check();
    const name = await promiseOf(page, index);
    await booking(page).getByRole('button', { name }).waitFor();
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  const day = ((await classes.nth(1).getAttribute('value')) ?? '').slice(-10);
  await fillPerson(booking(page), 'Karthik S');
  await bookButton(page).click();
  await page.getByRole('main').getByText('Your demo class is booked').waitFor();
  await page.getByText(dayText(day)).first().waitFor();
});

// contact-12
test('where no class is free, the page begins with the enquiry form', async () => {
  await changeAll(['demoPlans'], () => null);
  const page = await visit(demo, { javaScriptEnabled: false });
  await contactForm(page).waitFor();
  expect(await booking(page).count()).toBe(0);
  expect(await submitButton(contactForm(page)).getAttribute('data-kind')).toBe('primary');
});

// contact-12, demo-12, demo-22, popup-3
test('a course’s demo button shows classes that fit it, and the whole form below; the popup does not come over a booking in sight; a booking that is sent offline waits, and is made once; after Back another class can be booked', async () => {
  const page = await visit(`${python}&for=demo`, { firstVisit: true });
  await appReady(page);
  await booking(page).getByText('For Python Full Stack Development.').waitFor();
  const choices = await booking(page).getByRole('radio').locator('..').allInnerTexts();
  expect(choices.map((text) => /Python Full Stack|Any course/.test(text))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await contactForm(page).getByLabel('Course Interested In *').inputValue()).toBe(
    'python-fullstack',
  );
  expect(await submitButton(contactForm(page)).getAttribute('data-kind')).toBe('secondary');

  await page.mouse.wheel(0, 40);
  await page.waitForFunction(() => scrollY > 0);
  await scrollsTold(page);
  expect(await enquiryPopup(page).count()).toBe(0);
  await page.mouse.wheel(0, 5_000);
  await enquiryPopup(page).waitFor();

  await page.goto(demo);
  await appReady(page);
  await fillPerson(booking(page), 'Booked on a train');
  await page.context().setOffline(true);
  await bookButton(page).click();
  await page.getByText('Your booking is saved on this device').waitFor();
  expect(await booking(page).getByLabel('Full Name *').inputValue()).toBe('');
  await page.context().setOffline(false);
  await page.getByText('Your demo class is booked', { exact: true }).waitFor();
  const found = await database
    .collection('enquiries')
    .where('name', '==', 'Booked on a train')
    .get();
  expect(found.docs.map((each) => each.get('status'))).toEqual(['demo booked']);

  for (const index of [1, 2]) {
    await booking(page).getByRole('radio').nth(index).check();
    const promise = await promiseOf(page, index);
    await fillPerson(booking(page), 'Karthik S');
    await booking(page).getByRole('button', { name: promise }).click();
    await page.getByRole('main').getByText('Your demo class is booked').waitFor();
    await page.waitForURL('**/demo/booked');
    if (index === 1) await page.goBack();
  }
  const { docs } = await database.collection('demoBookings').get();
  expect(new Set(docs.map((each) => each.get('slot'))).size).toBe(3);
});

const ticket = (page: Page) => page.getByRole('complementary', { name: 'What you ask about' });

/** A full batch of the course, and one after it that has seats. */
async function twoBatches() {
  const { docs } = await database.collection('batches').orderBy('firstDay').get();
  const full = docs.find((each) => each.get('course') === 'python-full-stack-development')!;
  const after = docs.at(-1)!;
  await change(`batches/${full.id}`, (data) => ({ ...data, seatsTaken: data['seats'] }));
  await change(`batches/${after.id}`, (data) => ({
    ...data,
    course: full.get('course') as string,
    seatsTaken: 0,
  }));
  return { full: full.id, after: `Begins ${shortDay(String(after.get('firstDay')))}` };
}

// contact-13
test('a course arrives with its fee and its next batch that has a seat; a batch that is full says so and shows the one after; one that is gone the next', async () => {
  const { full, after } = await twoBatches();
  const ask = `${python}&batch=${full}`;
  const page = await visit(ask);
  await appReady(page);
  await ticket(page).getByText('Waiting list for this batch').waitFor();
  await ticket(page).getByText('You join the waiting list.').waitFor();
  await expectNoViolations(page);
  await ticket(page).getByRole('link', { name: 'The one after' }).click();
  await ticket(page).getByText('Your question is about this batch').waitFor();
  await ticket(page).getByText(after).waitFor();

  const later = await visit(python, { javaScriptEnabled: false });
  const shown = ticket(later);
  await shown.getByRole('heading', { name: 'Python Full Stack Development' }).waitFor();
  await shown.getByText('Your course and its next batch').waitFor();
  await shown.getByText(after).waitFor();
  await shown.getByText(/^₹[\d,]+/).waitFor();
  await change(`batches/${full}`, (data) => ({ ...data, state: 'cancelled' }));
  await later.goto(ask);
  await ticket(later).getByText('This batch is no longer open. The next one').waitFor();
});

// contact-13
test('of a course that does not exist the page says nothing', async () => {
  const html = await publicPage('/contact?about=astrology&batch=none');
  expect(html).toContain('Course Enquiry Form');
  expect(html).not.toContain('What you ask about');
});
