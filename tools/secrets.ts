/** `npm run secrets`: fails if the files, the history or the build contain a credential. */
import { root } from '../tests/support/ports.ts';
import { scanAll } from './supply-chain/scan-secrets.ts';

for (const { where, report } of await scanAll(root)) {
  if (report === '') continue;
  process.stderr.write(`Possible credential in ${where}:\n${report}\n`);
  process.exitCode = 1;
}
