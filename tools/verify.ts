/**
 * `npm test`: every check, then every test, or those of the files that the arguments name, against
 * two fresh emulator suites side by side.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../tests/support/ports.ts';
import { runScript } from './run.ts';

runScript('check', 'inherit');
const tests = spawn(
  process.execPath,
  [join(root, 'tools', 'emulators', 'exec.ts'), 'vitest', 'run', ...process.argv.slice(2)],
  { cwd: root, env: { TEST_STACKS: '2', ...process.env }, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => tests.kill(signal));
}
tests.once('exit', (code) => process.exit(code ?? 1));
