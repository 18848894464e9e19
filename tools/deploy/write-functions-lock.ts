/**
 * Part of the build of `functions`: writes the lock file that is uploaded with it, so that Google's
 * builder installs the versions that were tested.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/ports.ts';
import { lockOfWorkspace } from './workspace-lock.ts';

const read = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8')) as object;

const lock = lockOfWorkspace(
  read('package-lock.json'),
  'functions',
  read('functions', 'package.json'),
);
writeFileSync(
  join(root, 'functions', 'package-lock.json'),
  `${JSON.stringify(lock, undefined, 2)}\n`,
);
