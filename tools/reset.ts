/** `npm run reset`: deletes the data of `npm start`. */
import { rmSync } from 'node:fs';
import { emulatorAddress, stackDirectory } from '../tests/support/ports.ts';
import { isRunning } from './emulators/is-running.ts';
import { report } from './run.ts';

await report(async () => {
  // It would write its data again when it ends.
  if (await isRunning(emulatorAddress('start', 'hub')))
    throw new Error('The site is running: stop it with Ctrl-C first. Nothing was deleted.');
  rmSync(stackDirectory('start'), { recursive: true, force: true });
  return 'Data deleted. "npm start" begins with the sample content again.';
});
