import { expect, test, vi } from 'vitest';
import { paths } from './config/paths.ts';
import type { ContentSource } from './lib/content/content-source.ts';

const noContent = new Proxy({} as ContentSource, {
  get: () => () => Promise.reject(new Error('There is no content')),
});

// routes-5
test('the first page that a server renders without scripts has what to press next', async () => {
  vi.resetModules();
  const { renderPlainPage } = await import('./entry-server.tsx');
  const { html } = await renderPlainPage(
    'message',
    { title: 'Full', text: 'All places are taken.', way: { to: paths.demo, name: 'All classes' } },
    { path: paths.demo, source: noContent },
  );
  expect(html).toContain('Ask us');
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
  const { renderPlainPage } = await import('./entry-server.tsx');
  const { html } = await renderPlainPage('opening', {}, { path: paths.demo, source: knownAt() });
  expect(html).toContain('All rights reserved');
  expect(html).toMatch(/© \D/);
});

// demo-6
test('without JavaScript a booking that cannot be opened says whom to call', async () => {
  const { renderPlainPage } = await import('./entry-server.tsx');
  const source = knownAt('044 4000 1234');
  const { html } = await renderPlainPage('opening', {}, { path: paths.demo, source });
  expect(/<noscript>.*?<\/noscript>/s.exec(html)?.[0]).toContain('044 4000 1234</a>');
});
