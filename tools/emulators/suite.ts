import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { prepareJava } from './java-shim.ts';
import { startMailServer } from './mail-server.ts';
import {
  checkPorts,
  emulatorEnvironment,
  firebaseConfig,
  hostingUrl,
  projectId,
  root,
  stackDirectory,
  type Stack,
} from '../../tests/support/ports.ts';

/** The configuration of the stack, derived from firebase.json. */
function configFile(stack: Stack): string {
  const config = firebaseConfig(stack);
  const path = join(root, `.firebase.${config.emulators['hosting']?.port}.json`);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

/**
 * Stops what a suite left behind: emulators, if it was stopped during startup, and functions, if it
 * crashed.
 */
function endLeftovers(suite: ChildProcess, pids: string): void {
  try {
    if (suite.pid) process.kill(-suite.pid, 'SIGKILL');
  } catch {
    // Its process group has already ended.
  }
  if (!existsSync(pids)) return;
  for (const pid of readFileSync(pids, 'utf8').trim().split('\n')) {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', pid], { encoding: 'utf8' });
    if (stdout.includes('emulator')) process.kill(Number(pid), 'SIGKILL');
  }
  rmSync(pids);
}

async function spawnSuite(stack: Stack, options: readonly string[]): Promise<ChildProcess> {
  await checkPorts(stack);
  const java = await prepareJava();
  process.stdout.write(`Emulators: ${java.uses}\n`);
  const directory = stackDirectory(stack);
  mkdirSync(directory, { recursive: true });
  // The storage emulator keeps its files in one folder of the temporary directory, whatever its
  // ports: two suites would delete each other's.
  const temporary = mkdtempSync(join(tmpdir(), 'institute-'));
  const mailServer = await startMailServer(stack);
  const { SMTP_EMULATOR_HOST } = emulatorEnvironment(stack);
  const pids = join(directory, `emulators.${process.pid}.pids`);
  const suite = spawn(
    process.execPath,
    [
      `--import=${join(import.meta.dirname, 'preloaded.ts')}`,
      join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      'emulators:start',
      '--only',
      'auth,functions,firestore,hosting,storage',
      '--config',
      configFile(stack),
      '--project',
      projectId,
      ...options,
    ],
    {
      cwd: directory,
      detached: true,
      env: {
        ...process.env,
        ...java.env,
        SMTP_EMULATOR_HOST,
        SITE_URL: hostingUrl('start'),
        EMULATOR_PIDS: pids,
        TMPDIR: temporary,
        // How long the functions may take to load, in seconds: on a busy machine more than the usual 10.
        FUNCTIONS_DISCOVERY_TIMEOUT: '120',
        // Has the functions described in a file: a server that does it ends four seconds later.
        FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  suite.once('exit', () => {
    mailServer.close();
    endLeftovers(suite, pids);
    rmSync(temporary, { recursive: true, force: true });
  });
  return suite;
}

/**
 * Resolves once the suite serves; its output goes to the log, lines matching `tells` also to the
 * screen.
 */
function untilReady(suite: ChildProcess, log: string, tells: RegExp): Promise<void> {
  const file = createWriteStream(log);
  return new Promise((resolve, reject) => {
    for (const stream of [suite.stdout, suite.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        file.write(`${line}\n`);
        if (line.includes('All emulators ready')) resolve();
        else if (tells.test(line)) process.stderr.write(`${line}\n`);
      });
    }
    suite.once('exit', () => reject(new Error(`The emulators stopped; see ${log}.`)));
  });
}

export interface Suite {
  /** Stops the emulators and saves their data. */
  readonly end: () => void;
  /** Resolves to its exit code. */
  readonly ended: Promise<number>;
}

/**
 * Starts the official emulator suite with options of `emulators:start`, and waits until it serves.
 * It runs in its own process group, so that Ctrl-C reaches it once, through this process. Lines of
 * its log that match `tells` also go to the screen. Fails with one clear message if a port is taken
 * or something is not installed.
 */
export async function startSuite(
  stack: Stack,
  options: readonly string[],
  tells: RegExp,
): Promise<Suite> {
  const suite = await spawnSuite(stack, options);
  let ending = false;
  const end = (): void => {
    if (!ending) suite.kill('SIGINT');
    ending = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const ended = new Promise<number>((resolve) => suite.once('exit', (code) => resolve(code ?? 1)));
  await untilReady(suite, join(stackDirectory(stack), 'emulators.log'), tells);
  return { end, ended };
}
