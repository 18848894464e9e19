import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { root } from '../../tests/support/ports.ts';

/** What was scanned, and the findings; `report` is empty if there are none. */
interface Scanned {
  readonly where: string;
  readonly report: string;
}

/**
 * The web API key of the production build is public: every browser sends it. It identifies the
 * project and grants nothing; rules and App Check do. It is in the build, not in the repository.
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

/** Runs secretlint in the folder, on files or else on the output of a command. */
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

/** Scans the project's files, its history and its build for keys, tokens and credentials. */
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
