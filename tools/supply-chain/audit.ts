import { spawnSync } from 'node:child_process';
import { root } from '../../tests/support/ports.ts';
import { acceptedAdvisories } from './accepted-advisories.ts';
import { judgeAudit } from './judge-audit.ts';

/** Asks the registry about the production packages; returns why they do not pass. */
export function audit(): readonly string[] {
  const { stdout } = spawnSync(
    'npm',
    ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return judgeAudit(stdout ? JSON.parse(stdout) : undefined, acceptedAdvisories);
}
