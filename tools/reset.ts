/** `npm run reset`: deletes the data of `npm start`. */
import { rmSync } from 'node:fs';
import { stackDirectory } from '../tests/support/ports.ts';

rmSync(stackDirectory('start'), { recursive: true, force: true });
process.stdout.write('Data deleted. "npm start" begins with the sample content again.\n');
