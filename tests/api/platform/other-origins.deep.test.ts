import { endpoints } from '@institute/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { newVisitor } from '../../support/api-server.ts';
import { instances } from '../../support/level.ts';
import { sampleEnquiry } from '../../support/samples.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteUrl } from '../../support/ports.ts';

/** The functions emulator lets every origin read every answer; outside of it, as deployed, none may. */
let site: string;
beforeAll(async () => {
  site = await serverOfWorker();
});

const Origin = 'https://elsewhere.example';

const ask = (path: string, method: string, init: RequestInit = {}) =>
  fetch(site + path, { ...init, method, headers: { Origin, ...init.headers } });

const rows = Object.values(endpoints).map(({ method, path }) => ({
  method,
  path: path.replaceAll(/\{\w+\}/g, 'any'),
}));

describe('a page of another site', () => {
  test.each(instances(rows, 12))(
    'cannot read the answer to $method $path, nor ask first',
    async (row) => {
      const { method, path } = row;
      const preflight = await ask(path, 'OPTIONS', {
        headers: {
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'authorization,content-type',
        },
      });
      const answer = await ask(path, method);
      for (const { headers } of [preflight, answer]) {
        const names = [...headers.keys()];
        expect(names.filter((name) => /^access-control-|^set-cookie$/.test(name))).toEqual([]);
      }
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot send an enquiry as %s, which needs no preflight',
    async (type) => {
      const answer = await ask('/api/enquiries', 'POST', {
        headers: { 'Content-Type': type, ...newVisitor() },
        body: JSON.stringify(sampleEnquiry),
      });
      expect(answer.status).toBe(415);
    },
  );
});

describe.each([
  ['/demo/booking', 'open'],
  [`/consent/nobody/${'A'.repeat(22)}`, 'agree'],
])('the form %s', (path, act) => {
  const post = async (headers: Record<string, string>) => {
    const body = new URLSearchParams({ act, id: 'nobody', secret: 'A'.repeat(22) });
    const init = { method: 'POST', body, headers: { ...newVisitor(), ...headers } };
    return (await fetch(site + path, init)).status;
  };

  // demo-11
  test.each([
    { Origin },
    { Origin: 'null' },
    { Origin: 'not an origin' },
    { Origin, 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('is refused from a page of another site, with %o', async (headers) => {
    expect(await post(headers)).toBe(403);
  });

  // demo-11
  test.each<() => Record<string, string>>([
    () => ({}),
    () => ({ Origin: site }),
    () => ({ Origin, 'X-Forwarded-Host': new URL(Origin).host }),
    () => ({ Origin, 'X-FH-Requested-Host': new URL(Origin).host }),
    () => ({ Origin: 'https://demo-institute.web.app' }),
    () => ({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }),
    () => ({ 'Sec-Fetch-Site': 'none' }),
  ])('is taken from a page of this site, in browsers old and new (%#)', async (headers) => {
    expect(await post(headers())).toBe(404);
  });
});

test.each([
  ['/', () => site],
  ['/sitemap.xml', () => site],
  ['/admin', () => siteUrl('test')],
  ['/assets/none.js', () => siteUrl('test')],
])('%s sets no cookie', async (path, base) => {
  const { headers } = await fetch(base() + path, { headers: { Origin } });
  expect([...headers.keys()]).not.toContain('set-cookie');
  expect([...headers.keys()]).not.toContain('access-control-allow-origin');
});

test.each([
  '/.git/HEAD',
  '/.env',
  '/.env.production.local',
  '/package.json',
  '/functions/lib/index.js',
])('%s is not served', async (path) => {
  expect((await fetch(siteUrl('test') + path)).status).toBe(404);
});
