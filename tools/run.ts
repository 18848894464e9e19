import { spawnSync } from 'node:child_process';
import { root } from '../tests/support/ports.ts';

/** What to do about errors whose own words do not say it. */
const remedies = [
  ['default credentials', 'Sign in first: gcloud auth application-default login'],
  ['no user record', 'Add the account first: Authentication, Users in the console'],
] as const;

/** What an error says, and what to do about it. */
export function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  const remedy = remedies.find(([part]) => words.includes(part));
  return remedy ? `${words}\n${remedy[1]}` : words;
}

/** Prints what a command did, or its error and a hint, with status 1. */
export async function report(run: () => Promise<string>, hint = ''): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n${hint}`);
    process.exitCode = 1;
  }
}

/** Runs an npm script of the project; exits with its status if it fails. */
export function runScript(
  name: string,
  output: 'inherit' | 'on failure',
  environment = process.env,
): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name], {
    cwd: root,
    encoding: 'utf8',
    env: environment,
    stdio: output === 'inherit' ? 'inherit' : 'pipe',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  process.exit(status ?? 1);
}
