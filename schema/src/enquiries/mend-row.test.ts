import { expect, test } from 'vitest';
import { dayAfter, localDay } from '../fields/local-time.ts';
import { importedRow, type ImportField } from './import.ts';
import { mendRow } from './mend-row.ts';

const mended = (given: Partial<Record<ImportField, string>>) => {
  const blank = { name: 'Meena', phone: '', email: '', course: '', message: '', arrivedOn: '' };
  return mendRow({ ...blank, source: '', city: '', ...given });
};

// enquiries-26
test.each([
  ['p:+919876543210'],
  ['p: +91 98765 43210'],
  ['\u202A+91 98765\u00A043210\u202C'],
  ['+91 (0) 98765 43210'],
  ['Mob: 98765\u201143210'],
  ["'9876543210"],
  ['9876543210.0'],
])('the phone %j is read without a remark', (phone) => {
  const { cells, notes } = mended({ phone });
  expect([cells.phone, cells.message, notes]).toEqual(['+919876543210', '', []]);
});

// enquiries-26
test.each([
  ['98765 43210 / 98400 11223', 'Other phone: +919840011223'],
  ['98765 43210, 98400 11223', 'Other phone: +919840011223'],
  ['+91 98765 43210 ::: +91 98400 11223', 'Other phone: +919840011223'],
  ['9876543210 or call mother', 'Phone in the file: call mother'],
])('of %j the first number is the phone, and nothing is lost', (phone, message) => {
  const { cells, notes } = mended({ phone });
  expect(cells).toMatchObject({ phone: '+919876543210', message });
  expect(notes).toHaveLength(1);
});

// enquiries-26
test.each([
  [
    { email: 'meena at example.com' },
    { email: '', message: 'Email in the file: meena at example.com' },
  ],
  [{ email: 'Meena <meena@example.com>' }, { email: 'meena@example.com' }],
  [
    { phone: 'n/a', email: 'm@example.com' },
    { phone: '', email: 'm@example.com' },
  ],
  [{ arrivedOn: dayAfter(localDay(new Date()), 1) }, { arrivedOn: '' }],
  [{ arrivedOn: 'soon' }, { arrivedOn: '' }],
  [{ name: ' ' }, { name: 'No name' }],
  [{ course: 'x'.repeat(300) }, { course: 'x'.repeat(200) }],
  [{ message: 'x'.repeat(3000) }, { message: 'x'.repeat(2000) }],
])('%j does not cost the row, and is told', (given, kept) => {
  const { cells, notes } = mended({ phone: '9876543210', ...given });
  expect(cells).toMatchObject(kept);
  expect(notes).toHaveLength(1);
  expect(importedRow.safeParse(cells).success).toBe(true);
});

// enquiries-26
test('who cannot be reached, and what is older than enquiries are kept, is refused', () => {
  const problemOf = (given: Partial<Record<ImportField, string>>) =>
    importedRow.safeParse(mended(given).cells).error?.issues[0]?.message;
  expect(problemOf({ phone: '12' })).toBe('Enter a phone number or an email address');
  expect(problemOf({ phone: '9876543210', arrivedOn: '2001-01-01' })).toMatch(/not kept/);
});

test('a letter of Meta is the name of a platform', () => {
  expect(mended({ source: 'ig', city: ' Salem ' }).cells).toMatchObject({
    source: 'Instagram',
    city: 'Salem',
  });
});

// enquiries-26
test.each([
  ['letters without an address', { email: 'a'.repeat(50_000) }],
  ['spaces before a sign', { phone: `a${' '.repeat(50_000)}!` }],
])('a long cell of %s is read in a moment', (_, cell) => {
  const started = Date.now();
  expect(mended(cell).notes[0]).toMatch(/^Moved to the message: what is no (?:email|phone)/);
  expect(Date.now() - started).toBeLessThan(500);
});
