import { expect, test } from 'vitest';
import { institute } from '../institute.ts';
import { phonePatternOf } from './phone-pattern.ts';
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

// institute-1
test.each([
  ['0803 123 4567', '234', '+2348031234567'],
  ['803 123 4567', '234', '+2348031234567'],
  ['+234 (0) 803 123 4567', '234', '+2348031234567'],
  ['8123 4567', '65', '+6581234567'],
  ['98765 43210', '65', '+659876543210'],
  ['+91 98765 43210', '234', '+919876543210'],
  ['12345', '234', undefined],
  ['+234 12345', '234', undefined],
])('%s is typed where the country code is %s: %s', (given, code, normalised) => {
  expect(normalisePhone(given, { phoneCode: code, phonePattern: phonePatternOf(code) })).toBe(
    normalised,
  );
});

test.each(['', '12345', '1876543210', '+91 12345', 'phone', '+0123456789', '98765432101'])(
  '"%s" is not a phone number',
  (given) => {
    expect(normalisePhone(given)).toBeUndefined();
  },
);

// institute-1
test('the pattern of the institute is that of its country', () => {
  expect(institute.phonePattern).toEqual(phonePatternOf(institute.phoneCode));
});
