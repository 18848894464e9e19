import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, siteUrl } from './ports.ts';

/**
 * Fills the fresh emulators of stacks with the sample content, and asks each for a page and for data, which
 * fails where the build is not well.
 */
export async function seedSites(stacks: readonly number[]): Promise<void> {
  const program = join(root, 'tools', 'seed', 'stacks.ts');
  await promisify(execFile)(process.execPath, [program, ...stacks.map(String)]);
  await Promise.all(
    stacks.map(async (stack) => {
      for (const path of ['/', '/api/navbar']) {
        const { ok, status } = await fetch(siteUrl(stack) + path);
        if (!ok) throw new Error(`${path} is answered with ${status}`);
      }
    }),
  );
}
