import { expect, test } from 'vitest';
import { aboutEntry, lineOfEntry, nameOfEntry } from './entry-text.ts';
import type { FieldOf } from './field.ts';

const links: FieldOf<'list'> = {
  kind: 'list',
  name: 'links',
  label: 'Links',
  entry: 'link',
  blank: () => ({}),
  fields: [
    { kind: 'text', name: 'name', label: 'Name' },
    { kind: 'path', name: 'path', label: 'Path' },
    { kind: 'switch', name: 'isActive', label: 'Active' },
  ],
};

test('an entry is called by its first text, and said to be hidden', () => {
  const home = { name: 'Home', path: '/', isActive: false };
  expect(nameOfEntry(links, home, 0)).toBe('Home');
  expect(aboutEntry(links, home)).toBe('Not shown · /');
  expect(nameOfEntry(links, { name: '' }, 2)).toBe('number 3');
  expect(aboutEntry(links, undefined)).toBe('');
  expect(lineOfEntry(links, home, 0)).toBe('1. Home');
  expect(lineOfEntry(links, { name: '' }, 2)).toBe('3. New link');
});

test('an entry that begins with a choice is called by the name of the chosen one', () => {
  const days: FieldOf<'list'> = {
    ...{ kind: 'list', name: 'days', label: 'Days', entry: 'day', blank: () => ({}) },
    fields: [
      {
        ...{ kind: 'select', name: 'day', label: 'Weekday' },
        options: ['monday'],
        labels: { monday: 'Monday' },
      },
      { kind: 'text', name: 'from', label: 'From' },
    ],
  };
  const monday = { day: 'monday', from: '18:30' };
  expect(lineOfEntry(days, monday, 0)).toBe('1. Monday');
  expect(aboutEntry(days, monday)).toBe('18:30');
});
