import { expect, test } from 'vitest';
import { mostCombinations, splitFilter } from './enquiry-filter.ts';

const values = (count: number) => Array.from({ length: count }, (_, index) => `value ${index}`);

// enquiries-34
test('no part of a filter has more combinations than one query takes, and none is lost', () => {
  for (let statuses = 1; statuses <= 10; statuses += 1)
    for (let courses = 1; courses <= 10; courses += 1) {
      const filter = { source: 'Import', statuses: values(statuses), courses: values(courses) };
      const parts = splitFilter(filter);
      expect(parts.flatMap((part) => part.statuses)).toEqual(filter.statuses);
      for (const part of parts) {
        expect({ ...part, statuses: filter.statuses }).toEqual(filter);
        expect(part.statuses!.length * courses).toBeLessThanOrEqual(mostCombinations);
      }
    }
  const people = { courses: values(10), assignees: values(10), statuses: values(10) };
  const parts = splitFilter(people);
  for (const { courses = [], assignees = [], statuses = [] } of parts)
    expect(courses.length * assignees.length * statuses.length).toBeLessThanOrEqual(
      mostCombinations,
    );
  const pairs = parts.flatMap(({ assignees = [], statuses = [] }) =>
    assignees.flatMap((each) => statuses.map((status) => `${each} ${status}`)),
  );
  expect(new Set(pairs).size).toBe(100);
  expect(pairs).toHaveLength(100);
  const some = { ...people, sources: values(3) };
  const partsOfSome = splitFilter(some);
  for (const { sources = [], courses = [], assignees = [], statuses = [] } of partsOfSome)
    expect(
      sources.length * courses.length * assignees.length * statuses.length,
    ).toBeLessThanOrEqual(mostCombinations);
  expect(partsOfSome).toHaveLength(3 * parts.length);
  expect(splitFilter({ statuses: ['new', 'new'] })).toEqual([{ statuses: ['new'] }]);
  expect(splitFilter({ source: 'Import' })).toEqual([{ source: 'Import' }]);
});

// enquiries-34
test.each([7, 9, 10])(
  '8 courses with %i colleagues, which 30 is no multiple of, stay within it',
  (colleagues) => {
    const filter = { courses: values(8), assignees: values(colleagues) };
    const parts = splitFilter(filter);
    const counts = parts.map(({ courses, assignees }) => courses!.length * assignees!.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(mostCombinations);
    expect(parts.flatMap(({ assignees }) => assignees)).toEqual(filter.assignees);
  },
);
