/** Bodies that would end an instance, sent to the built functions in the server that Google runs them in. */
import { endpoints } from '@institute/schema';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flood, type Flood } from '../../support/attacks/flood.ts';
import { newVisitor } from '../../support/api-server.ts';
import { call } from '../../support/call.ts';
import type { Server } from '../../support/fork-server.ts';
import { peakMemory, startInstance } from '../../support/instance.ts';
import { ifDeep, instances, isDeep } from '../../support/level.ts';
import { sampleEnquiry } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

let api: Server;
let pages: Server;

beforeAll(async () => {
  [api, pages] = await Promise.all([startInstance('api'), startInstance('pages')]);
});

afterAll(async () => {
  api.stop();
  pages.stop();
});

/** Milliseconds between two visits. */
const pauseOfVisitors = isDeep ? 100 : 1500;

/** Asks all the time, as visitors do; what it returns ends that and says how they were answered. */
function visitMeanwhile(): () => Promise<Set<number | string>> {
  const over = new AbortController();
  const answers = new Set<number | string>();
  const ask = async (url: string): Promise<void> => {
    const response = await fetch(url);
    await response.arrayBuffer();
    answers.add(response.status);
  };
  async function visit(): Promise<void> {
    const enquiry = { body: sampleEnquiry, headers: newVisitor() };
    answers.add((await call(api.url, 'POST', '/api/enquiries', enquiry)).status);
    do {
      await Promise.all([
        ask(`${api.url}/api/courses`),
        ask(`${pages.url}/courses`),
        pause(pauseOfVisitors),
      ]);
    } while (!over.signal.aborted);
  }
  const visited = visit().catch((error: unknown) => answers.add(String(error)));
  return async () => {
    over.abort();
    await visited;
    return answers;
  };
}

const allAnswered = new Set([201, 200]);

/** In MiB, of the 512 that an instance has. */
const memoryLimit = 200;

const megabyte = 2 ** 20;
const objects = Buffer.from('{},'.repeat(20_000));
const chunk = Buffer.concat([
  Buffer.from(`${objects.length.toString(16)}\r\n`),
  objects,
  Buffer.from('\r\n'),
]);
const packed = gzipSync(Buffer.alloc(8 * megabyte, '{},'));

const body = (megabytes: number, type = 'application/json'): Omit<Flood, 'path'> => ({
  headers: { 'Content-Type': type, 'Content-Length': String(megabytes * megabyte) },
  piece: objects,
  size: megabytes * megabyte,
});

const json = { 'Content-Type': 'application/json' };

const attacks: Record<string, Omit<Flood, 'path'>> = {
  '30 MB of JSON': body(30),
  '15 MB of JSON': body(15),
  '10 MB of JSON': body(10),
  '30 MB in chunks': {
    headers: { ...json, 'Transfer-Encoding': 'chunked' },
    piece: chunk,
    size: 30 * megabyte,
  },
  '30 MB of text': body(30, 'text/plain'),
  '30 MB of an event': body(30, 'application/cloudevents+json'),
  '30 MB of a form': body(30, 'application/x-www-form-urlencoded'),
  '30 MB of a picture': body(30, 'image/png'),
  '30 MB of no type': { ...body(30), headers: { 'Content-Length': String(30 * megabyte) } },
  '30 MB with a GET': { ...body(30), method: 'GET' },
  '8 MB, compressed': {
    headers: { ...json, 'Content-Encoding': 'gzip', 'Content-Length': String(packed.length) },
    piece: packed,
    size: packed.length,
  },
  'more than it says': { ...body(30), headers: { ...json, 'Content-Length': '10' } },
};

// The two side by side: most of the time they wait for the rest of a refused body.
describe.concurrent.each([
  ['api', ['/api/enquiries', '/api/upload', '/api/courses', '/api/nope']],
  ['pages', ['/', '/favicon.ico', '/og/site.png', '/demo/booking']],
] as const)('%s', (name, paths) => {
  test.each(instances(paths, 1))(
    'refuses bad bodies at %s by their headers',
    { concurrent: false },
    async (path) => {
      const attacked = { api, pages }[name];
      const end = visitMeanwhile();
      const tried = instances(Object.entries(attacks), 3);
      const answers = await Promise.all(
        tried.map(async ([title, attack]) => [
          title,
          await flood(attacked.url, { path, ...attack }),
        ]),
      );
      expect(answers).toEqual(
        tried.map(([title]) => [title, expect.stringMatching(/^HTTP\/1\.1 4\d\d /)]),
      );
      expect(await end()).toEqual(allAnswered);
      expect(peakMemory(attacked)).toBeLessThan(memoryLimit);
    },
  );
});

const readers = [
  ['api', '/api/enquiries', 'application/json'],
  ['pages', '/demo/booking', 'application/x-www-form-urlencoded'],
] as const;

// That it times out is tried at the first level in `read-body.test.ts`.
test.concurrent.each(ifDeep)('a stalled body blocks no one, and times out', async () => {
  const starts = readers.map(([name, path, type]) => {
    const { port, host, hostname } = new URL({ api, pages }[name].url);
    const start =
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`;
    return { port: Number(port), hostname, start };
  });
  const answers = Array.from(
    { length: 99 },
    (_, index) =>
      new Promise<string>((resolve, reject) => {
        const { port, hostname, start } = starts[index % starts.length]!;
        const socket = connect(port, hostname, () => socket.write(start));
        let answer = '';
        socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
        socket.on('error', reject);
        socket.on('close', () => resolve(answer));
      }),
  );
  const end = visitMeanwhile();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(await end()).toEqual(allAnswered);
});

test('the maximum of concurrent, just acceptable bodies does not crash an instance', async () => {
  const { bodyLimit } = endpoints.createEnquiry;
  const full = `{"message":[${'{},'.repeat((bodyLimit - 20) / 3)}{}]}`;
  const end = visitMeanwhile();
  for (let round = 0; round < (isDeep ? 3 : 1); round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => call(api.url, 'POST', '/api/enquiries', { body: full })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  }
  expect(await end()).toEqual(allAnswered);
  expect(peakMemory(api)).toBeLessThan(256);
});
