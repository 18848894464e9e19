import { expect, test } from 'vitest';
import { useContentChanges } from '../../support/browser/database.ts';
import { publicFor } from '../../support/public-for.ts';
import { siteUrl } from '../../support/ports.ts';

const site = siteUrl('test');

const { change } = useContentChanges();

test('a page is answered with 304 until its content changes', async () => {
  const first = await fetch(site);
  const ETag = first.headers.get('etag') ?? '';
  expect(ETag).not.toBe('');
  expect(first.headers.get('cache-control')).toEqual(publicFor(0));
  const again = await fetch(site, { headers: { 'If-None-Match': ETag } });
  expect(again.status).toBe(304);
  // Hosting's emulator waits for as many bytes, and ends when they do not come.
  expect(again.headers.get('content-length')).toBeNull();

  await change('content/home', (home) => ({ ...home, heroTitle: 'Another title' }));
  const changed = await fetch(site, { headers: { 'If-None-Match': ETag } });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain('Another title');
});
