/**
 * `npm run audit`: fails for known vulnerabilities in production packages that nobody accepted, and
 * if the registry does not answer.
 */
import { audit } from './supply-chain/audit.ts';

for (const problem of audit()) {
  process.stdout.write(`${problem}\n`);
  process.exitCode = 1;
}
