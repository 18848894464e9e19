import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { withImmutableAssets, type HostingConfig } from './immutable-assets.ts';

export const root = join(import.meta.dirname, '..', '..');

/** The project that the emulators serve; a `demo-` project can never reach production. */
export const projectId = 'demo-institute';

/**
 * Which stack: the one that `npm start` serves, on the ports of firebase.json; one of those that
 * tests run against, by its number from 0, on the same ports plus 10,000 (or plus
 * TEST_PORT_OFFSET) and 1,500 for each before it; or the one that this worker of the tests uses.
 */
export type Stack = 'start' | 'test' | number;

interface EmulatorAddress {
  host?: string;
  port?: number;
  websocketPort?: number;
}

interface FirebaseConfig {
  hosting: HostingConfig & { public: string };
  emulators: Record<string, EmulatorAddress>;
}

const firstTestOffset = Number(process.env['TEST_PORT_OFFSET'] ?? 10_000);

/** No two ports of firebase.json are so far apart. */
const offsetStep = 1_500;

/** How many stacks the tests run against side by side. */
export const testStacks = Number(process.env['TEST_STACKS'] ?? 1);

/** Vitest numbers the workers that run at the same time from 1. */
const stackOfWorker = Number(process.env['VITEST_POOL_ID'] ?? 1) - 1;

/** What the stack adds to the ports of firebase.json. */
function portOffset(stack: Stack): number {
  if (stack === 'start') return 0;
  return firstTestOffset + offsetStep * (stack === 'test' ? stackOfWorker : stack);
}

/** Where a stack keeps its logs and, between runs, its data. */
export const stackDirectory = (stack: Stack): string =>
  join(root, '.emulators', stack === 'start' ? stack : `test-${portOffset(stack)}`);

/** Where the tests of a run keep the sessions of admins. */
export const sessionsDirectory = (stack: Stack): string => join(stackDirectory(stack), 'sessions');

/** Where `npm run dev` serves the site; everything else is where firebase.json says. */
export const devPort = 5173;

/** firebase.json with the ports of the stack, and with rules for the files of the build. */
export function firebaseConfig(stack: Stack): FirebaseConfig {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const offset = portOffset(stack);
  for (const emulator of Object.values(config.emulators)) {
    if (emulator.port) emulator.port += offset;
    if (emulator.websocketPort) emulator.websocketPort += offset;
  }
  const assets = join(root, config.hosting.public, 'assets');
  return { ...config, hosting: withImmutableAssets(config.hosting, assets) };
}

/** Where the emulator of that name listens, as `host:port`. */
export function emulatorAddress(stack: Stack, name: string): string {
  const { host, port } = firebaseConfig(stack).emulators[name] ?? {};
  if (!host || !port) throw new Error(`firebase.json names no host and port for ${name}`);
  return `${host}:${port}`;
}

/** The environment by which the Admin SDK, and what else the project runs, finds the emulators. */
export const emulatorEnvironment = (stack: Stack): Record<string, string> => ({
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: emulatorAddress(stack, 'firestore'),
  FIREBASE_AUTH_EMULATOR_HOST: emulatorAddress(stack, 'auth'),
  FIREBASE_STORAGE_EMULATOR_HOST: emulatorAddress(stack, 'storage'),
  SMTP_EMULATOR_HOST: emulatorAddress(stack, 'smtp'),
  FIREBASE_EMULATOR_HUB: emulatorAddress(stack, 'hub'),
  // Emulators need no credentials; the SDK need not look for those of a Google Cloud machine.
  METADATA_SERVER_DETECTION: 'none',
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
});

/** Where Hosting's emulator serves the site. */
export const hostingUrl = (stack: Stack): string => `http://${emulatorAddress(stack, 'hosting')}`;

/** The variable that names the site of each stack while tests run (`tests/support/start-sites.ts`). */
export const testSitesVariable = 'TEST_SITES';

/** Where the site is: on Hosting's emulator, or on the server that the tests started for it. */
export function siteUrl(stack: Stack): string {
  if (stack === 'start') return hostingUrl(stack);
  const urls = JSON.parse(process.env[testSitesVariable] ?? '[]') as readonly string[];
  const url = urls[stack === 'test' ? stackOfWorker : stack];
  if (!url) throw new Error(`No server of the site was started for stack ${stack}`);
  return url;
}

/** Where the mails are that the site has sent. */
export const inboxUrl = (stack: Stack): string => `http://${emulatorAddress(stack, 'inbox')}`;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Ends with an error that names every port of the stack that something else listens on. */
export async function checkPorts(stack: Stack): Promise<void> {
  const wanted = Object.entries(firebaseConfig(stack).emulators).flatMap(([name, emulator]) =>
    [emulator.port, emulator.websocketPort].flatMap((port) => (port ? [{ name, port }] : [])),
  );
  const states = await Promise.all(
    wanted.map(async (entry) => ({ ...entry, free: await isFree(entry.port) })),
  );
  const taken = states.filter(({ free }) => !free);
  if (taken.length === 0) return;
  const names = taken.map(({ name, port }) => `${port} (${name})`).join(', ');
  throw new Error(
    `In use by another program: port ${names}. Stop it, or change the ports under "emulators" in firebase.json${
      stack === 'start'
        ? ''
        : ` (tests add ${portOffset(stack)} to each; TEST_PORT_OFFSET changes that)`
    }.`,
  );
}

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
