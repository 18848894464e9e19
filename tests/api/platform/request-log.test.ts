import type { StoredCourse, StoredFeeSheet } from '@institute/schema';
import { beforeAll, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import type { Server } from '../../support/fork-server.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { functionsOfWorker } from '../../support/server-of-worker.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

let functions: Server;

beforeAll(async () => {
  functions = await functionsOfWorker();
});

const address = '203.0.113.77';
const secret = 'Qm9va2luZyBzZWNyZXQ0Mg';

/** The lines of the log of requests. */
const linesOf = () =>
  functions
    .output()
    .split('\n')
    .filter((line) => line.includes('"message":"Request"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Asks for a path, and returns what is logged of that. */
async function logOf(path: string, init: RequestInit = {}) {
  const before = linesOf().length;
  const headers = {
    'X-Forwarded-For': `${address}, 198.51.100.4`,
    'User-Agent': `Phone ${secret}`,
  };
  const answer = await fetch(functions.url + path, { redirect: 'manual', headers, ...init });
  await answer.arrayBuffer();
  await expect.poll(() => linesOf().length).toBe(before + 1);
  return { status: answer.status, line: linesOf().at(-1) };
}

// quality-9
test.each([
  ['/courses?utm_source=SECRET', '/courses'],
  ['/courses/no-such-course?name=SECRET', '/courses/no-such-course'],
  ['/consent/placement-x/SECRET', '/consent'],
  ['/consent%2Fplacement-x%2FSECRET', '/consent'],
  ['/fees/K7M2Q9XA?SECRET', '/fees'],
  ['/demo/booking?SECRET', '/demo'],
  ['/demo/booking/SECRET', '/demo'],
  ['/courses?preview=SECRET', '/courses'],
  ['/blog/SECRET', '/blog'],
  ['/SECRET', '/…'],
  ['/karthik@example.com', '/…'],
  ['/', '/'],
])('%s is logged as %s by pages', async (path, logged) => {
  const { status, line } = await logOf(path.replace('SECRET', secret));
  expect(line).toEqual({
    severity: 'INFO',
    message: 'Request',
    'logging.googleapis.com/labels': { log: 'requests' },
    method: 'GET',
    path: logged,
    status,
    milliseconds: expect.any(Number),
  });
});

// quality-9
test.each([
  ['GET', '/api/courses/SECRET?q=SECRET', '/api/courses/:id'],
  ['GET', '/api/upload/file/images/SECRET.png', '/api/upload/file/*path'],
  ['GET', '/api/SECRET?name=SECRET', '/api'],
])('%s %s is logged as %s by the API', async (method, path, logged) => {
  const { status, line } = await logOf(path.replaceAll('SECRET', secret), { method });
  expect(line).toMatchObject({ method, path: logged, status });
});

// quality-9, demo-17
test('forms of bookings and consents, and the page of a booking, are logged without the secret', async () => {
  const body = new URLSearchParams({ act: 'open', id: 'nobody', secret });
  const posted = await logOf('/demo/booking', { method: 'POST', body });
  expect(posted).toMatchObject({ status: 404, line: { method: 'POST', path: '/demo' } });
  const answered = await logOf(`/consent/nobody/${secret}`, {
    method: 'POST',
    body: new URLSearchParams({ act: 'agree' }),
  });
  expect(answered).toMatchObject({ status: 404, line: { method: 'POST', path: '/consent' } });
  const shown = await logOf('/demo/booking/nobody', {
    headers: { Cookie: `__session=${secret}` },
  });
  expect(shown).toMatchObject({ status: 404, line: { method: 'GET', path: '/demo' } });
});

// quality-9
test('a fee sheet that was changed is logged without its code', async () => {
  const stored = async <Stored>(path: string, body: object) =>
    (await admin('POST', path, { body })).body.data as Stored;
  const course = await stored<StoredCourse>('/api/courses', fullBodies.createCourse());
  const { _id: code } = await stored<StoredFeeSheet>('/api/fee-sheets', { course: course._id });
  await firestore().doc(`feeSheets/${code}`).update({ hash: 'x' });
  expect(await logOf(`/fees/${code}`)).toMatchObject({ status: 200, line: { path: '/fees' } });
  expect(functions.output()).toContain('"message":"A fee sheet was changed"');
  expect(functions.output()).not.toContain(code);
});

// quality-9
test('no log has the address, the browser, or the secret of a link', () => {
  const log = functions.output();
  expect(log).toContain('"message":"Request"');
  for (const word of [secret, address, 'karthik@example.com', 'K7M2Q9XA'])
    expect(log).not.toContain(word);
});
