import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collections } from '@institute/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { appCheckDebugToken } from '../../support/app-check.ts';
import { projectId, root, siteUrl } from '../../support/ports.ts';
import { startBuilt } from '../../support/api-server.ts';
import { call } from '../../support/call.ts';
import type { Server } from '../../support/fork-server.ts';
import { instances } from '../../support/level.ts';
import { newSlug, sampleEnquiry } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

/** As in production: App Check on, and no emulator of the functions, whatever is configured. */
const production = {
  APP_CHECK: 'true',
  APP_CHECK_DEBUG_TOKEN: appCheckDebugToken,
  FUNCTIONS_EMULATOR: undefined,
};

let deployed: Server;
const base = { emulator: () => siteUrl('test'), deployed: () => deployed.url };

beforeAll(async () => {
  deployed = await startBuilt(join(root, 'tests', 'support', 'serve-site.ts'), production);
});
afterAll(() => deployed.stop());
beforeEach(() => firestore().recursiveDelete(firestore().collection('enquiryLimits')));

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What an attacker could write: everything is right about it but the signature. */
const forged = [
  encode({ alg: 'none', typ: 'JWT' }),
  encode({
    sub: 'demo-app',
    aud: [`projects/${projectId}`],
    iss: 'https://firebaseappcheck.googleapis.com/1',
    exp: Math.floor(Date.now() / 1000) + 3600,
  }),
  '',
].join('.');

const tokens: Record<string, string> = {
  no: '',
  'a wrong': 'wrong',
  'a longer': `${appCheckDebugToken}x`,
  'a forged': forged,
};

async function send(where: keyof typeof base, token: string) {
  const message = newSlug();
  const reply = await call(base[where](), 'POST', '/api/enquiries', {
    body: { ...sampleEnquiry, message },
    headers: { 'X-Firebase-AppCheck': token },
  });
  const all = firestore().collection(collections.enquiries);
  const stored = (await all.where('message', '==', message).get()).size;
  return { ...reply, stored };
}

describe.each(['emulator', 'deployed'] as const)('%s', (where) => {
  test.each(instances(Object.entries(tokens), 2))(
    'an enquiry with %s token is refused',
    async (_, token) => {
      const { status, body, headers, stored } = await send(where, token);
      expect(status).toBe(401);
      expect(body).toEqual({ success: false, message: expect.stringContaining('call us') });
      expect(headers.get('www-authenticate')).toBe('FirebaseAppCheck');
      expect(stored).toBe(0);
    },
  );
});

test('the debug token is accepted only in the emulator', async () => {
  expect(await send('emulator', appCheckDebugToken)).toMatchObject({ status: 201, stored: 1 });
  expect(await send('deployed', appCheckDebugToken)).toMatchObject({ status: 401, stored: 0 });
});

test('public content needs no token', async () => {
  expect((await fetch(`${siteUrl('test')}/api/courses`)).status).toBe(200);
});

test('the debug token is in no bundle and in no production page', async () => {
  expect(appCheckDebugToken).not.toBe('');
  const folders = ['web/dist', 'functions/lib'].map((folder) => join(root, folder));
  const listed = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  const files = listed.flat().filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(20);
  const holding = await Promise.all(
    files.map(async ({ parentPath, name }) =>
      (await readFile(join(parentPath, name))).includes(appCheckDebugToken),
    ),
  );
  expect(holding).not.toContain(true);
  const page = async (url: string) => (await fetch(`${url}/admin`)).text();
  expect(await page(siteUrl('test'))).toContain(appCheckDebugToken);
  expect(await page(deployed.url)).not.toContain(appCheckDebugToken);
});
