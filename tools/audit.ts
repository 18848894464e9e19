/**
 * `npm run audit`: fails for known vulnerabilities in production packages that nobody accepted, and
 * if the registry does not answer.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../tests/support/ports.ts';
import { acceptedAdvisories } from './supply-chain/accepted-advisories.ts';
import { judgeAudit, unavailableSwitch } from './supply-chain/judge-audit.ts';

const { stdout } = spawnSync(
  'npm',
  ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
);
const { lines, fails } = judgeAudit(
  stdout ? JSON.parse(stdout) : undefined,
  acceptedAdvisories,
  process.env[unavailableSwitch] === '1',
);
for (const line of lines) process.stdout.write(`${line}\n`);
process.exitCode = fails ? 1 : 0;
