import { expect, test } from 'vitest';
import { builtFacts } from './built-facts.ts';
import { ownFacts } from './own-facts.ts';

const problemsOf = (postCategories: readonly string[]) =>
  ownFacts
    .safeParse({ ...builtFacts, postCategories })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

// institute-11
test.each([
  [['C', 'C++', 'C#'], 'C#'],
  [['Career', 'career'], 'career'],
  [['சமையல் & ரொட்டி', 'News', 'சமையல் ரொட்டி'], 'சமையல் ரொட்டி'],
])('of two categories of posts with one address the second is refused: %j', (given, second) => {
  expect(problemsOf(given)).toEqual([
    [
      'postCategories',
      `Rename or remove “${second}”: another category has its address in the blog`,
    ],
  ]);
});

test.each([[[]], [['C', 'C++', 'C C', 'C & C++', 'சமையல்', 'சமயல்']]])(
  'categories of posts with addresses of their own are accepted: %j',
  (given) => {
    expect(problemsOf(given)).toBeUndefined();
  },
);

// institute-8
test('names and places are one line, however they were entered', () => {
  const names = ['name', 'spokenName', 'shortName', 'mark', 'area', 'city', 'region'] as const;
  const lines = [...names, 'tamilName', 'registeredName'] as const;
  const given = Object.fromEntries(lines.map((field) => [field, ' Two\r\n\u2028lines\there ']));
  const kept = Object.fromEntries(lines.map((field) => [field, 'Two lines here']));
  expect(ownFacts.parse({ ...builtFacts, ...given })).toMatchObject(kept);
});
