import { expect, test } from 'vitest';
import { normalisePhone } from './phone.ts';

// enquiries-9
test.each([
  ['98765 43210', '+919876543210'],
  ['+919876543210', '+919876543210'],
  ['09876543210', '+919876543210'],
  ['+91 (44) 4000-0100', '+914440000100'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+1 212 555 0100', '+12125550100'],
  ['1800 425 0100', '+9118004250100'],
])('%s is %s', (given, normalised) => {
  expect(normalisePhone(given)).toBe(normalised);
});

test.each(['', '12345', '1876543210', '+91 12345', 'phone', '+0123456789', '98765432101'])(
  '"%s" is not a phone number',
  (given) => {
    expect(normalisePhone(given)).toBeUndefined();
  },
);
