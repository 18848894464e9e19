import { expect, test } from 'vitest';
import { splitClaim } from './split-claim.ts';

// claims-8
test('a testimonial is its words, and whose they are', () => {
  expect(splitClaim({ kind: 'testimonial', text: 'Keerthana, Zoho: I have: a degree' })).toEqual([
    '“I have: a degree”',
    'Keerthana, Zoho',
  ]);
});
