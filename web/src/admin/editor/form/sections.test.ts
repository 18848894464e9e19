import { expect, test } from 'vitest';
import type { AnyField } from './field.ts';
import { hasSections, sectionsOf } from './sections.ts';

const text = (name: string, section?: string): AnyField => ({
  kind: 'text',
  name,
  label: name,
  ...(section && { section }),
});

const list: AnyField = {
  kind: 'list',
  name: 'modules',
  label: 'Modules',
  entry: 'module',
  fields: [],
  blank: () => ({}),
};

const group: AnyField = { kind: 'group', name: 'fees', label: 'Fees', fields: [] };

// editing-11
test('a form begins with its basics, and has a part for each list, group and named field', () => {
  expect(sectionsOf([text('title'), text('level'), text('words', 'Texts'), list, group])).toEqual([
    { label: 'Basics', field: 'title', isList: false },
    { label: 'Texts', field: 'words', isList: false },
    { label: 'Modules', field: 'modules', isList: true },
    { label: 'Fees', field: 'fees', isList: false },
  ]);
});

// editing-11
test('a form with one list or group is short', () => {
  expect(hasSections([text('title'), text('level'), list])).toBe(false);
  expect(hasSections([text('title'), group, list])).toBe(true);
});
