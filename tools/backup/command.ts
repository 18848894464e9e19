import { readArguments } from '../arguments.ts';
import { isRunning } from '../emulators/is-running.ts';
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

/** Throws where the emulators are meant and do not run: the SDK would wait for them without a word. */
async function requireRunning({ emulators }: Target): Promise<void> {
  if (emulators && !(await isRunning(emulators.FIRESTORE_EMULATOR_HOST)))
    throw new Error(
      'The site is not running: start it with npm start, or name another project by --project',
    );
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
    const target = targetOf(values, process.env);
    // A template is printed without it.
    if (!values.template) await requireRunning(target);
    return run(target, { ...values, folder: positionals[0], positionals });
  });

/** The same for a command that writes: a real project has to be confirmed. */
export const runWriting = (most: number, run: Command): Promise<void> =>
  runReading(most, (target, given) => {
    requireConfirmed(target, given.confirm);
    workOn(target);
    return run(target, given);
  });
