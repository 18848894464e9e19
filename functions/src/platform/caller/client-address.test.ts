import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { networksOf } from './address-networks.ts';
import { clientAddress } from './client-address.ts';

const close: (() => void)[] = [];
afterEach(() => close.splice(0).forEach((stop) => stop()));

interface Sent {
  readonly environment?: NodeJS.ProcessEnv;
  readonly host?: string;
  readonly forwarded: string;
}

const cloudRun = { K_SERVICE: 'api' };
const ownHost = 'api-x5tpqb4xqa-el.a.run.app';
const hostingHost = `fh-d41f0a3c9be27715---${ownHost}`;

/** The client address of a request sent over a real connection with these headers. */
async function addressOf({ environment = cloudRun, host = ownHost, forwarded }: Sent) {
  const server = createServer().listen(0, '127.0.0.1');
  close.push(() => server.close().closeAllConnections());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // X-FH-Requested-Host and Fastly-Client-IP are sent by Hosting, but anybody can forge them.
  const headers = {
    'X-Forwarded-For': forwarded,
    'X-FH-Requested-Host': 'www.vaasal.example',
    'Fastly-Client-IP': '198.51.100.1',
  };
  send({ port, host: '127.0.0.1', headers: { ...headers, Host: host } })
    .on('error', () => undefined)
    .end();
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  return clientAddress(request, environment);
}

/** Addresses seen for Hosting's servers: of Google Cloud, and of Google itself. */
const hostingServers = ['104.198.56.253', '66.249.84.1', '2a00:1450:4001:80b::1', '151.101.2.2'];

describe.each(hostingServers)('behind the Hosting server %s', (server) => {
  test.each([
    ['a visitor', '203.0.113.7', '203.0.113.7'],
    ['a visitor over IPv6', '2001:db8::7', '2001:db8::7'],
    ['a visitor who forges entries', '1.2.3.4, 66.249.84.1, 203.0.113.7', '203.0.113.7'],
  ])(
    '%s through Hosting gets the address that connected to Hosting',
    async (_, entries, address) => {
      const forwarded = `${entries}, ${server}`;
      expect(await addressOf({ host: hostingHost, forwarded })).toBe(address);
    },
  );

  test('a direct caller gets the last entry, whatever comes before', async () => {
    expect(await addressOf({ forwarded: `1.2.3.4, ${server}` })).toBe(server);
  });
});

test.each([
  ['without a tag', ownHost],
  ['with a tag elsewhere', `api.fh-d41f0a3c9be27715---x.a.run.app`],
  ['of another kind of tag', `canary---${ownHost}`],
  ['of the functions', 'asia-south1-vaasal.cloudfunctions.net'],
])('a host %s is not trusted as Hosting', async (_, host) => {
  expect(await addressOf({ host, forwarded: '1.2.3.4, 203.0.113.7' })).toBe('203.0.113.7');
});

test.each(['203.0.113.7', 'unknown, 203.0.113.7', ', 203.0.113.7'])(
  'through Hosting without a visitor address (%j), the address of its server is used',
  async (forwarded) => {
    expect(await addressOf({ host: hostingHost, forwarded })).toBe('203.0.113.7');
  },
);

test.each([{}, { K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true' }])(
  'without a proxy that appends to the header, the address of the connection is used',
  async (environment) => {
    const forwarded = '1.2.3.4, 66.249.84.1';
    expect(await addressOf({ environment, host: hostingHost, forwarded })).toBe('127.0.0.1');
  },
);

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:DB8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::7', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
])('%s is counted for %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
