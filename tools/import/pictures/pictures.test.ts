import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download } from './download.ts';
import { fromFolder } from './from-folder.ts';
import { isPublic } from './public-address.ts';

let folder: string;
let server: Server;
let site: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'uploads', '2023'), { recursive: true });
  writeFileSync(join(folder, 'uploads', '2023', 'a.png'), 'deep');
  writeFileSync(join(folder, 'uploads', 'b.png'), 'flat');
  writeFileSync(join(folder, 'secret.png'), 'secret');
  symlinkSync(join(folder, 'secret.png'), join(folder, 'uploads', 'link.png'));
  symlinkSync('loop.png', join(folder, 'uploads', 'loop.png'));
  server = createServer(({ url }, response) => {
    if (url === '/a.png') response.end('bytes');
    else if (url === '/moved') response.writeHead(301, { location: '/a.png' }).end();
    else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (url === '/away') response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    else if (url === '/large') response.end(Buffer.alloc(20_000_001));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

// moving-5
test('a picture is found in a folder as deep as it is there', async () => {
  const find = await fromFolder(join(folder, 'uploads'));
  expect(String(await find('/wp-content/uploads/2023/a.png'))).toBe('deep');
  expect(String(await find('/wp-content/uploads/2023/b.png'))).toBe('flat');
});

// moving-5
test.each(['/../secret.png', '/link.png', '/loop.png', '/2023', '/a\0.png', '/c.png', '/'])(
  'nothing outside the folder is read for %j',
  async (path) => {
    const find = await fromFolder(join(folder, 'uploads'));
    await expect(find(path)).rejects.toThrow('is not in');
  },
);

const fetched = (path: string) => download(new URL(path, site), () => true);

// moving-5
test('a picture is downloaded from its own site, also by a redirect that stays there', async () => {
  expect(String(await fetched('/a.png'))).toBe('bytes');
  expect(String(await fetched('/moved'))).toBe('bytes');
});

// moving-5
test.each([
  ['/away', 'sent us elsewhere'],
  ['/loop', 'sent us elsewhere'],
  ['/large', 'is over 20 MB'],
  ['/none', 'answered 404'],
])('%s is refused', async (path, reason) => {
  await expect(fetched(path)).rejects.toThrow(reason);
});

// moving-5
test('nothing is asked at an address that is not public, whatever it is called', async () => {
  for (const host of [site, 'http://localhost', 'http://[::1]', 'http://0x7f.1'])
    await expect(download(new URL('/a.png', host))).rejects.toThrow(
      'is not on the public internet',
    );
});

// moving-5
test('public addresses are told from all others', () => {
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111'])
    expect([address, isPublic(address)]).toEqual([address, true]);
  for (const address of [
    ...['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1'],
    ...['0.0.0.0', '255.255.255.255', '224.0.0.1', '::', '::1', '::ffff:127.0.0.1', 'fe80::1'],
    ...['fd00::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'localhost', ''],
  ])
    expect([address, isPublic(address)]).toEqual([address, false]);
});
