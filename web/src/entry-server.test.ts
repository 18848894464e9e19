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

// footer-5
test('no page that is kept says which year it is', async () => {
  const { renderPlainPage } = await import('./entry-server.tsx');
  const info = { phone: [], email: [], companyName: 'Vaasal' };
  const source = new Proxy(noContent, {
    get: (none) => (of: string) =>
      of === 'contactInfo' ? Promise.resolve(info) : none.courseTitles(),
  });
  const { html } = await renderPlainPage('opening', {}, { path: paths.demo, source });
  expect(html).toContain('All rights reserved');
  expect(html).toMatch(/© \D/);
});
