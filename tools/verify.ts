/**
 * `npm test`: every test, or those of the files that the arguments name, against fresh emulator
 * suites side by side, and meanwhile every check, whose output follows. Those of `npm run test:deep`
 * where TEST_LEVEL is "deep".
 */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../tests/support/ports.ts';
import { demoEnvironment } from './demo-environment.ts';

/** Three suites and their browsers take 10 GB. With two, the processors wait for the emulators now and then. */
const suites = totalmem() > 14 * 2 ** 30 ? '3' : '2';

/** Where Node keeps compiled code: many tests start the same programs again. */
const compiled = join(root, 'node_modules', '.cache', 'node');

const started = new Set<ChildProcess>();

/** Each leads a process group: npm does not pass a signal on to what its scripts have started. */
function end(signal: NodeJS.Signals): void {
  for (const { pid, exitCode, signalCode } of started)
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

function start(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stdio: StdioOptions,
): { readonly child: ChildProcess; readonly code: Promise<number> } {
  const child = spawn(command, args, { cwd: root, env: environment, stdio, detached: true });
  started.add(child);
  return { child, code: once(child, 'exit').then(([code]: (number | null)[]) => code ?? 1) };
}

/** Runs a script of the project; its output is for the end. */
async function check(script: string): Promise<{ code: number; output: string }> {
  // Makes TypeScript, which is written in Go, look for unused memory less often.
  const environment = { GOGC: '400', ...process.env };
  const { child, code } = start('npm', ['run', '--silent', script], environment, [
    'ignore',
    'pipe',
    'pipe',
  ]);
  const output = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  );
  return { code: await code, output: output.join('') };
}

const ofSources = check('check:sources');
const build = start('npm', ['run', '--silent', 'build'], demoEnvironment(), 'inherit');
if ((await build.code) === 0) {
  const ofBuild = check('secrets:build');
  const tests = start(
    process.execPath,
    [join(root, 'tools', 'emulators', 'exec.ts'), 'vitest', 'run', ...process.argv.slice(2)],
    { TEST_STACKS: suites, NODE_COMPILE_CACHE: compiled, ...process.env },
    'inherit',
  );
  const testCode = await tests.code;
  const checks = [await ofSources, await ofBuild];
  const failed = checks.find(({ code }) => code !== 0);
  process.stdout.write(
    `\nChecks ${failed ? 'failed' : 'passed'}\n${checks.map(({ output }) => output).join('')}`,
  );
  process.exitCode = failed ? failed.code : testCode;
} else {
  end('SIGTERM');
  process.exitCode = 1;
}
