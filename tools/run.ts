import { spawnSync } from 'node:child_process';
import { root } from '../tests/support/ports.ts';

/** Runs an npm script of the project; exits with its status if it fails. */
export function runScript(name: string, output: 'inherit' | 'on failure'): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name], {
    cwd: root,
    encoding: 'utf8',
    stdio: output === 'inherit' ? 'inherit' : 'pipe',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  process.exit(status ?? 1);
}
