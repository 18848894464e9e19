import { statSync } from 'node:fs';
import { Refused } from './refused.ts';

/** Refuses a path at which there is no file to read. */
export function requireFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Refused('There is no such file');
  if (found.isDirectory()) throw new Refused('It is a folder: name the file in it');
}
