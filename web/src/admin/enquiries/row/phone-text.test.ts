import { normalisePhone } from '@institute/schema';
import { expect, it } from 'vitest';
import { phoneCell, phoneText } from './phone-text.ts';

it.each([
  ['+919876543210', '+91 98765 43210', '(+91) 98765 43210'],
  ['+12025550100', '+1 2025550100', '(+1) 2025550100'],
  ['+442071838750', '+44 2071838750', '(+44) 2071838750'],
  ['+971501234567', '+971 501234567', '(+971) 501234567'],
])('shows %s as %s, and exports it as %s', (phone, shown, kept) => {
  expect(phoneText(phone)).toBe(shown);
  expect(phoneCell(phone)).toBe(kept);
  expect(normalisePhone(kept), 'can be dialled as it stands').toBe(phone);
});

it.each(['call me', '98765', ''])('leaves %j unchanged', (phone) => {
  expect(phoneText(phone)).toBe(phone);
  expect(phoneCell(phone)).toBe(phone);
});
