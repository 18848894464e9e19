import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { instances } from '../tests/support/level.ts';
import { freePort, root } from '../tests/support/ports.ts';
import { refuseKept } from './arguments.ts';
import { templateText } from './import/csv/rows.ts';

const run = (command: string, ...given: string[]) =>
  spawnSync(command, given, { cwd: root, encoding: 'utf8' });

// moving-9
test.each(
  instances(
    [
      ['make-admin', ['your-project', 'priya@example.com', '--remove'], '--remove'],
      ['import', ['courses', 'none.csv', '--dry-run'], '--dry-run'],
    ] as const,
    1,
  ),
)('npm run %s %s does nothing without --, and says so', (command, given, kept) => {
  const { status, stdout, stderr } = run('npm', 'run', '--silent', command, ...given);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`npm kept ${kept} for itself, and nothing was done.`);
  expect(stderr).toContain(`npm run ${command} -- ...`);
});

test('every option that npm kept is named, and its own are its own', () => {
  const environment = { npm_config_dry_run: 'true', npm_config_project: 'true' };
  const options = ['dry-run', 'project', 'confirm'];
  expect(() => refuseKept(options, [], environment)).toThrow('npm kept --dry-run, --project for');
  expect(() => refuseKept(options, [], { npm_config_loglevel: 'silent' })).not.toThrow();
  // .npmrc may have an email.
  const email = { npm_config_email: 'me@example.com' };
  for (const given of [['--email', 'priya@example.com'], ['--email=priya@example.com']])
    expect(() => refuseKept(['email'], given, email)).not.toThrow();
});

// moving-9
test('without the site it says so at once, and prints a template all the same', async () => {
  const address = `127.0.0.1:${await freePort()}`;
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: address };
  const importing = (...given: string[]) =>
    spawnSync(process.execPath, ['tools/import.ts', 'courses', ...given], {
      cwd: root,
      env,
      encoding: 'utf8',
      timeout: 15_000,
    });
  expect(importing('none.csv')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The site is not running: start it with npm start'),
  });
  expect(importing('--template')).toMatchObject({
    status: 0,
    stdout: templateText('courses'),
  });
});

test('a name that a command does not take is refused: a project is named by --project', () => {
  const { status, stdout, stderr } = run(process.execPath, 'tools/migrate.ts', 'your-project');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('"your-project" means nothing here. Name a project by --project');
});
