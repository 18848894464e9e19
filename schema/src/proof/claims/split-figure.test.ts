import { expect, test } from 'vitest';
import { splitFigure } from './split-figure.ts';

// claims-8
test.each([
  ['92% of the 612 who asked placed', '92%', 'of the 612 who asked placed'],
  ['₹5.4 LPA average package', '₹5.4 LPA', 'average package'],
  ['₦1.2 million median salary', '₦1.2 million', 'median salary'],
  ['NGN 450,000 average salary', 'NGN 450,000', 'average salary'],
  ['4.8 of 5 on Trustpilot', '4.8 of 5', 'on Trustpilot'],
  ['1,00,000+ people in our classes', '1,00,000+', 'people in our classes'],
  ['Founded in 2003', 'Founded in 2003', ''],
])('%s begins with its figure', (text, number, rest) => {
  expect(splitFigure(text)).toEqual([number, rest]);
});
