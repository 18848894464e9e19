import type { Navbar } from '@institute/schema';
import { describe, expect, it } from 'vitest';
import { labelOf, type Field } from './field.ts';

const fields: Field<Navbar>[] = [
  { kind: 'image', name: 'logo', label: 'Logo' },
  {
    kind: 'list',
    name: 'links',
    label: 'Links',
    entry: 'link',
    blank: (count) => ({ name: '', path: '/', isActive: true, order: count + 1 }),
    fields: [{ kind: 'text', name: 'path', label: 'Path' }],
  },
];

describe('labelOf', () => {
  it.each([
    ['logo', 'Logo'],
    ['links', 'Links'],
    ['links.0', 'Links 1'],
    ['links.2.path', 'Links 3: Path'],
    ['somethingElse', 'somethingElse'],
  ])('names %s', (path, label) => {
    expect(labelOf(fields, path)).toBe(label);
  });
});
