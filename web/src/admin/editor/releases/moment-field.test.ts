import { expect, test } from 'vitest';
import { fromField, toField } from './moment-field.ts';

// releases-1
test('a field for date and time shows the local time', () => {
  expect(fromField('2026-11-30T09:00')).toBe('2026-11-30T03:30:00.000Z');
  expect(toField('2026-11-30T03:30:00.000Z')).toBe('2026-11-30T09:00');
  expect(toField('2026-12-31T20:00:00.000Z')).toBe('2027-01-01T01:30');
  expect(fromField('')).toBeNull();
  expect(toField(null)).toBe('');
});
