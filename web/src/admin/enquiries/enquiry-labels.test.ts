import { mostCounted } from '@institute/schema';
import { expect, test } from 'vitest';
import { countText } from './enquiry-labels.ts';

// enquiries-11
test.each([
  [1, '1'],
  [mostCounted - 1, '9,999'],
  [mostCounted, '10,000 or more'],
])('%i enquiries are told as "%s"', (count, text) => {
  expect(countText(count)).toBe(text);
});
