import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';

interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};

test('each package is the one of its name and version in the registry of npm, and no other file', () => {
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(500);
  for (const [path, { name = path.split('node_modules/').at(-1) ?? '', ...entry }] of installed) {
    const [own = ''] = /[^/]+$/.exec(name) ?? [];
    expect([path, entry.resolved]).toEqual([
      path,
      `https://registry.npmjs.org/${name}/-/${own}-${entry.version}.tgz`,
    ]);
    expect(entry.integrity, path).toMatch(/^sha512-/);
  }
});
