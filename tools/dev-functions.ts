/** The functions of `npm run dev`: the API from its source, the others built, each after a change. */
import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { forkServer, type Server } from '../tests/support/fork-server.ts';
import {
  emulatorEnvironment,
  hostingUrl,
  projectId,
  root,
  stackDirectory,
} from '../tests/support/ports.ts';

const functions = join(root, 'functions');

/** How long the source has to rest before the API is started, in milliseconds. */
const rest = 50;

/** How long the one before may still answer, in milliseconds. */
const grace = 1_000;

const start = (): Promise<Server> =>
  forkServer(join(root, 'tests', 'support', 'serve-api.ts'), [], {
    ...parseEnv(readFileSync(join(functions, `.env.${projectId}`), 'utf8')),
    ...emulatorEnvironment('start'),
    SITE_URL: hostingUrl('start'),
    FUNCTIONS_EMULATOR: 'true',
    // Halves the time of a start.
    NODE_COMPILE_CACHE: join(stackDirectory('start'), 'compiled'),
    TZ: 'UTC',
  });

/** Builds the functions for the emulator, which runs the triggers; the API goes first. */
function buildAlways(): void {
  const cli = join(root, 'node_modules', 'rolldown', 'bin', 'cli.mjs');
  const builder = spawn(process.execPath, [cli, '-c', 'rolldown.config.ts', '--watch'], {
    cwd: functions,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (builder.pid) setPriority(builder.pid, 10);
  process.once('exit', () => builder.kill());
}

/** Serves the API, and calls `onUrl` with where it is, again after each change. */
export async function serveFunctions(onUrl: (url: string) => void): Promise<void> {
  let server = await start();
  onUrl(server.url);
  let changes = 0;
  const restart = async () => {
    changes += 1;
    const change = changes;
    try {
      const next = await start();
      if (change !== changes) return next.stop();
      onUrl(next.url);
      setTimeout(server.stop, grace);
      server = next;
    } catch (error) {
      // A change while it started is followed by its own start.
      if (change === changes)
        process.stderr.write(`The functions did not start: ${String(error)}\n`);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), rest);
  };
  for (const room of ['functions', 'schema'])
    watch(join(root, room, 'src'), { recursive: true }, onChange);
  buildAlways();
  process.once('exit', () => server.stop());
}
