import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../tests/support/ports.ts';
import { refuseKept } from './arguments.ts';

const npm = (...given: string[]) =>
  spawnSync('npm', ['run', '--silent', ...given], { cwd: root, encoding: 'utf8' });

// moving-9
test('an import that npm took the dry run from is refused, and says how to ask for it', () => {
  const { status, stdout, stderr } = npm('import', 'courses', 'none.csv', '--dry-run');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('npm kept --dry-run for itself, and nothing was done.');
  expect(stderr).toContain('npm run import -- ...');
});

test.each([
  ['make-admin', ['your-project', 'priya@example.com', '--role', 'editor'], '--role'],
  ['make-admin', ['your-project', 'priya@example.com', '--remove'], '--remove'],
  ['migrate', ['--project', 'your-project', '--confirm', 'x'], '--project, --confirm'],
])('%s with the arguments %s does nothing without --', (command, given, kept) => {
  const { status, stdout, stderr } = npm(command, ...given);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`npm kept ${kept} for itself`);
});

test('options of npm itself are its own', () => {
  expect(() => refuseKept(['project'], { npm_config_loglevel: 'silent' })).not.toThrow();
});
