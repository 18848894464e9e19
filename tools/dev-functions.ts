/** The functions of `npm run dev`, built and started again after each change. */
import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { forkServer, type Server } from '../tests/support/fork-server.ts';
import { emulatorEnvironment, projectId, root } from '../tests/support/ports.ts';

const functions = join(root, 'functions');

/** How long a build has to rest before it is started, in milliseconds. */
const rest = 50;

/** The emulator takes seconds to notice a build; it keeps the triggers, and this has the API. */
const start = (): Promise<Server> =>
  forkServer(join(root, 'tests', 'support', 'serve-hosting.ts'), [], {
    ...parseEnv(readFileSync(join(functions, `.env.${projectId}`), 'utf8')),
    ...emulatorEnvironment('start'),
    FUNCTIONS_EMULATOR: 'true',
    TZ: 'UTC',
  });

/** Serves the API, and calls `onUrl` with where it is, again after each change. */
export async function serveFunctions(onUrl: (url: string) => void): Promise<void> {
  let server = await start();
  onUrl(server.url);
  let builds = 0;
  const restart = async () => {
    builds += 1;
    const build = builds;
    try {
      const next = await start();
      if (build !== builds) return next.stop();
      onUrl(next.url);
      server.stop();
      server = next;
    } catch (error) {
      // A build that was under way is followed by its end.
      if (build === builds) process.stderr.write(`The functions did not start: ${String(error)}\n`);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  watch(join(functions, 'lib'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), rest);
  });
  const cli = join(root, 'node_modules', 'rolldown', 'bin', 'cli.mjs');
  const builder = spawn(process.execPath, [cli, '-c', 'rolldown.config.ts', '--watch'], {
    cwd: functions,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => {
    builder.kill();
    server.stop();
  });
}
