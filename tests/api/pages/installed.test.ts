import { institute, theme } from '@institute/schema';
import { expect, test } from 'vitest';
import { siteUrl } from '../../support/ports.ts';

const site = siteUrl('test');

const ask = (path: string) => fetch(site + path);

const links = ['favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest'];

test.each(links)('the icon or manifest %s that every page names exists', async (name) => {
  expect(await (await ask('/')).text()).toContain(`href="/${name}"`);
  expect((await ask(`/${name}`)).status).toBe(200);
});

// institute-1
test('the site can be installed as an app, which offers four pages', async () => {
  const manifest = (await (await ask('/manifest.webmanifest')).json()) as Record<
    string,
    unknown
  > & {
    icons: { src: string; purpose?: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: institute.name,
    short_name: institute.shortName,
    lang: institute.locale,
    theme_color: theme.indigoGround[0],
    background_color: theme.ground[0],
  });
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/courses',
    '/batches',
    '/demo',
    '/contact',
  ]);
  for (const path of [
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  const worker = await ask('/service-worker.js');
  expect(worker.headers.get('Cache-Control')).toContain('no-cache');
});
