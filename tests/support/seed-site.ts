import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emulatorEnvironment, root, siteUrl } from './ports.ts';

/**
 * Fills the fresh emulators of a stack with the sample content, and asks for a page and for data, which
 * fails where the build is not well.
 */
export async function seedSite(stack: number): Promise<void> {
  const environment = emulatorEnvironment(stack);
  await promisify(execFile)(process.execPath, [join(root, 'tools', 'seed', 'main.ts')], {
    env: { ...process.env, ...environment },
  });
  for (const path of ['/', '/api/navbar']) {
    const { ok, status } = await fetch(siteUrl(stack) + path);
    if (!ok) throw new Error(`${path} is answered with ${status}`);
  }
}
