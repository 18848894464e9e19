/** `npm run secrets`: fails where the files, the history or the build hold a credential. */
import { root } from '../tests/support/ports.ts';
import { scanAll } from './supply-chain/scan-secrets.ts';

for (const { where, report } of await scanAll(root)) {
  if (report === '') continue;
  process.stderr.write(`A credential, it seems, in ${where}:\n${report}\n`);
  process.exitCode = 1;
}
