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
