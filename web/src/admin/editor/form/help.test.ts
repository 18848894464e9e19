import * as schema from '@institute/schema';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';

const exported = new Map<string, unknown>(Object.entries(schema));

/** What forms edit: each schema that has help, such as `home` and `homeHelp`. */
const forms = [...exported.keys()]
  .filter((name) => name.endsWith('Help'))
  .map((name) => ({
    name: name.slice(0, -'Help'.length),
    help: exported.get(name) as Readonly<Record<string, string>>,
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** The longest line beside a field, in characters. */
const oneLine = 100;

// editing-5
test.each(forms)('every field of $name says in one line what it does', ({ name, help }) => {
  const paths = schema.fieldPaths(exported.get(name) as z.core.$ZodType);
  expect(paths.length).toBeGreaterThan(0);
  expect(Object.keys(help).toSorted()).toEqual(paths.toSorted());
  const long = Object.values(help).filter((text) => text.includes('\n') || text.length > oneLine);
  expect(long).toEqual([]);
});

// editing-5
test('the labels of few fields say all', () => {
  const silent = forms.flatMap(({ name, help }) =>
    Object.entries(help).flatMap(([path, text]) => (text ? [] : [`${name} ${path}`])),
  );
  expect(silent).toEqual([
    'batch days.*.day',
    'batch days.*.from',
    'batch days.*.to',
    'consentAsk kind',
    'consentAsk target',
    'consentAsk secret',
    'contactInfo officeHours.tuesday',
    'contactInfo officeHours.wednesday',
    'contactInfo officeHours.thursday',
    'contactInfo officeHours.friday',
    'contactInfo officeHours.saturday',
    'contactInfo officeHours.sunday',
    'evidence state',
    'navbar links.*.order',
  ]);
});
