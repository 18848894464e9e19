import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ifDeep, isDeep } from '../../tests/support/level.ts';
import { root } from '../../tests/support/ports.ts';

/** Every scan starts several processes. */
vi.setConfig({ testTimeout: 60_000 });

let folder: string;

function write(path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A small copy of the project: one file of the repository, and one of each build. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  for (const name of ['.gitignore', '.secretlintrc.json', 'package.json'])
    copyFileSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write('src/index.ts', 'export const answer = 42;\n');
  write('web/dist/client/assets/index.js', 'const answer=42');
  write('functions/lib/index.js', 'const answer=42');
});

afterEach(() => rmSync(folder, { recursive: true }));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What a part of the check prints if it fails. */
function scan(part: 'files' | 'build' | 'history'): string {
  const command = scripts[`secrets:${part}`] ?? 'no such script';
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH']}`,
    },
  });
  return status === 0 ? '' : stdout + stderr;
}

/** Assembled here, so that no line of this file is a credential. */
const digits = (length: number): string =>
  '0123456789abcdefghijklmnopqrstuvwxyz'.repeat(4).slice(0, length);
const apiKey = ['AI', 'za', digits(35)].join('');
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const planted = {
  'a Google API key': apiKey,
  'an OAuth client secret': ['GOC', 'SPX-', digits(28)].join(''),
  'an OAuth access token': ['ya', '29.', digits(60)].join(''),
  'an OAuth refresh token': ['1/', '/0', digits(60)].join(''),
  'a signed token': [`eyJ${digits(20)}`, `eyJ${digits(20)}`, digits(40)].join('.'),
  'a token of GitHub': ['gh', 'p_', digits(36)].join(''),
  'a private key': String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
};

test('finds each kind of credential in files and build, without printing it', () => {
  const secrets = Object.entries(planted);
  for (const [name, secret] of secrets) {
    write(`src/${name}.ts`, `export const key = ${JSON.stringify(secret)};\n`);
    write(`functions/lib/${name}.js`, `const key=${JSON.stringify(secret)}`);
  }
  const loaded = 'web/dist/client/assets/index.js';
  write(loaded, `const key="${planted['an OAuth client secret']}"`);
  const report = scan('files') + scan('build');
  const all = secrets
    .flatMap(([name]) => [`src/${name}.ts`, `functions/lib/${name}.js`])
    .concat(loaded);
  expect(all.filter((path) => !report.includes(path))).toEqual([]);
  expect(secrets.filter(([, secret]) => report.includes(secret))).toEqual([]);
});

function git(...args: string[]): string {
  const { status, stdout } = spawnSync(
    'git',
    ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(status).toBe(0);
  return stdout;
}

test('git ignores the settings of a deployment, and keeps their examples', () => {
  const examples = ['functions/.env', 'functions/.env.demo-institute', 'functions/.env.example'];
  const settings = ['functions/.env.your-project', 'functions/.secret.local', 'web/.env.local'];
  for (const path of [...examples, ...settings, 'web/.env.example', 'web/.env.production.local']) {
    write(path, 'X=1\n');
  }
  git('init', '--quiet');
  const added = git('add', '--dry-run', 'functions', 'web').match(/(?<=').*(?=')/g);
  expect(added).toEqual([...examples, 'web/.env.example']);
});

test('finds one that a later commit removed', () => {
  git('init', '--quiet');
  write('src/config.ts', `export const key = '${apiKey}';\n`);
  git('add', 'src');
  git('commit', '--quiet', '--message', 'Add');
  rmSync(join(folder, 'src/config.ts'));
  git('commit', '--quiet', '--all', '--message', 'Remove');
  // It is a clean project now; at the first level the checks find this one clean.
  if (isDeep) expect(scan('files')).toBe('');
  expect(scan('history')).toContain('history.patch');
});

test.each(ifDeep)(
  'finds nothing in a clean build, even with an API key in what browsers load',
  () => {
    write('web/dist/client/assets/index.js', `const key="${apiKey}"`);
    expect(scan('build')).toBe('');
  },
);

test('fails without a build', () => {
  rmSync(join(folder, 'web'), { recursive: true });
  rmSync(join(folder, 'functions'), { recursive: true });
  expect(scan('build')).not.toBe('');
});
