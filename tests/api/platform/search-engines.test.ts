import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { startBuilt } from '../../support/api-server.ts';
import { root, siteUrl } from '../../support/ports.ts';
import { startProxy } from '../../support/proxy.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();
const site = siteUrl('test');
const document = firestore().doc('content/contactInfo');
const functions = join(root, 'tests', 'support', 'serve-functions.ts');
const ownHost = 'www.vaasal.example';

beforeAll(async () => {
  await document.delete();
  await admin('PUT', '/api/contact-info', { body: fullBodies.saveContactInfo() });
});

async function robotsTag(path: string, forwardedHost: string): Promise<string | null> {
  const headers = { 'X-Forwarded-Host': forwardedHost };
  const answer = await fetch(site + path, { headers });
  await answer.body?.cancel();
  return answer.headers.get('x-robots-tag');
}

const paths = ['/', '/courses', '/sitemap.xml', '/og/home.png', '/api/courses', '/api/nope'];

const otherHosts = [
  // Hosting appends the host that it was asked for to what the visitor sent.
  'www.vaasal.example, your-project.web.app',
  'your-staging.web.app',
  'your-staging--pr-7-x2y4.web.app',
  'your-project.firebaseapp.com',
];

/** Every path is asked for at one, a page and a call of the API at all. */
const hostsOf = (path: string) =>
  ['/courses', '/api/nope'].includes(path) ? otherHosts : otherHosts.slice(0, 1);

// quality-8
test.each(paths)('%s is for search engines at the own domain alone', async (path) => {
  for (const host of hostsOf(path)) {
    expect([host, await robotsTag(path, host)]).toEqual([host, 'noindex']);
  }
  for (const host of ['www.vaasal.example', 'your-project.web.app, www.vaasal.example']) {
    expect([host, await robotsTag(path, host)]).toEqual([host, null]);
  }
});

const ways = /tel:|mailto:|wa\.me/;

// contact-11
test('without contact details no page shows any, and each asks not to be found', async () => {
  const saved = (await document.get()).data() ?? {};
  for (const stored of [undefined, { ...saved, phone: [], email: [], branches: [] }]) {
    await (stored ? document.set(stored) : document.delete());
    for (const path of ['/', '/contact', '/privacy', '/courses']) {
      expect([path, await robotsTag(path, ownHost)]).toEqual([path, 'noindex']);
      expect([path, ways.exec(await (await fetch(site + path)).text())]).toEqual([path, null]);
    }
  }
  await document.set(saved);
  expect(await robotsTag('/contact', ownHost)).toBeNull();
  expect(await (await fetch(`${site}/contact`)).text()).toMatch(/tel:/);
});

// contact-11
test('a page that cannot be rendered asks the same', async () => {
  const saved = (await document.get()).data() ?? {};
  await document.set({ ...saved, phone: [], email: [], branches: [] });
  const proxy = await startProxy(String(process.env['FIRESTORE_EMULATOR_HOST']));
  const instance = await startBuilt(functions, {
    FIRESTORE_EMULATOR_HOST: proxy.address,
    CONTENT_MEMORY_SECONDS: '60',
  });
  const ask = async (path: string) => {
    const answer = await fetch(instance.url + path);
    const html = await answer.text();
    return [html.includes('<h1'), answer.headers.get('x-robots-tag')];
  };
  try {
    expect(await ask('/contact')).toEqual([true, 'noindex']);
    await proxy.fail('slow');
    expect(await ask('/blog')).toEqual([false, 'noindex']);
  } finally {
    instance.stop();
    await proxy.stop();
    await document.set(saved);
  }
});

// contact-11
test('contact info that cannot be read keeps the last known on the pages', async () => {
  const saved = (await document.get()).data() ?? {};
  const shown = async () => /tel:[+\d]+/.exec(await (await fetch(`${site}/contact`)).text())?.[0];
  const known = await shown();
  await document.set({ ...saved, companyName: 7 });
  expect(known).toBeDefined();
  expect(await shown()).toBe(known);
  expect(await robotsTag('/contact', ownHost)).toBeNull();
  await document.set(saved);
});
