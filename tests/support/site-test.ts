import { afterAll, beforeAll } from 'vitest';
import { siteUrl } from './ports.ts';
import { deleteAccounts, newToken } from './accounts.ts';
import { call, type CallOptions, type Reply } from './call.ts';
import { preserveSite } from './preserve-site.ts';

type Call = (method: string, path: string, options?: CallOptions) => Promise<Reply>;

/**
 * Prepares a file of tests of the API behind Hosting's emulator: returns how to call it as anybody
 * and as an admin. What the tests leave behind is cleared away.
 */
export function siteTest(): { visit: Call; admin: Call } {
  const site = siteUrl('test');
  let token: string;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    restore = await preserveSite();
    token = await newToken({ admin: true });
  });
  afterAll(async () => {
    await restore();
    await deleteAccounts();
  });
  return {
    visit: (method, path, options) => call(site, method, path, options),
    admin: (method, path, options) => call(site, method, path, { token, ...options }),
  };
}
