import { globSync } from 'node:fs';
import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';
import plugin, { isAllowed, placeOf } from './plugin.ts';
import { rooms } from './rooms.ts';

RuleTester.describe = describe;
RuleTester.it = test;

/** A file in each room, and in another of those that share a row. */
const planted = rooms.flatMap(([room]) =>
  room.includes('*')
    ? ['one', 'other'].map((name) => `${room.replace('*', name)}/planted.ts`)
    : [`${room}/planted.ts`],
);

/** An import that each kind of room may not have. */
const forbidden: readonly (readonly [from: string, to: string])[] = [
  ['schema/src/fields/planted.ts', 'schema/src/courses/course.ts'],
  ['schema/src/courses/planted.ts', 'schema/src/index.ts'],
  ['functions/src/platform/planted.ts', 'functions/src/content/write.ts'],
  ['functions/src/content/planted.ts', 'functions/src/courses/courses.ts'],
  ['functions/src/courses/planted.ts', 'functions/src/blog/posts.ts'],
  ['functions/src/enquiries/planted.ts', 'functions/src/demo/slots.ts'],
  ['functions/src/proof/planted.ts', 'functions/src/placements/placements.ts'],
  ['functions/src/content/planted.ts', 'functions/src/reports/reports.ts'],
  ['functions/src/pages/planted.ts', 'functions/src/api/api.ts'],
  ['functions/src/api/planted.ts', 'functions/src/pages/pages.ts'],
  ['functions/src/api/planted.ts', 'web/src/config/paths.ts'],
  ['web/src/config/planted.ts', 'web/src/lib/links/links.ts'],
  ['web/src/lib/dates/planted.ts', 'web/src/components/button.tsx'],
  ['web/src/components/planted.ts', 'web/src/features/courses/card.tsx'],
  ['web/src/features/courses/planted.ts', 'web/src/features/demo/demo-page.tsx'],
  ['web/src/features/courses/planted.ts', 'web/src/admin/admin-app.tsx'],
  ['web/src/app/planted.ts', 'web/src/admin/courses/courses-tab.tsx'],
  ['web/src/admin/shell/planted.ts', 'web/src/admin/preview/frame.tsx'],
  ['web/src/admin/preview/planted.ts', 'web/src/admin/editor/editor.tsx'],
  ['web/src/admin/editor/planted.ts', 'web/src/admin/list/list-page.tsx'],
  ['web/src/admin/list/planted.ts', 'web/src/admin/proof/claims/claims-tab.tsx'],
  ['web/src/admin/proof/planted.ts', 'web/src/app/app.tsx'],
  ['tests/support/planted.ts', 'tools/run.ts'],
  ['tools/planted.ts', 'tests/api/courses/courses.test.ts'],
  ['sample/planted.ts', 'tests/support/ports.ts'],
];

test.each(forbidden)('%s may not import %s', (from, to) => {
  expect(isAllowed(from, to, 'file')).toBe(false);
});

test('of every room some other room is out of reach, but nothing of the room itself', () => {
  const open = planted.filter(
    (from) => !planted.some((to) => from !== to && !isAllowed(from, to, 'file')),
  );
  expect(open).toEqual([]);
  for (const path of planted) {
    expect(isAllowed(path, path.replace('planted', 'beside'), 'file')).toBe(true);
  }
});

test.each([
  ['web/src/features/courses/planted.ts', 'firebase/firestore'],
  ['web/src/admin/courses/planted.ts', 'firebase/auth'],
  ['web/src/admin/courses/planted.ts', 'reactfire'],
  ['schema/src/courses/planted.ts', '@institute/schema'],
  ['functions/src/courses/planted.ts', '@institute/web/entry-server'],
])('%s may not import the package %s', (from, name) => {
  expect(isAllowed(from, name, 'package')).toBe(false);
});

test('every file is in a room', () => {
  const files = globSync('{schema,functions,web,tests,sample,tools}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|lib\/functions)$/.test(path),
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((path) => !placeOf(path))).toEqual([]);
});

const filename = join(root, 'web/src/features/courses/planted.ts');
const there = '../demo/demo-page.tsx';

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run(
  'only-along-arrows',
  plugin.rules['only-along-arrows'],
  {
    valid: [
      { code: `import { link } from '../../lib/links/link.ts';`, filename },
      { code: `export const there = 'nothing is imported here';`, filename },
    ],
    invalid: [
      `import { demo } from '${there}';`,
      `import type { Demo } from '${there}';`,
      `import '${there}';`,
      `export { demo } from '${there}';`,
      `export * from '${there}';`,
      `const demo = import('${there}');`,
    ].map((code) => ({
      code,
      filename,
      errors: [{ message: /web\/src\/features\/demo\/demo-page\.tsx/ }],
    })),
  },
);
