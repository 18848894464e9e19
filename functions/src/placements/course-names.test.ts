import { expect, test } from 'vitest';
import { groupsInTamil } from './course-names.ts';

const titles = new Map([
  ['Java', 'ஜாவா'],
  ['Java Full Stack', 'ஜாவா முழுவதும்'],
  ['Data, and more', 'டேட்டாவும் மற்றவையும்'],
]);

// tamil-11
test.each([
  [
    'Java Full Stack 2025-26 (1,104 of 1,112), java (27)',
    'ஜாவா முழுவதும் 2025-26 (1,104 of 1,112), ஜாவா (27)',
  ],
  ['Data, and more (3 of 4),Javanese (2)', 'டேட்டாவும் மற்றவையும் (3 of 4), Javanese (2)'],
  ['', ''],
  ['Nothing that is counted', 'Nothing that is counted'],
])('the groups of %j name courses in Tamil', (text, said) => {
  expect(groupsInTamil(text, titles)).toBe(said);
});
