import express from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { countedAddress, trustedProxies } from './client-address.ts';

const close: (() => void)[] = [];
afterEach(() => close.splice(0).forEach((stop) => stop()));

/** What Express makes of the header, where the environment is this one. */
async function addressFor(environment: NodeJS.ProcessEnv, header: string): Promise<string> {
  const app = express()
    .set('trust proxy', trustedProxies(environment))
    .get('/', (request, response) => void response.send(request.ip));
  const server = createServer(app).listen(0, '127.0.0.1');
  close.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { 'X-Forwarded-For': header },
  });
  return response.text();
}

const cloudRun = { K_SERVICE: 'api' };

describe('on Cloud Run', () => {
  test.each([
    ['a visitor through Hosting', '203.0.113.7, 66.249.84.1', '203.0.113.7'],
    ['a visitor over IPv6', '2001:db8::7, 2a00:1450:4001:80b::1', '2001:db8::7'],
    ['a visitor who forges an entry', '1.2.3.4, 203.0.113.7, 66.249.84.1', '203.0.113.7'],
    ['a caller of the function itself', '203.0.113.7', '203.0.113.7'],
    ['one who forges an entry there', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
    ['one who forges a front end too', '1.2.3.4, 66.249.84.1, 203.0.113.7', '203.0.113.7'],
    ['a customer of Google Cloud', '1.2.3.4, 34.93.10.20', '34.93.10.20'],
  ])('%s counts as who connected', async (_, header, address) => {
    expect(await addressFor(cloudRun, header)).toBe(address);
  });
});

test.each([{}, { K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true' }])(
  'where nobody appends to the header, it says nothing',
  async (environment) => {
    expect(await addressFor(environment, '1.2.3.4, 66.249.84.1')).toBe('127.0.0.1');
  },
);

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
