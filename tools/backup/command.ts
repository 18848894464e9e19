import { readArguments } from '../arguments.ts';
import { report } from '../run.ts';
import { requireConfirmed, targetOf, workOn, type Target } from './target.ts';

const options = {
  project: { type: 'string' },
  bucket: { type: 'string' },
  confirm: { type: 'string' },
  erasures: { type: 'string' },
  pictures: { type: 'string' },
  download: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  template: { type: 'boolean' },
} as const;

interface Arguments {
  readonly folder: string | undefined;
  /** All that are no options. */
  readonly positionals: readonly string[];
  readonly confirm?: string | undefined;
  readonly erasures?: string | undefined;
  readonly pictures?: string | undefined;
  readonly download?: boolean | undefined;
  readonly 'dry-run'?: boolean | undefined;
  readonly template?: boolean | undefined;
}

type Command = (target: Target, given: Arguments) => Promise<string>;

/** Runs a command on the project that its arguments name, besides `most` others, such as a folder. */
export const runReading = (most: number, run: Command): Promise<void> =>
  report(async () => {
    const { values, positionals } = readArguments({ options, allowPositionals: true });
    if (positionals.length > most)
      throw new Error(
        `"${positionals[most]}" means nothing here. Name a project by --project, and put a name with a space in quotes.`,
      );
    return run(targetOf(values, process.env), { ...values, folder: positionals[0], positionals });
  });

/** The same for a command that writes: a real project has to be confirmed. */
export const runWriting = (most: number, run: Command): Promise<void> =>
  runReading(most, (target, given) => {
    requireConfirmed(target, given.confirm);
    workOn(target);
    return run(target, given);
  });
