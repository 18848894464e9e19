/** `npm run audit`: fails for known holes in production packages that nobody accepted. */
import { spawnSync } from 'node:child_process';
import { root } from './emulators/ports.ts';
import { acceptedAdvisories } from './supply-chain/accepted-advisories.ts';
import { judgeAudit } from './supply-chain/judge-audit.ts';

const { stdout } = spawnSync(
  'npm',
  ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
);
const { lines, fails } = judgeAudit(stdout ? JSON.parse(stdout) : undefined, acceptedAdvisories);
for (const line of lines) process.stdout.write(`${line}\n`);
process.exitCode = fails ? 1 : 0;
