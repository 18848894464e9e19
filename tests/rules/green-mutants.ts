import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/ports.ts';

/** What says whether a mutant is noticed: rules, roles, tables, emulators. */
const decisive = ['*.rules', 'package-lock.json', 'schema/src/**/*.ts', 'tests/rules/*.ts'];

function hashOfAll(): string {
  const hash = createHash('sha256');
  for (const file of globSync(decisive, { cwd: root }).toSorted())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const folder = join(root, 'node_modules', '.cache', 'green-mutants');
const note = join(folder, hashOfAll());

/** Whether every mutant of these rules was noticed on this machine, with the same roles and tables. */
export const wereAllNoticed = (): boolean => existsSync(note);

/** Notes that they were. */
export function noteAllNoticed(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, '');
}
