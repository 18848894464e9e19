import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const command = join(import.meta.dirname, 'run-installed.mjs');

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/of-macos': { version: '1.0.0', integrity: 'sha512-m', optional: true },
};

/** What the command says and runs where npm noted these packages; `npm` and the program only say that they ran. */
function runWhere(noted: object | undefined): string {
  const root = mkdtempSync(join(tmpdir(), 'installed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const binaries = join(root, 'node_modules', '.bin');
  for (const folder of [binaries, join(root, 'tools')]) mkdirSync(folder, { recursive: true });
  copyFileSync(command, join(root, 'tools', 'run-installed.mjs'));
  const write = (place: string, packages: object) =>
    writeFileSync(join(root, place), JSON.stringify({ packages }));
  write('package-lock.json', wanted);
  if (noted) write('node_modules/.package-lock.json', noted);
  for (const name of ['npm', 'node']) {
    writeFileSync(join(binaries, name), `#!/bin/sh\necho ${name} ran\n`);
    chmodSync(join(binaries, name), 0o755);
  }
  const env = { ...process.env, PATH: binaries + delimiter + process.env['PATH'] };
  const file = join(root, 'tools', 'run-installed.mjs');
  return spawnSync(process.execPath, [file, 'program.ts'], { env, encoding: 'utf8' }).stdout;
}

const a = wanted['node_modules/a'];
const installing = 'Installing the packages ...\nnpm ran\nnode ran\n';

test('packages that npm has installed are not installed again, however that was done', () => {
  expect(runWhere({ 'node_modules/a': a })).toBe('node ran\n');
});

test.each([
  ['nothing is installed', undefined],
  ['one is missing', {}],
  ['one is of another version', { 'node_modules/a': { ...a, version: '2.0.0' } }],
  ['one has other bytes', { 'node_modules/a': { ...a, integrity: 'sha512-b' } }],
  ['one is wanted no more', { 'node_modules/a': a, 'node_modules/b': a }],
])('where %s, they are installed first', (_name, noted) => {
  expect(runWhere(noted)).toBe(installing);
});
