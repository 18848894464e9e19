/** The pages as the build has them: transforming their sources takes seconds. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from './config/paths.ts';
import type * as entry from './entry-server.tsx';
import type { ContentSource } from './lib/content/content-source.ts';

const built = join(import.meta.dirname, '..', 'dist', 'server', 'entry-server.js');
const { renderPlainPage } = (await import(built)) as typeof entry;

const noContent = new Proxy({} as ContentSource, {
  get: () => () => Promise.reject(new Error('There is no content')),
});

/** Run by a process that has rendered nothing yet. */
const firstPage = `
  import { renderPlainPage } from ${JSON.stringify(built)};
  const source = new Proxy({}, { get: () => () => Promise.reject(new Error('There is no content')) });
  const way = { to: '${paths.demo}', name: 'All classes' };
  const props = { title: 'Full', text: 'All places are taken.', way };
  const { html } = await renderPlainPage('message', props, { path: '${paths.demo}', source });
  console.log(html);`;

// routes-5
test('the first page that a server renders without scripts has what to press next', () => {
  const options = ['--input-type=module', '--eval', firstPage];
  const html = execFileSync(process.execPath, options, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(html).toContain('Ask us');
});

const shown = {
  ...{ day: '2026-12-02', from: '18:30', to: '19:30', what: 'Demo class' },
  ...{ mode: 'online' as const, branch: '', trainers: [] },
};

// demo-3, routes-5
test('the form of a demo class asks for what the contact page does, in its order, and has one button to press', async () => {
  const { html } = await renderPlainPage(
    'bookingForm',
    { shown, slot: 'python-2026-12-02', values: {}, full: false },
    { path: paths.demoSlot('python-2026-12-02'), source: noContent },
  );
  const fields = [...html.matchAll(/<input[^>]*name="(name|phone|email)"/g)];
  expect(fields.map(([, name]) => name)).toEqual(['name', 'phone', 'email']);
  expect(/<aside.*<\/aside>/.exec(html)?.[0]).toContain('Questions? Ask us first.');
});

// demo-5, routes-5
test('the bar at the foot of the page after booking sends its form for the calendar file, too', async () => {
  const booking = { shown, id: 'b', slot: 'python-2026-12-02', email: 'meena@example.com' };
  const render = async (outcome: 'booked' | 'waiting') => {
    const props = { ...booking, outcome };
    const page = { path: paths.demo, source: noContent };
    const { html } = await renderPlainPage('booked', props, page);
    const [form = ''] = /<form[^>]*action="\/demo\/booked"[^>]*>/.exec(html) ?? [];
    return { form, bar: html.slice(html.lastIndexOf('<aside')) };
  };
  const { form, bar } = await render('booked');
  expect(form).toContain('id="calendar"');
  expect(bar).toMatch(/<button[^>]*form="calendar">Add to calendar<\/button>/);
  expect((await render('waiting')).bar).not.toContain('Add to calendar');
});

/** Only the contact info can be read, with these phones. */
function knownAt(...numbers: readonly string[]): ContentSource {
  const phone = numbers.map((number) => ({ label: 'Admissions', number }));
  const info = { phone, email: [], companyName: 'Vaasal' };
  return new Proxy(noContent, {
    get: (none) => (of: string) =>
      of === 'contactInfo' ? Promise.resolve(info) : none.courseTitles(),
  });
}

// footer-5
test('no page that is kept says which year it is', async () => {
  const { html } = await renderPlainPage('opening', {}, { path: paths.demo, source: knownAt() });
  expect(html).toContain('All rights reserved');
  expect(html).toMatch(/© \D/);
});

// demo-6
test('without JavaScript a booking that cannot be opened says whom to call', async () => {
  const source = knownAt('044 4000 1234');
  const { html } = await renderPlainPage('opening', {}, { path: paths.demo, source });
  expect(/<noscript>.*?<\/noscript>/s.exec(html)?.[0]).toContain('044 4000 1234</a>');
});
