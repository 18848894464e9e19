import { expect, test } from 'vitest';
import { lockOfWorkspace } from './workspace-lock.ts';

const lockOf = (listed: object, packages: Record<string, object>) =>
  lockOfWorkspace({ packages }, 'server', listed) as { packages: Record<string, object> };

test('contains exactly what the workspace needs, with the right flags', () => {
  const listed = {
    dependencies: { a: '1', both: '1' },
    devDependencies: { tool: '1', both: '1' },
  };
  const { packages } = lockOf(listed, {
    'node_modules/a': { version: '1.0.1', dependencies: { b: '*' }, dev: true },
    'node_modules/a/node_modules/b': {
      version: '2.0.0',
      optionalDependencies: { native: '*', absent: '*' },
      peerDependencies: { peer: '*', unused: '*' },
      peerDependenciesMeta: { unused: { optional: true } },
    },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/both': { version: '1.0.0' },
    'node_modules/native': { version: '1.0.0', devOptional: true },
    'node_modules/peer': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dependencies: { both: '*', helper: '*' } },
    'node_modules/helper': { version: '1.0.0' },
    'node_modules/unused': { version: '1.0.0' },
  });
  expect(packages).toEqual({
    '': listed,
    'node_modules/a': { version: '1.0.1', dependencies: { b: '*' } },
    'node_modules/a/node_modules/b': expect.objectContaining({ version: '2.0.0' }),
    'node_modules/both': { version: '1.0.0' },
    'node_modules/helper': { version: '1.0.0', dev: true },
    'node_modules/native': { version: '1.0.0', optional: true },
    'node_modules/peer': { version: '1.0.0' },
    'node_modules/tool': expect.objectContaining({ dev: true }),
  });
});

test('moves packages installed beside the workspace into its folder', () => {
  const { packages } = lockOf(
    { dependencies: { a: '2' } },
    { 'server/node_modules/a': { version: '2.0.0' }, 'node_modules/a': { version: '1.0.0' } },
  );
  expect(packages['node_modules/a']).toEqual({ version: '2.0.0' });
});

test('reports what cannot be installed separately', () => {
  const a = { dependencies: { a: '*' } };
  expect(() => lockOf(a, {})).toThrow('The lock file has no a, which server needs');
  expect(() => lockOf(a, { 'node_modules/a': { link: true } })).toThrow('another workspace');
  const two = { dependencies: { a: '*', b: '*' } };
  const packages = {
    'server/node_modules/a': { version: '2.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { dependencies: { a: '*' } },
  };
  expect(() => lockOf(two, packages)).toThrow('node_modules/a is needed in two versions');
});
