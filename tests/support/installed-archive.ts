import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { isDeep } from './level.ts';
import { freePort, root } from './ports.ts';

const run = promisify(execFile);

type PrepareUpload = (
  projectFolder: string,
  source: string,
  config: object,
  additionalSources: readonly string[],
  runtimeConfig: undefined,
  options: { exportType: 'tar.gz' },
) => Promise<{ pathToSource: string }>;

/** What `firebase deploy` would upload, packed by firebase-tools itself. */
async function pack(): Promise<string> {
  const { prepareFunctionsUpload } = (await import(
    join(root, 'node_modules/firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js')
  )) as { prepareFunctionsUpload: PrepareUpload };
  const { functions } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    functions: [{ source: string }];
  };
  const [config] = functions;
  const source = join(root, config.source);
  const options = { exportType: 'tar.gz' } as const;
  return (await prepareFunctionsUpload(root, source, config, [], undefined, options)).pathToSource;
}

export interface InstalledArchive {
  readonly folder: string;
  /** Serves a function as Google does, in an instance of 512 MiB; returns its address. */
  readonly serve: (name: string) => Promise<string>;
  readonly remove: () => Promise<void>;
}

const npm = (folder: string, ...options: string[]) =>
  run('npm', ['ci', '--quiet', '--no-fund', '--no-audit', '--prefer-offline', ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  }).catch((cause: unknown) => {
    throw new Error(
      'npm could not install the packages of the functions: where its cache lacks one, a registry has to answer',
      { cause },
    );
  });

/** The places of the packages that a lock file has for more than development, and their versions. */
export function lockedIn(folder: string): ReadonlyMap<string, string | undefined> {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean }>;
  };
  const packages = Object.entries(lock.packages).filter(([place, { dev }]) => place !== '' && !dev);
  return new Map(packages.map(([place, { version }]) => [place, version]));
}

/**
 * At the first level npm only says whether it would: unpacking hundreds of packages takes ten seconds.
 * Links stand for the packages then, and those within them come along.
 */
async function install(folder: string): Promise<void> {
  await npm(folder, ...(isDeep ? [] : ['--dry-run']));
  if (isDeep) return;
  for (const place of lockedIn(folder).keys()) {
    const [from, to] = [join(root, place), join(folder, place)];
    // Those for other machines are not there.
    if (place.lastIndexOf('node_modules') > 0 || !existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(from, to);
  }
}

/** A package is looked for where the link to it stands, so that one that is not locked is not found. */
const byLinks = isDeep ? '' : ' --preserve-symlinks --preserve-symlinks-main';

/** Unpacks the archive of a deploy in an empty folder, and installs it as Google's builder does. */
export async function installArchive(): Promise<InstalledArchive> {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  const packed = await pack();
  await run('tar', ['-xzf', packed, '-C', folder]);
  await rm(packed);
  await install(folder);
  const servers: (() => Promise<void>)[] = [];

  /** Returns undefined where the server ends instead of answering. */
  async function serveOnce(name: string): Promise<string | undefined> {
    const port = await freePort();
    const server = spawn(
      process.execPath,
      ['node_modules/@google-cloud/functions-framework/build/src/main.js'],
      {
        cwd: folder,
        env: {
          ...process.env,
          NODE_DISABLE_COMPILE_CACHE: '1',
          NODE_ENV: 'production',
          NODE_OPTIONS: `--max-old-space-size=448${byLinks}`,
          FUNCTION_TARGET: name,
          PORT: String(port),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    servers.push(() => {
      server.kill();
      return ended;
    });
    const url = `http://127.0.0.1:${port}`;
    const answers = vi.waitFor(
      async () => {
        const { body } = await fetch(url);
        await body?.cancel();
      },
      { timeout: 120_000 },
    );
    return Promise.race([answers.then(() => url), ended.then(() => undefined)]);
  }

  async function serve(name: string): Promise<string> {
    // Once more: another process may have taken the port meanwhile.
    const url = (await serveOnce(name)) ?? (await serveOnce(name));
    if (!url) throw new Error(`The function ${name} ended twice before it answered`);
    return url;
  }

  return {
    folder,
    serve,
    async remove() {
      await Promise.all(servers.map((stop) => stop()));
      await rm(folder, { recursive: true });
    },
  };
}
