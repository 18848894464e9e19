import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../../tests/support/ports.ts';
import { isRunning } from './is-running.ts';

test('an emulator is running once it answers, and no longer once it has ended', async () => {
  const port = await freePort();
  const emulator = createServer((_, response) => response.end('{}'));
  await new Promise<void>((resolve) => {
    emulator.listen(port, '127.0.0.1', resolve);
  });
  expect(await isRunning(`127.0.0.1:${port}`)).toBe(true);
  emulator.closeAllConnections();
  await new Promise((resolve) => {
    emulator.close(resolve);
  });
  expect(await isRunning(`127.0.0.1:${port}`)).toBe(false);
});
