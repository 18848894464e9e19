import { parseArgs } from 'node:util';
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

/** Runs a command with its arguments and prints what it did, or the error, with status 1. */
export async function runCommand(run: (given: Arguments) => Promise<string>): Promise<void> {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    process.stdout.write(`${await run({ ...values, folder: positionals[0] })}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
