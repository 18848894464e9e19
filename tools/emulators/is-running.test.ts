import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../../tests/support/ports.ts';
import { isRunning } from './is-running.ts';

test('emulators are running once their hub answers, and no longer once it has ended', async () => {
  const port = await freePort();
  const hub = createServer((_, response) => response.end('{}'));
  await new Promise<void>((resolve) => {
    hub.listen(port, '127.0.0.1', resolve);
  });
  expect(await isRunning(`127.0.0.1:${port}`)).toBe(true);
  hub.closeAllConnections();
  await new Promise((resolve) => {
    hub.close(resolve);
  });
  expect(await isRunning(`127.0.0.1:${port}`)).toBe(false);
});
