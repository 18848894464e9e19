// `node tools/run-installed.mjs program ...`: installs the packages, then runs a program of this
// folder with the production Node from npm; exits with its status. This itself runs on the installed
// Node (20.19 or newer).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');

const packagesIn = (...path) => JSON.parse(readFileSync(join(...path), 'utf8')).packages;

/** Whether the packages are those of the lock file, by whatever command: npm notes at its end what it has installed. */
function isInstalled() {
  const note = join(modules, '.package-lock.json');
  if (!existsSync(note)) return false;
  const { '': _, ...wanted } = packagesIn(root, 'package-lock.json');
  const found = packagesIn(note);
  const isWanted = ([place, { version, integrity, optional }]) =>
    // Those for other systems are left out.
    found[place]
      ? found[place].version === version && found[place].integrity === integrity
      : optional;
  return (
    Object.keys(found).every((place) => wanted[place]) && Object.entries(wanted).every(isWanted)
  );
}

/** Installs the packages of the lock file, unless they are there. */
function install() {
  if (isInstalled()) return;
  console.log('Installing the packages ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

install();
const [program, ...given] = process.argv.slice(2);
const binaries = join(modules, '.bin');
const child = spawn(join(binaries, 'node'), [join(root, 'tools', program), ...given], {
  cwd: root,
  env: { ...process.env, PATH: `${binaries}:${process.env.PATH}` },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
