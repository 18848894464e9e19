import { expect, test } from 'vitest';
import { splitClaim } from './split-claim.ts';

// claims-8
test.each([
  ['92% of the 612 who asked placed', '92%', 'of the 612 who asked placed'],
  ['₹5.4 LPA average package', '₹5.4 LPA', 'average package'],
  ['4.8 of 5 on Trustpilot', '4.8 of 5', 'on Trustpilot'],
  ['1,00,000+ people in our classes', '1,00,000+', 'people in our classes'],
  ['Founded in 2003', 'Founded in 2003', ''],
])('%s begins with its figure', (text, number, rest) => {
  expect(splitClaim({ kind: 'home.stats', text })).toEqual([number, rest]);
});

// claims-8
test('a testimonial is its words, and whose they are', () => {
  expect(splitClaim({ kind: 'testimonial', text: 'Keerthana, Zoho: I have: a degree' })).toEqual([
    '“I have: a degree”',
    'Keerthana, Zoho',
  ]);
});
