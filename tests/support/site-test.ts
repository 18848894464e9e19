import { afterAll, beforeAll } from 'vitest';
import { siteUrl } from './ports.ts';
import { deleteAccounts, newToken } from './accounts.ts';
import { call, type CallOptions, type Reply } from './call.ts';

type Call = (method: string, path: string, options?: CallOptions) => Promise<Reply>;

/**
 * Prepares a file of tests of the API behind Hosting's emulator: returns how to call it as anybody
 * and as an admin.
 */
export function siteTest(): { visit: Call; admin: Call } {
  const site = siteUrl('test');
  let token: string;
  beforeAll(async () => {
    token = await newToken({ admin: true });
  });
  afterAll(async () => {
    await deleteAccounts();
  });
  return {
    visit: (method, path, options) => call(site, method, path, options),
    admin: (method, path, options) => call(site, method, path, { token, ...options }),
  };
}
