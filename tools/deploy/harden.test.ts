import { expect, test } from 'vitest';
import type { Google } from './google.ts';
import { harden } from './harden.ts';

/** A fake of Google's project settings, changed by field masks. */
function newProject(exclusions: object[]) {
  const stored: Record<string, unknown> = {
    sink: { name: '_Default', filter: 'NOT LOG_ID("x")', exclusions },
    config: { signIn: { email: { enabled: true } }, client: { permissions: {} } },
  };
  const google: Google = async (method, url, body) => {
    const { pathname, searchParams } = new URL(url);
    const name = pathname.endsWith('/sinks/_Default') ? 'sink' : 'config';
    expect(pathname).toContain('/projects/institute/');
    if (method === 'GET') return stored[name] as object;
    expect(method).toBe('PATCH');
    for (const field of searchParams.get('updateMask')?.split(',') ?? []) {
      const keys = field.split('.');
      const last = keys.pop() ?? '';
      type Part = Record<string, unknown>;
      const at = (root: unknown): Part =>
        keys.reduce((part, key) => (part[key] ??= {}) as Part, root as Part);
      at(stored[name])[last] = at(body)[last];
    }
    return {};
  };
  return { google, stored };
}

test('sign-up, account deletion and enumeration are disabled, other settings stay', async () => {
  const { google, stored } = newProject([]);
  await harden(google, 'institute');
  expect(stored['config']).toEqual({
    signIn: { email: { enabled: true } },
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
});

test('the request log is excluded once, other exclusions stay', async () => {
  const other = { name: 'health', filter: 'textPayload:"health"' };
  const { google, stored } = newProject([other]);
  await harden(google, 'institute');
  await harden(google, 'institute');
  expect(stored['sink']).toMatchObject({
    filter: 'NOT LOG_ID("x")',
    exclusions: [other, { filter: 'log_id("run.googleapis.com/requests")' }],
  });
});
