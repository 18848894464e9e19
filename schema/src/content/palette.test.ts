import { expect, test } from 'vitest';
import { builtFacts, builtLists, otherFacts } from './built-facts.ts';
import { ownFacts } from './own-facts.ts';
import { builtColours, contrastsOf, leastContrast, otherColours, paletteOf } from './palette.ts';
import { withoutBuilt } from './without-built.ts';

// institute-8
test('the leading colours of the build change none', () => {
  expect(otherColours(paletteOf(builtColours))).toBe('');
  expect(otherColours(paletteOf({ ...builtColours, brand: '#0b5345' }))).toMatch(
    /(?:^|;)--indigo-ground:light-dark\(#[\da-f]{6}, #[\da-f]{6}\)(?:;|$)/,
  );
});

// institute-9
test.each(['#ffffff', '#000000', '#fff200', '#ff0000', '#00ffff'])(
  'texts can be read where both leading colours are %s',
  (colour) => {
    for (const { ratios } of contrastsOf(paletteOf({ brand: colour, accent: colour })))
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(leastContrast);
  },
);

// institute-8
test('pages get the name and what the build says otherwise, and nothing else', () => {
  expect(otherFacts({ ...builtFacts, mark: 'nila' })).toEqual({
    name: builtFacts.name,
    mark: 'nila',
  });
});

// institute-11
test('of the lists, what the specification fixes is neither stored nor sent to a page', () => {
  const { formCourses } = builtLists();
  const courseFeatures = ['Bread and butter'];
  const said = withoutBuilt({ ...builtFacts, courseFeatures, formCourses }, builtLists());
  expect(said).toEqual({ ...builtFacts, courseFeatures });
  expect(otherFacts(said)).toEqual({ name: builtFacts.name, courseFeatures });
  expect(otherFacts({ ...builtFacts, formCourses: [] })).toMatchObject({ formCourses: [] });
});

// institute-8
test.each([
  [{ formCourses: ['Bread', ' '] }, 'formCourses'],
  [{ courseFeatures: Array.from({ length: 13 }, () => 'Bread') }, 'courseFeatures'],
  [{ brand: 'red' }, 'brand'],
  [{ accent: '#eaa8}b' }, 'accent'],
  [{ gstin: '33abc' }, 'gstin'],
  [{ founded: '14' }, 'founded'],
  [{ name: ' ' }, 'name'],
])('%j is refused', (given, field) => {
  const { error } = ownFacts.safeParse({ ...builtFacts, ...given });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
