import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadRequest, rulesIf, verifyRequest } from './test-support.ts';

const MAIN = new URL('./main.ts', import.meta.url).pathname;

let child: ChildProcessWithoutNullStreams;
let answers: AsyncIterator<string>;
let complaints: string;

beforeEach(() => {
  child = spawn(process.execPath, [MAIN, 'serve']);
  answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
});

afterEach(() => {
  child.kill();
});

async function receive(): Promise<unknown> {
  return JSON.parse((await answers.next()).value);
}

function send(...requests: object[]): void {
  child.stdin.write(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
}

test('greets, loads rules, verifies, and ends when its input does', async () => {
  expect(await receive()).toEqual({ id: -1, status: 'ok', action: 'server_started' });
  send(loadRequest(rulesIf('request.auth.uid == "u"'), 0));
  expect(await receive()).toEqual({
    id: 0,
    status: 'ok',
    action: 'load_ruleset',
    errors: [],
    warnings: [],
    result: { rulesVersion: 2 },
  });
  send(
    verifyRequest({ auth: { uid: 'u' } }, 1),
    verifyRequest({ auth: { uid: 'v' } }, 2),
    verifyRequest({}, 3),
  );
  const verified = { status: 'ok', action: 'verify', errors: [], warnings: [] };
  expect(await receive()).toEqual({ ...verified, id: 1, result: { permit: true } });
  expect(await receive()).toEqual({ ...verified, id: 2, result: { permit: false } });
  expect(await receive()).toEqual({
    ...verified,
    id: 3,
    result: { permit: false },
    warnings: ['Error: storage.rules line [4], column [41]. Null value error.'],
  });
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(complaints).toBe('');
});

test('answers what it cannot handle with an error, and stays alive', async () => {
  await receive();
  send(verifyRequest({}, 5));
  const message = 'No ruleset 0 is loaded.';
  expect(await receive()).toEqual({
    id: 5,
    status: 'error',
    action: 'verify',
    message,
    errors: [message],
    warnings: [],
  });
  send({ id: 6, action: 'dance' }, { id: 7, action: 'load_ruleset' });
  expect(await receive()).toMatchObject({ id: 6, action: 'dance', errors: ['Unknown action.'] });
  expect(await receive()).toMatchObject({ id: 7, status: 'error', action: 'load_ruleset' });
  child.stdin.write('nonsense\nnull\n\n');
  expect(await receive()).toMatchObject({
    status: 'error',
    errors: ['A request must be a JSON object.'],
  });
  expect(await receive()).toMatchObject({ status: 'error' });
  send(loadRequest('service', 8));
  expect(await receive()).toMatchObject({
    id: 8,
    status: 'ok',
    errors: [expect.stringContaining('line_')],
  });
});

test('keeps a ruleset when a later one cannot be read', async () => {
  await receive();
  send(loadRequest(rulesIf('true')), loadRequest('service'), verifyRequest({}));
  await receive();
  await receive();
  expect(await receive()).toMatchObject({ result: { permit: true } });
});

test('takes a request in pieces, with line separators in its texts', async () => {
  await receive();
  const content = rulesIf(`request.resource.name == 'ü\u2028'`);
  const lines = [loadRequest(content), verifyRequest({ after: { name: 'ü\u2028' } })]
    .map((request) => `${JSON.stringify(request)}\n`)
    .join('');
  for (const byte of Buffer.from(lines)) child.stdin.write(Buffer.of(byte));
  expect(await receive()).toMatchObject({ result: { rulesVersion: 2 } });
  expect(await receive()).toMatchObject({ result: { permit: true } });
});

test('stops at the interrupt with which the suite ends it', async () => {
  await receive();
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
});
