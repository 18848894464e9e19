import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { theme } from '@institute/schema';
import { isDeep } from './level.ts';
import { literalsIn } from './literals.ts';
import { copyCode } from './copy-of-code.ts';

const run = promisify(execFile);

/** Its answers to `npm run new-institute`, in the folder of either. */
export const description = 'tests/second-institute/answers.json';

/** A copy of the code that is the site of another institute, built. */
export interface SecondInstitute {
  readonly folder: string;
  /** What `npm run new-institute` said. */
  readonly said: string;
  /** The text of one of its files. */
  readonly read: (path: string) => string;
  /** Runs a module there, and returns what it logs, which is JSON. All share a process, one after another. */
  readonly evaluate: (script: string) => Promise<unknown>;
  readonly remove: () => void;
}

/** What a process runs that loads the modules which scripts share once. */
const evaluator = `
  console.log = (text) => process.send(text);
  process.on('message', (script) => import(script));`;

/** Runs scripts in a folder, in one process for as long as none fails. */
function evaluateIn(folder: string) {
  let running: { child: ChildProcess; ended: Promise<undefined> } | undefined;
  let count = 0;

  function start() {
    const child = spawn(process.execPath, ['--eval', evaluator], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    return { child, ended: once(child, 'exit').then(() => undefined) };
  }

  return {
    async evaluate(script: string): Promise<unknown> {
      const { child, ended } = (running ??= start());
      count += 1;
      const path = join(folder, `evaluated-${count}.mjs`);
      writeFileSync(path, script);
      const said = once(child, 'message');
      child.send(pathToFileURL(path).href);
      const [answer] = (await Promise.race([said, ended])) ?? [];
      if (typeof answer === 'string') return JSON.parse(answer);
      running = undefined;
      throw new Error(`${path} failed`);
    },
    end: () => running?.child.kill(),
  };
}

/** Builds the files for browsers, if these are asked for, then those for the server, by each configuration. One process: Vite takes two seconds to load. */
const builder = `
  import { build } from 'vite';
  const [forBrowsers, ...configFiles] = process.argv.slice(1);
  for (const ssr of [...(forBrowsers ? [undefined] : []), 'src/entry-server.tsx'])
    for (const configFile of configFiles)
      // What it says otherwise has the size of every file, packed.
      await build({ configFile, logLevel: 'warn', build: { ssr } });`;

/**
 * Builds it; to be served, with settings in place of those that `npm run new-institute` writes.
 * Otherwise without the functions and the pages in Tamil, and at the first level without the files for
 * browsers: no source of these names an institute, which `literals.test.ts` looks for.
 */
export async function buildSecondInstitute(
  served?: Readonly<Record<string, string>>,
): Promise<SecondInstitute> {
  const folder = mkdtempSync(join(tmpdir(), 'second-institute-'));
  copyCode(folder);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_APP_ID: 'app',
    ...served,
  };
  const within = (path: string) => ({ cwd: join(folder, path), env });
  const asked = await run(
    'node',
    ['tools/new-institute.ts', '--answers', description],
    within('.'),
  );
  const web = served ? ['vite.config.ts', 'vite.ta.config.ts'] : ['vite.config.ts'];
  const given = [served || isDeep ? 'for browsers' : '', ...web];
  await run(process.execPath, ['--input-type=module', '--eval', builder, ...given], within('web'));
  if (served) await run('rolldown', ['-c', 'rolldown.config.ts'], within('functions'));
  const { evaluate, end } = evaluateIn(folder);
  return {
    folder,
    said: asked.stdout,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    evaluate,
    remove() {
      end();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The first institute's colours; green and red mean good and bad at every institute. */
export const coloursOfFirst: readonly string[] = Object.entries(theme)
  .filter(([name]) => !/^(?:leaf|brick)/.test(name))
  .flatMap(([, colour]) => colour);

/** What a text says of the first institute. */
export function firstIn(text: string): string[] {
  const lower = text.toLowerCase();
  return [
    ...literalsIn(text)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'colour'),
    ...coloursOfFirst.filter((colour) => lower.includes(colour)),
  ];
}

/** What the files that are built for the second say of the first, with the file of each. */
export function firstInBuild({ folder, read }: SecondInstitute): string[] {
  const files = globSync(['web/dist/**/*', 'functions/lib/**/*'], { cwd: folder }).filter(
    // Images, fonts, and a list of 50,000 common passwords.
    (file) =>
      /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/.test(file) &&
      !/password-weakness/.test(file),
  );
  if (files.length <= 100) throw new Error(`Only ${files.length} files were built`);
  return files.flatMap((file) => firstIn(read(file)).map((what) => `${file}: ${what}`));
}
