/** Runs a command against a fresh emulator suite of its own: `node exec.ts vitest run`. */
import { root } from './ports.ts';
import { endWith, spawnSuite } from './suite.ts';

const quote = (argument: string): string => `'${argument.replaceAll("'", `'\\''`)}'`;

const suite = await spawnSuite(
  'test',
  [
    'emulators:exec',
    '--only',
    'auth,functions,firestore,hosting,storage',
    '--log-verbosity',
    'QUIET',
    `cd ${quote(root)} && ${process.argv.slice(2).map(quote).join(' ')}`,
  ],
  'inherit',
);
process.exitCode = await endWith(suite);
