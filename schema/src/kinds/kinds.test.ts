import { expect, test } from 'vitest';
import { fieldPaths } from '../fields/field-paths.ts';
import type { home, storedHome } from '../content/home.ts';
import type { placement, storedPlacement } from '../placements/placement.ts';
import { kindNameOf, kindOf, kinds, writtenNames } from './kinds.ts';
import type { ListedKind, SingleKind } from './kind.ts';

type Placements = ListedKind<typeof placement, typeof storedPlacement>;
type Home = SingleKind<typeof home, typeof storedHome>;

test('a kind that leaves something out, or says what cannot be, does not compile', () => {
  const { placements } = kinds;
  const { people: _people, ...withoutPeople } = placements;
  const { readers: _readers, ...withoutReaders } = placements;
  const { versions: _versions, ...withoutVersions } = placements;
  const { help: _help, ...withoutHelp } = placements;
  const { tab: _tab, ...withoutTab } = placements;
  const { searched: _searched, ...withoutSearched } = placements;
  placements satisfies Placements;
  // @ts-expect-error: where names of people can stand
  withoutPeople satisfies Placements;
  // @ts-expect-error: who reads it
  withoutReaders satisfies Placements;
  // @ts-expect-error: who reads earlier versions
  withoutVersions satisfies Placements;
  // @ts-expect-error: the texts beside its inputs
  withoutHelp satisfies Placements;
  // @ts-expect-error: where the dashboard shows it
  withoutTab satisfies Placements;
  // @ts-expect-error: a field that it does not have
  ({ ...placements, people: { erasing: 'edited', subject: 'name' } }) satisfies Placements;
  // @ts-expect-error: whom a document is about, where documents that name somebody go
  ({ ...placements, people: { erasing: 'removed', subject: 'studentName' } }) satisfies Placements;
  // @ts-expect-error: what the search of the site finds it by
  withoutSearched satisfies Placements;
  const where = { field: 'hidden', is: [false] } as const;
  // @ts-expect-error: a field that says which are for everybody, which it does not have
  ({ ...placements, readers: { by: 'everybody', where } }) satisfies Placements;
  // @ts-expect-error: content that exists once is for everybody
  ({ ...kinds.home, readers: { by: 'readContent' } }) satisfies Home;
  expect(placements.people).toEqual({ erasing: 'edited', subject: 'studentName' });
});

test('a document is of the kind of its collection, and a singleton of its own', () => {
  expect(kindNameOf('content/trustStats')).toBe('trustStats');
  expect(kindNameOf('courses/trustStats')).toBe('courses');
  expect(kindNameOf('trustStats/abc')).toBeUndefined();
  expect(kindNameOf('content/courses')).toBeUndefined();
  expect(kindOf('nothing/abc')).toBeUndefined();
});

// health-1
test('every field of a picture has a width, and no other field has one', () => {
  const found = writtenNames.flatMap((name) =>
    fieldPaths(kinds[name].body)
      .filter((path) => /(?:^|\.)\w*(?:image|photo|logo|picture)$/i.test(path))
      .map((path) => `${name} ${path}`),
  );
  const named = writtenNames.flatMap((name) =>
    Object.keys(kinds[name].pictures).map((path) => `${name} ${path}`),
  );
  expect(named.toSorted()).toEqual(found.toSorted());
});
