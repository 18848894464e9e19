import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWithNotices } from './copy-with-notices.ts';
import { added, changes } from './notice.ts';

const copy = mkdtempSync(join(tmpdir(), 'a-kind-'));
const run = promisify(execFile);

const node = async (script: string): Promise<unknown> => {
  const given = ['--input-type=module', '--eval', script];
  const { stdout } = await run(process.execPath, given, { cwd: copy });
  return JSON.parse(stdout);
};

beforeAll(() => {
  copyWithNotices(copy);
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true }));

test('a kind with a title, a text and a date takes its record, its page and its editor', () => {
  expect(Object.keys(added)).toHaveLength(3);
  // Its name, its address, and its tab.
  expect([...new Set(changes.map(({ file }) => file))]).toEqual([
    'schema/src/kinds/kinds.ts',
    'web/src/config/paths.ts',
    'web/src/routes.tsx',
    'web/src/admin/shell/tabs.ts',
    'web/src/admin/tab-panels.ts',
  ]);
});

test('collection, calls, rules and bodies follow from the added record', async () => {
  const derived = await node(`
    import * as schema from '@institute/schema';
    import { matches } from './tools/rules/matches.ts';
    import { fullBodies } from './tests/support/full-bodies.ts';
    import { sampleBodies } from './tests/support/samples.ts';
    const { collections, endpoints, linkingCollections, searchedCollections } = schema;
    const names = Object.keys(endpoints).filter((name) => /notice/i.test(name));
    console.log(JSON.stringify({
      collection: collections.notices,
      calls: names.map((name) => endpoints[name].method + ' ' + endpoints[name].path).toSorted(),
      kind: schema.kindNameOf('notices/abc'),
      isSearchedForPeople: searchedCollections.includes('notices'),
      isCheckedForLinks: linkingCollections.includes('notices'),
      versions: schema.collectionsWhere(({ versions }) => versions?.restoredBy === 'editContent').includes('notices'),
      rules: /match \\/notices\\/\\{id\\} \\{[^}]*\\}/.exec(matches)[0].split('\\n').map((line) => line.trim()),
      isVersionRead: /resource.data.collection in \\[[^\\]]*'notices'/.test(matches),
      small: sampleBodies.createNotice(),
      full: Object.keys(fullBodies.updateNotice()),
    }));
  `);
  expect(derived).toEqual({
    collection: 'notices',
    calls: [
      'DELETE /api/notices/{id}',
      'GET /api/notices',
      'GET /api/notices/{id}',
      'POST /api/notices',
      'PUT /api/notices/{id}',
    ],
    kind: 'notices',
    isSearchedForPeople: true,
    isCheckedForLinks: true,
    versions: true,
    rules: [
      'match /notices/{id} {',
      'allow get;',
      'allow list: if isShort() || mayReadContent();',
      '}',
    ],
    isVersionRead: true,
    small: { title: 'Sample', text: 'Sample', date: '2099-01-05' },
    full: ['title', 'text', 'date'],
  });
});
