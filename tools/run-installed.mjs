// `node tools/run-installed.mjs program ...`: installs the packages, then runs a program of this
// folder with the production Node from npm; exits with its status. This itself runs on the installed
// Node (20.19 or newer).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');

/** Installs the packages of the lock file, unless it is unchanged since the last time. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing the packages ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lock);
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
