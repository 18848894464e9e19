/** `npm start` and, with `--dev`, `npm run dev`: the whole site on the emulators. */
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { appCheckDebugToken } from './emulators/app-check.ts';
import { devPort, emulatorAddress, projectId, root, siteUrl } from './emulators/ports.ts';
import { endWith, spawnSuite, stackDirectory } from './emulators/suite.ts';
import { runScript } from './run.ts';

const dev = process.argv.includes('--dev');
const data = join(stackDirectory('start'), 'data');
const log = join(stackDirectory('start'), 'emulators.log');

/** Resolves once the suite serves; its whole output goes to the log, warnings to the screen too. */
function untilReady(suite: ChildProcess): Promise<void> {
  const file = createWriteStream(log);
  return new Promise((resolve, reject) => {
    for (const stream of [suite.stdout, suite.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        file.write(`${line}\n`);
        if (/All emulators ready/.test(line)) resolve();
        else if (/Error:|has exited|"severity":"ERROR"/.test(line))
          process.stderr.write(`${line}\n`);
      });
    }
    suite.once('exit', () => reject(new Error(`The emulators ended; ${log} says why.`)));
  });
}

async function fill(): Promise<void> {
  process.env['GCLOUD_PROJECT'] = projectId;
  process.env['FIRESTORE_EMULATOR_HOST'] = emulatorAddress('start', 'firestore');
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorAddress('start', 'auth');
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = emulatorAddress('start', 'storage');
  const { isEmpty, seed } = await import('./seed/seed.ts');
  if (!(await isEmpty())) return;
  process.stdout.write('Writing the sample content ...\n');
  await seed();
}

/** The development server: the app with hot reload, and the API of the emulators behind it. */
async function serveSource(): Promise<string> {
  const server = await createServer({
    root: join(root, 'web'),
    configFile: join(root, 'web', 'vite.config.ts'),
    define: {
      'import.meta.env.EMULATORS': JSON.stringify({
        auth: emulatorAddress('start', 'auth'),
        firestore: emulatorAddress('start', 'firestore'),
        storage: emulatorAddress('start', 'storage'),
        appCheck: appCheckDebugToken,
      }),
    },
    server: {
      host: '127.0.0.1',
      port: devPort,
      strictPort: true,
      proxy: { '/api': siteUrl('start') },
    },
  });
  await server.listen();
  return `http://127.0.0.1:${devPort}`;
}

async function serve(): Promise<void> {
  process.stdout.write('Building ...\n');
  runScript('build', 'on failure');
  process.stdout.write('Starting the emulators ...\n');
  const suite = await spawnSuite(
    'start',
    [
      'emulators:start',
      '--only',
      'auth,functions,firestore,hosting,storage',
      ...(existsSync(data) ? ['--import', data] : []),
      '--export-on-exit',
      data,
    ],
    'pipe',
  );
  const ended = endWith(suite);
  await untilReady(suite);
  await fill();
  const site = dev ? await serveSource() : siteUrl('start');
  const { sampleAccounts } = await import('./seed/sample-accounts.ts');
  const accounts = sampleAccounts.map(({ username, password }) => `    ${username} / ${password}`);
  process.stdout.write(
    `\n  Site       ${site}\n  Dashboard  ${site}/admin\n  Sign in as\n${accounts.join('\n')}\n\n  Ctrl-C ends it and keeps the data; "npm run reset" throws the data away.\n\n`,
  );
  process.exit(await ended);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
