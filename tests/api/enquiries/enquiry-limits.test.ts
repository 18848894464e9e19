import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { appCheckDebugToken } from '../../support/app-check.ts';
import { sampleEnquiry } from '../../support/samples.ts';
import { serverOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

let url: string;

beforeAll(async () => {
  url = await serverOfWorker();
});

/** Sends an enquiry to one host of the function, which `fetch` does not let us name. */
const sendTo = (host: string, forwarded: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const headers = {
      Host: host,
      'X-Forwarded-For': forwarded,
      'X-Firebase-AppCheck': appCheckDebugToken,
      'Content-Type': 'application/json',
    };
    request({ hostname, port, path: '/api/enquiries', method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end(JSON.stringify(sampleEnquiry));
  });

const ownHost = 'api-x5tpqb4xqa-el.a.run.app';
const hostingHost = `fh-d41f0a3c9be27715---${ownHost}`;

test.each(['203.0.113.71', '66.249.84.71', '104.198.56.71'])(
  'a caller at %s is refused after five enquiries, whatever addresses it forges',
  async (caller) => {
    const statuses: unknown[] = [];
    for (let index = 0; index < 8; index += 1)
      statuses.push(await sendTo(ownHost, `198.51.100.${index}, 66.249.84.1, ${caller}`));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  },
);

test('eight visitors behind one Hosting server are not limited together; a forger is limited', async () => {
  const chain = (visitor: string) => `${visitor}, 104.198.56.253`;
  for (let index = 0; index < 8; index += 1)
    expect(await sendTo(hostingHost, chain(`198.51.101.${index}`))).toBe(201);
  const forged: unknown[] = [];
  for (let index = 0; index < 8; index += 1)
    forged.push(await sendTo(hostingHost, chain(`198.51.102.${index}, 198.51.103.1`)));
  expect(forged).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
});

test('all /64 networks in one /48 share a limit of twenty enquiries', async () => {
  const prefix = `2001:db8:${randomInt(2 ** 16).toString(16)}`;
  const send = (network: number, host: number) =>
    sendTo(ownHost, `${prefix}:${network.toString(16)}::${host.toString(16)}`);
  for (let host = 1; host <= 5; host += 1) expect(await send(1, host)).toBe(201);
  expect(await send(1, 6)).toBe(429);
  for (let network = 2; network <= 16; network += 1) expect(await send(network, 1)).toBe(201);
  expect(await send(17, 1)).toBe(429);
});
