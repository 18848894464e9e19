/**
 * `npm test`: every test, or those of the files that the arguments name, against fresh emulator
 * suites side by side, and meanwhile every check, whose output follows. Those of `npm run test:deep`
 * where TEST_LEVEL is "deep".
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../tests/support/ports.ts';
import { demoEnvironment } from './demo-environment.ts';
import { runScript } from './run.ts';

/** Three suites and their browsers take 10 GB. With two, the processors wait for the emulators now and then. */
const suites = totalmem() > 14 * 2 ** 30 ? '3' : '2';

/** Where Node keeps compiled code: many tests start the same programs again. */
const compiled = join(root, 'node_modules', '.cache', 'node');

runScript('build', 'inherit', demoEnvironment());
const checks = spawn('npm', ['run', '--silent', 'check:built'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'pipe'],
});
const output = Promise.all([text(checks.stdout), text(checks.stderr)]);
const tests = spawn(
  process.execPath,
  [join(root, 'tools', 'emulators', 'exec.ts'), 'vitest', 'run', ...process.argv.slice(2)],
  {
    cwd: root,
    env: { TEST_STACKS: suites, NODE_COMPILE_CACHE: compiled, ...process.env },
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    checks.kill(signal);
    tests.kill(signal);
  });
}
const [[checkCode], [testCode]] = (await Promise.all([
  once(checks, 'exit'),
  once(tests, 'exit'),
])) as [[number | null], [number | null]];
process.stdout.write(
  `\nChecks ${checkCode === 0 ? 'passed' : 'failed'}\n${(await output).join('')}`,
);
process.exitCode = checkCode === 0 ? (testCode ?? 1) : (checkCode ?? 1);
