import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { root } from '../../tests/support/ports.ts';

/** What was looked through, and what was found there; nothing is found where `report` is empty. */
interface Scanned {
  readonly where: string;
  readonly report: string;
}

/**
 * The web API key of the production build. Every visitor's browser has to send it: it says which
 * project is meant and allows nothing, the rules and App Check do. The build holds it, the repository
 * does not.
 */
function webApiKey(folder: string): string[] {
  const file = join(folder, 'web', '.env.production.local');
  if (!existsSync(file)) return [];
  const key = parseEnv(readFileSync(file, 'utf8'))['VITE_FIREBASE_API_KEY'];
  return key ? [key] : [];
}

const rules = (allowed: readonly string[]): string =>
  JSON.stringify({
    rules: [
      { id: '@secretlint/secretlint-rule-preset-recommend' },
      { id: join(import.meta.dirname, 'google-credentials.ts'), options: { allowed } },
    ],
  });

const secretlint = join(root, 'node_modules', 'secretlint', 'bin', 'secretlint.js');

/** Runs secretlint in the folder, on files or, where there are none, on what a command prints. */
async function scan(
  where: string,
  folder: string,
  args: readonly string[],
  allowed: readonly string[] = [],
  command?: readonly [string, ...string[]],
): Promise<Scanned> {
  const child = spawn(
    process.execPath,
    [secretlint, '--secretlintrcJSON', rules(allowed), '--no-color', ...args],
    { cwd: folder },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (command) {
    const [program, ...rest] = command;
    spawn(program, rest, { cwd: folder }).stdout.pipe(child.stdin);
  } else child.stdin.end();
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return {
    where,
    report: code === 0 ? '' : `${stdout}${stderr}`.trim() || `It ended with ${code}`,
  };
}

/** Looks for keys, tokens and credentials in the project's files, its history, and what is built. */
export function scanAll(folder: string): Promise<Scanned[]> {
  const history = ['log', '--patch', '--all', '--no-color'] as const;
  const built = ['web/dist/**/*', 'functions/lib/**/*'];
  return Promise.all([
    scan('the files', folder, ['**/*']),
    scan('the build', folder, ['--no-gitignore', ...built], webApiKey(folder)),
    ...(existsSync(join(folder, '.git'))
      ? [scan('the history', folder, ['--stdinFileName=history.patch'], [], ['git', ...history])]
      : []),
  ]);
}
