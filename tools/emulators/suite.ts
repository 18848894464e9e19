import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareJava } from './java-shim.ts';
import { checkPorts, firebaseConfig, projectId, root, type Stack } from './ports.ts';

/** Where a stack keeps its logs and, between runs, its data. */
export const stackDirectory = (stack: Stack): string => join(root, '.emulators', stack);

/** The configuration of the stack: firebase.json itself, or a copy of it on other ports. */
function configFile(stack: Stack): string {
  if (stack === 'start') return join(root, 'firebase.json');
  const config = firebaseConfig(stack);
  const path = join(root, `.firebase.${config.emulators['hosting']?.port}.json`);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

/**
 * Ends what a suite left behind: emulators, when it is stopped while it starts, and functions, when
 * it crashes.
 */
function endLeftovers(suite: ChildProcess, pids: string): void {
  try {
    if (suite.pid) process.kill(-suite.pid, 'SIGKILL');
  } catch {
    // Nothing of its process group was left.
  }
  if (!existsSync(pids)) return;
  for (const pid of readFileSync(pids, 'utf8').trim().split('\n')) {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', pid], { encoding: 'utf8' });
    if (stdout.includes('emulator')) process.kill(Number(pid), 'SIGKILL');
  }
  rmSync(pids);
}

/**
 * Starts the official emulator suite: `command` is `emulators:start` or `emulators:exec` with its
 * arguments. It runs in a process group of its own, so that Ctrl-C reaches it once, through the
 * caller. Fails with one clear message when a port is taken or something is not installed.
 */
export async function spawnSuite(
  stack: Stack,
  command: readonly string[],
  stdio: 'inherit' | 'pipe',
): Promise<ChildProcess> {
  await checkPorts(stack);
  const java = await prepareJava();
  process.stdout.write(`Emulators: ${java.uses}\n`);
  const directory = stackDirectory(stack);
  mkdirSync(directory, { recursive: true });
  // The storage emulator keeps its files in one folder of the temporary directory, whatever its
  // ports: two suites would delete each other's.
  const temporary = mkdtempSync(join(tmpdir(), 'institute-'));
  const pids = join(directory, `emulators.${process.pid}.pids`);
  const suite = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      ...command,
      '--config',
      configFile(stack),
      '--project',
      projectId,
    ],
    {
      cwd: directory,
      detached: true,
      env: { ...process.env, ...java.env, EMULATOR_PIDS: pids, TMPDIR: temporary },
      stdio: ['ignore', stdio, stdio],
    },
  );
  suite.once('exit', () => {
    endLeftovers(suite, pids);
    rmSync(temporary, { recursive: true, force: true });
  });
  return suite;
}

/** Passes the first request to end on to the suite, which stops its emulators and saves its data. */
export function endWith(suite: ChildProcess): Promise<number> {
  let ending = false;
  const end = (): void => {
    if (!ending) suite.kill('SIGINT');
    ending = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  return new Promise((resolve) => suite.once('exit', (code) => resolve(code ?? 1)));
}
