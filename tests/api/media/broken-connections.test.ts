import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucket } from '../../../functions/src/platform/admin.ts';
import { newToken } from '../../support/accounts.ts';
import { startApiServer } from '../../support/api-server.ts';
import { call } from '../../support/call.ts';
import type { Server } from '../../support/fork-server.ts';
import { emulatorAddress } from '../../support/ports.ts';
import { startProxy, type Proxy } from '../../support/proxy.ts';
import { dataUrl, pdf } from '../../support/samples.ts';

let proxy: Proxy;
let server: Server;
let token: string;

beforeAll(async () => {
  proxy = await startProxy(emulatorAddress('test', 'storage'));
  server = await startApiServer({
    FIREBASE_STORAGE_EMULATOR_HOST: proxy.address,
    STORAGE_EMULATOR_HOST: `http://${proxy.address}`,
  });
  token = await newToken({ admin: true });
});
afterAll(async () => {
  server.stop();
  await proxy.stop();
});

test('an upload whose connection to Storage breaks is tried again', async () => {
  const file = dataUrl('application/pdf', Buffer.concat([pdf, randomBytes(8)]));
  const body = { file, filename: 'Broken.pdf', type: 'application/pdf' };
  proxy.breakAt('uploadType=multipart');
  const { status, body: answer } = await call(server.url, 'POST', '/api/upload', { token, body });
  expect([status, answer]).toEqual([200, expect.objectContaining({ success: true })]);
});

test('saving a file does not turn retries off for what is asked meanwhile', async () => {
  const store = await bucket();
  const path = `broken-connections/${randomBytes(8).toString('hex')}`;
  const saved = store.file(path).save('Saved', { resumable: false });
  expect(store.storage.retryOptions.autoRetry).toBe(true);
  await saved;
});
