/** Serves the built site, with the sample content, to the tests of every stack while they run. */
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import {
  emulatorAddress,
  emulatorEnvironment,
  projectId,
  root,
  sessionsDirectory,
  siteUrl,
  stackDirectory,
  testSitesVariable,
  testStacks,
} from './ports.ts';
import { forkServer, type Server } from './fork-server.ts';
import { isAnswered } from './queries/missing-indexes.ts';
import { forgetQueries, readQueries } from './queries/noted-queries.ts';
import { seedSites } from './seed-site.ts';
import { stopTriggers } from './triggers.ts';

const script = join(import.meta.dirname, 'serve-hosting.ts');
const parameters = parseEnv(readFileSync(join(root, 'functions', `.env.${projectId}`), 'utf8'));

const start = (stack: number): Promise<Server> =>
  forkServer(
    script,
    [],
    {
      ...parameters,
      ...emulatorEnvironment(stack),
      SITE_URL: siteUrl('start'),
      FUNCTIONS_EMULATOR: 'true',
      TZ: 'UTC',
    },
    createWriteStream(join(stackDirectory(stack), 'site.log')),
  );

/** Fails the run where Firestore would refuse a query for want of an index; the emulator answers all. */
function expectIndexes(): void {
  const missing = readQueries().filter((query) => !isAnswered(query));
  const lines = missing.map(
    (query) => `firestore.indexes.json has no index for ${JSON.stringify(query)}`,
  );
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/**
 * Vitest runs this for each project that needs the sites: the first starts them for all. Triggers run
 * only during the tests that let them.
 */
export async function setup(): Promise<(() => void) | undefined> {
  if (process.env[testSitesVariable]) return undefined;
  forgetQueries();
  const stacks = Array.from({ length: testStacks }, (_, stack) => stack);
  await Promise.all(stacks.map((stack) => stopTriggers(emulatorAddress(stack, 'hub'))));
  for (const directory of stacks.map(sessionsDirectory)) {
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { recursive: true });
  }
  const servers = await Promise.all(stacks.map(start));
  process.env[testSitesVariable] = JSON.stringify(servers.map(({ url }) => url));
  await seedSites(stacks);
  return () => {
    servers.forEach(({ stop }) => stop());
    expectIndexes();
  };
}
