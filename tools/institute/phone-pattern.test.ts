import { institute, normalisePhone, phoneExample } from '@institute/schema';
import { expect, test } from 'vitest';
import { isPhoneCode, phoneExampleOf, phonePatternOf } from './phone-pattern.ts';

// institute-1
test.each([
  ['0803 123 4567', '234', '+2348031234567'],
  ['803 123 4567', '234', '+2348031234567'],
  ['+234 (0) 803 123 4567', '234', '+2348031234567'],
  ['8123 4567', '65', '+6581234567'],
  ['98765 43210', '65', '+659876543210'],
  ['6581234567', '65', '+6581234567'],
  ['6512 3456', '65', '+6565123456'],
  ['919876543210', '91', '+919876543210'],
  ['91987 65432', '91', '+919198765432'],
  ['254712345678', '254', '+254712345678'],
  ['254 0712 345 678', '254', '+254712345678'],
  ['0712 345678', '254', '+254712345678'],
  ['351 912 345 678', '351', '+351912345678'],
  ['912 345 678', '351', '+351912345678'],
  ['33 6 12 34 56 78', '33', '+33612345678'],
  ['33 (0)6 12 34 56 78', '33', '+33612345678'],
  ['3 33 12 34 56', '33', '+33333123456'],
  ['33 12 34 56 7', '33', '+33331234567'],
  ['55 98765 4321', '55', '+5555987654321'],
  ['55 11 98765 4321', '55', '+5511987654321'],
  ['1 212 555 0100', '1', '+12125550100'],
  ['212 555 0100', '1', '+12125550100'],
  ['+91 98765 43210', '234', '+919876543210'],
  ['06 1234 5678', '39', '+390612345678'],
  ['+39 06 1234 5678', '39', '+390612345678'],
  ['345 123 4567', '39', '+393451234567'],
  ['07 07 12 34 56', '225', '+2250707123456'],
  ['01 95 12 34 56', '229', '+2290195123456'],
  ['+229 01 95 12 34 56', '229', '+2290195123456'],
  ['0549 886377', '378', '+3780549886377'],
  ['22158', '290', '+29022158'],
  ['48 345 67 89', '48', '+48483456789'],
  ['48 512 345 678', '48', '+48512345678'],
  ['512 345 678', '48', '+48512345678'],
  ['8 912 345 67 89', '7', '+79123456789'],
  ['06 20 123 4567', '36', '+36201234567'],
  ['1 212 555 0100', '91', undefined],
  ['0803 123 456', '234', undefined],
  ['12345', '234', undefined],
  ['+234 12345', '234', undefined],
])('%s is typed where the country code is %s: %s', (given, code, normalised) => {
  expect(normalisePhone(given, { phoneCode: code, phonePattern: phonePatternOf(code) })).toBe(
    normalised,
  );
});

// institute-1
test('the pattern of the institute is that of its country', () => {
  expect(institute.phonePattern).toEqual(phonePatternOf(institute.phoneCode));
});

// institute-5
test('the example of a country is a number there', () => {
  expect(phoneExample).toBe(phoneExampleOf(institute.phoneCode));
  for (let code = 1; code < 1000; code += 1) {
    const phoneCode = String(code);
    if (!isPhoneCode(phoneCode)) continue;
    const phonePattern = phonePatternOf(phoneCode);
    const example = phoneExampleOf(phoneCode);
    expect(normalisePhone(example, { phoneCode, phonePattern }), example).toMatch(`+${phoneCode}`);
  }
});

// institute-1
test('a code that no country has is none', () => {
  expect(['91', '1', '971', '999', '800', '0', '+91', ''].map(isPhoneCode)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false, false],
  ]);
});
