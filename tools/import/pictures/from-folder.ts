import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Refused } from '../refused.ts';

/** Most bytes of a picture. */
export const largest = 20_000_000;

const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(
    String(error.code),
  );

/** The file at a path within a folder, but none that a link or `..` leads out of it to. */
async function within(root: string, path: string): Promise<string | undefined> {
  try {
    const file = await realpath(join(root, path));
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : undefined;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/**
 * Finds files in a folder, such as a copy of `wp-content/uploads`: as deep in it as their address says, else as deep
 * as they are there.
 */
export async function fromFolder(folder: string): Promise<(path: string) => Promise<Buffer>> {
  let root: string;
  try {
    root = await realpath(folder);
  } catch {
    throw new Refused(`There is no folder "${folder}"`);
  }
  return async (path) => {
    const names = path.split('/').filter(Boolean);
    for (let first = 0; first < names.length; first += 1) {
      const file = await within(root, names.slice(first).join('/'));
      if (!file) continue;
      if ((await stat(file)).size > largest) throw new Refused('is over 20 MB');
      return readFile(file);
    }
    throw new Refused(`is not in "${folder}"`);
  };
}
