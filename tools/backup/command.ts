import { parseArgs } from 'node:util';
import { report } from '../run.ts';
import type { Copied } from './copy.ts';

const options = {
  project: { type: 'string' },
  bucket: { type: 'string' },
  confirm: { type: 'string' },
  erasures: { type: 'string' },
} as const;

interface Arguments {
  readonly folder: string | undefined;
  readonly project?: string | undefined;
  readonly bucket?: string | undefined;
  readonly confirm?: string | undefined;
  readonly erasures?: string | undefined;
}

export const copiedText = ({ documents, files }: Copied): string =>
  `${documents} documents and ${files} files`;

/** Runs a command with its arguments. */
export const runCommand = (run: (given: Arguments) => Promise<string>): Promise<void> =>
  report(async () => {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return run({ ...values, folder: positionals[0] });
  });
