import { endpoints, type Endpoint, type EndpointName } from '@institute/schema';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileIds, hostileQueries } from '../../support/attacks/payloads/paths.ts';
import { rawRequest, type RawReply } from '../../support/attacks/raw-request.ts';
import { newToken } from '../../support/accounts.ts';
import { forkServer, type Server } from '../../support/fork-server.ts';
import { instances } from '../../support/level.ts';
import { sampleBodies, samplePlacement } from '../../support/samples.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';
import { hostingUrl, root } from '../../support/ports.ts';

siteTest();

let api: string;
let pages: Server;
let token: string;

beforeAll(async () => {
  api = await serverOfWorker();
  pages = await forkServer(join(root, 'tests', 'support', 'serve-site.ts'), [], {});
  token = await newToken({ admin: true });
});

afterAll(() => {
  pages.stop();
});

const ids = instances(hostileIds, 4);

/** What stands in the files and documents that the attacks are after. */
const secret = /root:[^:]*:0:0|PRIVATE KEY|\[fonts\]/;

/**
 * A folder is answered with the way to its index, as Express does for the test's own server, and a body
 * where none belongs with 413. Of many large bodies at once, some have to wait: 429.
 */
const refusals = [301, 400, 404, 405, 413, 414, 429, 431];

const staysHere = (location = '/'): boolean => /^\/(?![/\\])/.test(location);

/** What is wrong with an answer: anything but a plain refusal, or `allowed` where it is that. */
function faults({ status, headers, body }: RawReply, path: string, allowed = false): string[] {
  return [
    ...(allowed || refusals.includes(status) ? [] : [`${path} is answered ${status}`]),
    ...(staysHere(headers.location) ? [] : [`${path} leads to ${headers.location}`]),
    ...(headers['set-cookie'] ? [`${path} sets a cookie`] : []),
    ...(secret.test(body) ? [`${path} tells a secret`] : []),
  ];
}

const isHtml = ({ status, headers }: RawReply): boolean =>
  status === 200 && headers['content-type'] === 'text/html; charset=utf-8';

const rows = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, { path }]) =>
  path.includes('{id}'),
);

/** Some ids make another address of theirs, which is there: `/api/courses/?`. */
const isAnother = (address: string): boolean => /\/(?:\/|\/\/x)?$|\/\?/.test(address);

test.each(instances(rows, 12))('%s refuses invalid ids', async (name, { method, path }) => {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify(sampleBodies[name]() ?? {});
  const found = await Promise.all(
    ids.map(async (id) => {
      const address = path.replace('{id}', id);
      const sent = method === 'GET' ? { headers } : { method, headers, body };
      return faults(await rawRequest(api, address, sent), address, isAnother(address));
    }),
  );
  expect(found.flat()).toEqual([]);
});

test.each(['/api/upload/file/', '/api/upload/file/images/', '/api/upload/file/documents/0/'])(
  'only uploaded files are served below %s',
  async (folder) => {
    const found: string[] = [];
    for (const id of ids) found.push(...faults(await rawRequest(api, folder + id), folder + id));
    expect(found).toEqual([]);
  },
);

test('unknown query parameters change nothing', async () => {
  const headers = { Authorization: `Bearer ${token}` };
  const found: string[] = [];
  for (const query of instances(hostileQueries, 6)) {
    for (const folder of ['/api/enquiries', '/api/blog', '/api/courses', '/api/nothing']) {
      const path = `${folder}?${query}`;
      const answer = await rawRequest(api, path, { headers });
      found.push(...faults(answer, path, answer.status === 200));
    }
  }
  expect(found).toEqual([]);
});

test.concurrent.each(
  instances(['/', '/courses/', '/blog/', '/og/', '/og/courses/', '/assets/'], 3),
)('only pages are served below %s', async (folder) => {
  const found: string[] = [];
  for (const id of ids) {
    const answer = await rawRequest(pages.url, folder + id);
    found.push(...faults(answer, folder + id, isHtml(answer)));
  }
  expect(found).toEqual([]);
});

test.each(instances(['/', '/courses/', '/blog/', '/og/courses/'], 2))(
  'an address below %s that is longer than any page is refused, and never looked up',
  async (folder) => {
    const at = (length: number) => folder.padEnd(length, 'a');
    expect((await rawRequest(pages.url, at(1_000))).status).toBe(404);
    expect((await rawRequest(pages.url, at(1_001))).status).toBe(414);
  },
);

/** Escapes of characters that end lines, are not seen or have no picture, and escapes of nothing. */
const oddEscapes =
  '%0a %0d %0d%0a %e2%80%a8 %e2%80%a9 %c2%85 %00 %01 %09 %1f %7f % %zz %ff %c0%af %e0%a4%a %ed%a0%80';

test.concurrent.each(instances(oddEscapes.split(' '), 3))(
  'a path with %s is an ordinary unknown path',
  async (odd) => {
    const title = /<h1.*?<\/h1>/;
    for (const folder of ['/', '/nothing/', '/courses/']) {
      const { body: other } = await rawRequest(pages.url, `${folder}nothing`);
      for (const path of [`${folder}${odd}x`, `${folder}x${odd}`]) {
        const { status, body } = await rawRequest(pages.url, path);
        expect(status, path).toBe(404);
        expect(title.exec(body)?.[0], path).toBe(title.exec(other)?.[0]);
        expect(title.test(body), path).toBe(true);
      }
    }
  },
);

test('ids reserved by Firestore are refused', async () => {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  for (const id of ['__reserved-by-firestore__', '__proto____proto__', '../../content/home-x']) {
    const body = JSON.stringify({ ...samplePlacement, id });
    const sent = { method: 'POST', headers, body };
    expect((await rawRequest(api, '/api/placements', sent)).status, id).toBe(400);
  }
});

// Of Hosting's emulator, which npm start has; it would end with all the others.
test.each(['//', '///', '/%', '/nothing%zz', 'http://['])(
  'the site of npm start refuses %s, which is no address, and goes on',
  async (address) => {
    expect((await rawRequest(hostingUrl('test'), address)).status).toBe(400);
  },
);
