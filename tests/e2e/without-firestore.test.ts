import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../tools/emulators/ports.ts';
import { appReady, useBrowser } from './fixtures/browser.ts';

const { visit } = useBrowser();

/** Nothing listens there. */
const nowhere = '127.0.0.1:9';

let server: ChildProcess;
let url: string;

beforeAll(async () => {
  server = fork(join(root, 'tests', 'fixtures', 'serve-site.ts'), {
    env: {
      ...process.env,
      FUNCTIONS_EMULATOR: 'true',
      FIRESTORE_EMULATOR_HOST: nowhere,
      FIREBASE_AUTH_EMULATOR_HOST: nowhere,
      FIREBASE_STORAGE_EMULATOR_HOST: nowhere,
    },
  });
  const [port] = (await once(server, 'message')) as [number];
  url = `http://127.0.0.1:${port}`;
});

afterAll(() => server.kill());

test('without Firestore home is still answered, and says what is wrong', async () => {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');

  const page = await visit(url, { expectedErrors: /Failed call|ERR_|Firestore|unreachable/i });
  await appReady(page);
  await page.getByRole('heading', { name: 'Failed to fetch content' }).waitFor();
  await page.getByText('Please check your connection and try again in a moment.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.getByRole('alert').getByText('Error').waitFor();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await links.count()).toBe(6);
});

test('without Firestore an enquiry can still be written', async () => {
  const page = await visit(`${url}/contact`, {
    expectedErrors: /Failed call|ERR_|Firestore|unreachable/i,
  });
  await appReady(page);
  await page.getByText('Failed to fetch contact info').first().waitFor();
  await page.getByRole('form', { name: 'Course Enquiry Form' }).waitFor();
});
