import { expect, test } from 'vitest';
import { countedGroups, shareIn } from './counted-groups.ts';

// placements-9
test('a list of groups is read with its numbers', () => {
  expect(
    countedGroups('Cognizant (61), Power BI, SQL (1,054 of 1,060), C# (Advanced) (2)'),
  ).toEqual([
    { name: 'Cognizant', some: 61 },
    { name: 'Power BI, SQL', some: 1054, of: 1060 },
    { name: 'C# (Advanced)', some: 2 },
  ]);
});

// placements-9
test.each(['', 'Zoho, TCS', 'Zoho (38) and others', 'Zoho (38), and TCS'])(
  'the text %j is none',
  (text) => expect(countedGroups(text)).toBeUndefined(),
);

// placements-9
test.each([
  ['563 of 612 who asked for support', { some: 563, of: 612 }],
  ['1,563 of the 1,612 who asked', { some: 1563, of: 1612 }],
  ['612 of 563', undefined],
  ['Companies behind 563 of 612', undefined],
  ['', undefined],
])('the share in %j', (basis, share) => {
  expect(shareIn(basis)).toEqual(share);
});
