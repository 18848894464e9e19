import { expect, test } from 'vitest';
import { appReady, publicPage, site, useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { instances } from '../../support/level.ts';
import { coursePath } from '../../support/browser/screens.ts';

const { visit } = useBrowser();
const { change, changeAll } = useContentChanges();

const allBatches = async () =>
  (await database.collection('batches').orderBy('firstDay').get()).docs;

// batches-4, batches-5
test('without JavaScript, all batches are listed and filtered', async () => {
  const page = await visit('/batches', { javaScriptEnabled: false });
  const items = page.getByRole('main').locator('li').filter({ hasText: 'Add to calendar' });
  expect(await items.count()).toBe(20);
  await page.setViewportSize({ width: 1024, height: 800 });
  const tooLong = (rows: Element[]) =>
    rows.flatMap((row) =>
      [...row.querySelectorAll('h3, p')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(await items.evaluateAll(tooLong)).toEqual([]);
  await page.getByLabel('Where').selectOption('Online');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(page.url()).toBe(`${site}/batches?course=&mode=online&when=`);
  await page.getByText('5 batches').waitFor();
  expect(await items.count()).toBe(5);
  await page.getByLabel('When').selectOption('Weekdays, evenings');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('0 batches').waitFor();
  await page.getByRole('heading', { name: /^No batch like that until \w{3} \d+ \w{3}$/ }).waitFor();
  await page.goto(`${site}/batches?course=ui-ux-design&mode=online&when=weekend`);
  await page.getByText(/^UI\/UX Design runs next in Velachery, Mon to Fri mornings/).waitFor();
  await page.getByRole('link', { name: /^Show \d batch/ }).click();
  expect(page.url()).toBe(`${site}/batches?course=ui-ux-design`);
});

// batches-3, batches-4, batches-7, course-14
test('a batch is on its course’s page, with a link to ask about it, until its first day is over', async () => {
  const first = (await allBatches()).find(
    (found) => found.get('course') === coursePath.slice('/courses/'.length),
  );
  const midnight = Date.parse(`${String(first?.get('firstDay'))}T24:00:00+05:30`);
  await change(`batches/${first?.id}`, (data) => ({ ...data, seats: 8, seatsTaken: 5 }));
  for (const timezoneId of instances(['America/Los_Angeles', 'Pacific/Kiritimati'], 1)) {
    const page = await visit(coursePath, {
      timezoneId,
      before: (opened) => opened.clock.setFixedTime(midnight - 1),
    });
    await appReady(page);
    const batches = page.getByRole('region', { name: 'Upcoming batches' });
    expect(await batches.getByText('3 seats left').count(), timezoneId).toBe(1);
    const ask = batches.getByRole('link', { name: 'Ask about this batch' }).first();
    expect(await ask.getAttribute('href')).toBe(
      `/contact?course=python-fullstack&about=${first?.get('course')}&batch=${first?.id}`,
    );
    await page.clock.setFixedTime(midnight);
    await page.reload();
    await appReady(page);
    await batches.getByText('3 seats left').waitFor({ state: 'detached' });
  }
  await change(`batches/${first?.id}`, (data) => ({ ...data, seatsTaken: 8 }));
  const full = await visit(coursePath, { javaScriptEnabled: false });
  const link = full.getByRole('link', { name: 'Full, join the waiting list' });
  expect(await link.first().getAttribute('href')).toContain(`&batch=${first?.id}`);
  expect(await link.first().getAttribute('data-kind')).toBe('primary');
});

// home-10
test('home shows the next three batches, or nothing', async () => {
  const page = await visit('/', { javaScriptEnabled: false });
  const soon = page.getByRole('region', { name: 'Starting soon' });
  expect(await soon.getByRole('listitem').count()).toBe(3);
  await changeAll(['batches'], (data) => ({ ...data, state: 'planned' }));
  expect(await publicPage('/')).not.toContain('Starting soon');
  expect(await publicPage('/batches')).toContain('No batch is announced yet');
});

// trainers-2
test('trainers are shown until they leave', async () => {
  const page = await visit('/trainers', { javaScriptEnabled: false });
  await page.getByRole('heading', { level: 2, name: 'Karthik Raghavan' }).waitFor();
  const karthik = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Karthik' })
    .first();
  for (const text of ['12 years of experience', 'BE Computer Science · Django contributor'])
    expect(await karthik.innerText()).toContain(text);
  const course = karthik.getByRole('link', { name: 'Python Full Stack Development', exact: true });
  expect(await course.getAttribute('href')).toBe('/courses/python-full-stack-development');
  const next = (await allBatches()).find((batch) => batch.get('trainer') === 'sample-1');
  const batch = karthik.getByRole('link', { name: 'Next batch' });
  expect(await batch.locator('time').getAttribute('datetime')).toBe(next?.get('firstDay'));
  expect(await batch.getAttribute('href')).toBe(`/batches?course=${next?.get('course')}`);
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(6);
  const html = await publicPage(coursePath);
  expect(html).toContain('Python, Java and the web around them');
  expect(html).toContain('Karthik Raghavan · Tamil and English');
  await change('trainers/sample-1', (data) => ({ ...data, left: true }));
  const after = await publicPage(coursePath);
  expect(after).not.toContain('Python, Java and the web around them');
  expect(after).not.toContain('Karthik Raghavan · Tamil and English');
  expect(await publicPage('/trainers')).not.toContain('Karthik Raghavan');
});

// batches-8
test('a batch goes into a calendar', async () => {
  const answer = await fetch(`${site}/batches/sample-1.ics`);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR[^]*UID:batch-sample-1-\w+day@/);
  for (const id of ['no-such-batch', '..%2F..', '__id__'])
    expect((await fetch(`${site}/batches/${id}.ics`)).status, id).toBe(404);
  await change('batches/sample-2', (data) => ({ ...data, state: 'planned' }));
  expect((await fetch(`${site}/batches/sample-2.ics`)).status).toBe(404);
});
