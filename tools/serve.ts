/** `npm start` and, with `--dev`, `npm run dev`: the whole site on the emulators. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { institute } from '@institute/schema';
import { sampleIdentity } from '../sample/identity.ts';
import {
  devPort,
  emulatorEnvironment,
  inboxUrl,
  siteUrl,
  stackDirectory,
} from '../tests/support/ports.ts';
import { startTriggers, stopTriggers } from '../tests/support/triggers.ts';
import { demoEnvironment } from './demo-environment.ts';
import { serveFunctions } from './dev-functions.ts';
import { runSchedules } from './emulators/schedules.ts';
import { startSuite } from './emulators/suite.ts';
import { runScript } from './run.ts';

const dev = process.argv.includes('--dev');
const data = join(stackDirectory('start'), 'data');

/** Lines of the emulators' log to show on the screen. */
const warnings = /Error:|has exited|"severity":"ERROR"/;

async function fill(): Promise<void> {
  Object.assign(process.env, emulatorEnvironment('start'));
  const { withProject } = await import('./backup/copy.ts');
  const { targetOf } = await import('./backup/target.ts');
  const { migrate } = await import('./migrations/migrate.ts');
  await withProject(targetOf({}, process.env), ({ firestore }) =>
    migrate(firestore, (text) => void process.stdout.write(text)),
  );
  const { isEmpty, seed, seedStart } = await import('./seed/seed.ts');
  if (!(await isEmpty())) return;
  if (institute.name !== sampleIdentity.name) {
    await seedStart();
    return;
  }
  process.stdout.write('Writing the sample content ...\n');
  // They would start a process for each file, whose sizes are part of the sample.
  await stopTriggers();
  await seed({ onlyBacked: true });
  await startTriggers();
}

/** The app with hot reload, and the API of the functions as they are. */
async function serveSource(): Promise<string> {
  const api = { target: '' };
  await serveFunctions((url) => {
    api.target = url;
  });
  const { serveApp } = await import('./dev-site.ts');
  await serveApp('start', devPort, api);
  return `http://127.0.0.1:${devPort}`;
}

async function serve(): Promise<void> {
  process.stdout.write('Building ...\n');
  runScript('build', 'on failure', demoEnvironment());
  process.stdout.write('Starting the emulators ...\n');
  const { ended } = await startSuite(
    'start',
    [...(existsSync(data) ? ['--import', data] : []), '--export-on-exit', data],
    warnings,
  );
  await fill();
  await runSchedules();
  const site = dev ? await serveSource() : siteUrl('start');
  const { sampleAccounts } = await import('../tests/support/sample-accounts.ts');
  const accounts = sampleAccounts.map(
    ({ username, password, role }) => `    ${username} / ${password} (${role})`,
  );
  process.stdout.write(
    `\n  Site       ${site}\n  Dashboard  ${site}/admin\n  Emails     ${inboxUrl('start')}\n  Sign in as\n${accounts.join('\n')}\n\n  Ctrl-C stops it and keeps the data; "npm run reset" deletes the data.\n\n`,
  );
  process.exit(await ended);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
