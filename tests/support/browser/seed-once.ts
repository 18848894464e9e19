import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emulatorEnvironment, root, siteUrl, testStacks } from '../ports.ts';

/** Writes the sample content. */
async function seed(stack: number): Promise<void> {
  const environment = emulatorEnvironment(stack);
  await promisify(execFile)(process.execPath, [join(root, 'tools', 'seed', 'main.ts')], {
    env: { ...process.env, ...environment },
  });
  for (const path of ['/', '/api/navbar']) {
    const { ok, status } = await fetch(siteUrl(stack) + path);
    if (!ok) throw new Error(`${path} is answered with ${status}`);
  }
}

/**
 * Fills the fresh emulators with the sample content before the first test, and asks for a page and
 * for data, which fails at once where the build is not well.
 */
export async function setup(): Promise<void> {
  await Promise.all(Array.from({ length: testStacks }, (_, stack) => seed(stack)));
}
