/**
 * Part of the build of `functions`: writes the lock file that is uploaded with it, so that Google's
 * builder installs the versions that were tested. npm takes what `functions` needs from the lock file
 * of the project; without the network, it can take nothing else.
 */
import { execSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tests/support/ports.ts';

const own = join(root, 'functions');
// Elsewhere, because inside the project npm writes the lock file of the project.
const folder = mkdtempSync(join(tmpdir(), 'lock-'));
copyFileSync(join(own, 'package.json'), join(folder, 'package.json'));
for (const file of ['package-lock.json', '.npmrc'])
  copyFileSync(join(root, file), join(folder, file));
execSync(
  'npm install --package-lock-only --offline --ignore-scripts --no-audit --no-fund --silent',
  {
    cwd: folder,
    stdio: 'inherit',
  },
);
copyFileSync(join(folder, 'package-lock.json'), join(own, 'package-lock.json'));
rmSync(folder, { recursive: true });
