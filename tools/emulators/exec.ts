/**
 * Runs a command against new emulator suites, as many as TEST_STACKS says: `node exec.ts vitest
 * run`. Their logs are in `.emulators`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { emulatorEnvironment, root, testStacks } from '../../tests/support/ports.ts';
import { startSuite, type Suite } from './suite.ts';

const crashes = /has exited|Uncaught/;

function run([program = '', ...args]: readonly string[]): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      ...emulatorEnvironment(0),
      // Many tests start a server: the first compiles packages for the others.
      NODE_COMPILE_CACHE: join(root, '.emulators', 'compiled'),
    },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const suites: Suite[] = [];
try {
  const stacks = Array.from({ length: testStacks }, (_, stack) => startSuite(stack, [], crashes));
  const started = await Promise.allSettled(stacks);
  suites.push(...started.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
  await Promise.all(stacks);
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const { end } of suites) end();
  await Promise.all(suites.map(({ ended }) => ended));
}
