import { expect, test } from 'vitest';
import { findForbidden, readLicences, renderLicences } from './licences.ts';

const lock = {
  packages: {
    '': { name: 'institute', license: 'UNLICENSED' },
    web: { name: '@institute/web' },
    'node_modules/@institute/web': { resolved: 'web', link: true },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/@a/a': { version: '1.0.0', license: 'Apache-2.0 AND LGPL-3.0-or-later' },
    'node_modules/@a/a/node_modules/b': { version: '1.0.0', license: 'MIT' },
    'node_modules/c/node_modules/b': { version: '1.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
  },
};

const copyleft = { name: 'c', version: '1.0.0', licence: 'MIT AND GPL-3.0-only' };

test('production packages are listed with their licences, each version once', () => {
  expect(readLicences(lock)).toEqual([
    { name: '@a/a', version: '1.0.0', licence: 'Apache-2.0 AND LGPL-3.0-or-later' },
    { name: 'b', version: '1.0.0', licence: 'MIT' },
    { name: 'b', version: '2.0.0', licence: 'MIT' },
  ]);
});

test('a forbidden licence is found, even combined with an allowed one', () => {
  const packages = [...readLicences(lock), copyleft];
  expect(findForbidden(packages)).toEqual([copyleft]);
  const nameless = readLicences({ packages: { 'node_modules/d': { version: '1.0.0' } } });
  expect(findForbidden(nameless)).toEqual(nameless);
});

test('of alternative licences one has to be allowed', () => {
  const choice = (licence: string) => findForbidden([{ name: 'e', version: '1.0.0', licence }]);
  expect(choice('(GPL-3.0-only OR MIT)')).toEqual([]);
  expect(choice('(GPL-3.0-only OR AGPL-3.0-only)')).toHaveLength(1);
});

test('the list names every package', () => {
  expect(renderLicences([copyleft])).toContain('- c 1.0.0, MIT AND GPL-3.0-only\n');
});
