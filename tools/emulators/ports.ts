import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The project that the emulators serve; a `demo-` project can never reach production. */
export const projectId = 'demo-institute';

/**
 * Which of the two stacks: the one that `npm start` serves, on the ports of firebase.json, or the
 * one of `npm test`, on the same ports plus 10,000 (or plus TEST_PORT_OFFSET), so that both run
 * side by side.
 */
export type Stack = 'start' | 'test';

interface EmulatorAddress {
  host?: string;
  port?: number;
  websocketPort?: number;
}

interface FirebaseConfig {
  emulators: Record<string, EmulatorAddress>;
}

const offsets: Record<Stack, number> = {
  start: 0,
  test: Number(process.env['TEST_PORT_OFFSET'] ?? 10_000),
};

/** Where `npm run dev` serves the site; everything else is where firebase.json says. */
export const devPort = 5173;

/** firebase.json with the ports of the stack. */
export function firebaseConfig(stack: Stack): FirebaseConfig {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  for (const emulator of Object.values(config.emulators)) {
    if (emulator.port) emulator.port += offsets[stack];
    if (emulator.websocketPort) emulator.websocketPort += offsets[stack];
  }
  return config;
}

/** Where the emulator of that name listens, as `host:port`. */
export function emulatorAddress(stack: Stack, name: string): string {
  const { host, port } = firebaseConfig(stack).emulators[name] ?? {};
  if (!host || !port) throw new Error(`firebase.json names no host and port for ${name}`);
  return `${host}:${port}`;
}

/** Where the site is. */
export const siteUrl = (stack: Stack): string => `http://${emulatorAddress(stack, 'hosting')}`;

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
      stack === 'test' ? ` (tests add ${offsets.test} to each; TEST_PORT_OFFSET changes that)` : ''
    }.`,
  );
}
