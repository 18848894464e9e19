import { describe, expect, it, test } from 'vitest';
import { dayAfter, localDay } from '../fields/local-time.ts';
import { beginsWithMonth, dayFirst } from './day-first.ts';
import { dayInText } from './day-in-text.ts';
import { firstOwner, importedRow } from './import.ts';

describe('dayInText', () => {
  it.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-01-31T10:00:00Z', '2026-01-31'],
    ['31/1/2026', '2026-01-31'],
    ['31-01-26', '2026-01-31'],
    [' 31.01.2026 18:30', '2026-01-31'],
    ['31 Jan 2026', '2026-01-31'],
    ['31st January, 2026', '2026-01-31'],
    ['Jan 31, 2026', '2026-01-31'],
    ['01/02/2026', '2026-02-01'],
    ['01/31/2026', undefined],
    ['31/02/2026', undefined],
    ['31 Foo 2026', undefined],
    ['yesterday', undefined],
  ])('%s', (text, day) => expect(dayInText(text)).toBe(day));

  // institute-1
  it.each([
    ['en-US', true],
    ['en-IN', false],
    ['en-GB', false],
    ['en-CA', false],
  ])('the month is first in %s: %s', (locale, isFirst) =>
    expect(beginsWithMonth(locale)).toBe(isFirst),
  );

  // institute-1
  it.each([
    ['01/31/2026', '2026-01-31'],
    ['1-2-26', '2026-01-02'],
    ['2026-01-02', '2026-01-02'],
    ['2 Jan 2026', '2026-01-02'],
    ['31/01/2026', undefined],
  ])('%s, where the month is first', (text, day) =>
    expect(dayInText(dayFirst(text, true))).toBe(day),
  );
});

const wrongIn = (row: object) => {
  const { error } = importedRow.safeParse({ name: 'Meena', phone: '9876543210', ...row });
  for (const { message } of error?.issues ?? []) expect(message).not.toMatch(/invalid/i);
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
};

// enquiries-26
test.each(['98765 43210', '+91-98765-43210', "'+919876543210", 'tel:09876543210', '9876543210.0'])(
  'the phone %s is read',
  (phone) => expect(importedRow.parse({ name: 'Meena', phone }).phone).toBe('+919876543210'),
);

// enquiries-26
test('what is wrong with a row is said at its field', () => {
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ name: ' ' })).toEqual(['name']);
  expect(wrongIn({ phone: '9.87E+09' })).toEqual(['phone']);
  expect(wrongIn({ phone: '' })).toEqual(['phone']);
  expect(wrongIn({ phone: '', email: 'meena@example.com' })).toEqual([]);
  expect(wrongIn({ email: 'meena' })).toEqual(['email']);
  expect(wrongIn({ arrivedOn: 'soon' })).toEqual(['arrivedOn']);
  expect(wrongIn({ arrivedOn: dayAfter(localDay(new Date()), 1) })).toEqual(['arrivedOn']);
  expect(wrongIn({ arrivedOn: '2001-01-01' })).toEqual(['arrivedOn']);
});

// enquiries-26
test('a name, a course and where somebody is from stand on one line, a message on its own', () => {
  const given = { name: ' Meena\r\n\tR', phone: '9876543210', message: 'One\n\nTwo' };
  const cells = {
    ...given,
    course: 'Data\nAnalytics',
    source: 'Job\u2028fair',
    city: 'Anna\vNagar',
  };
  expect(importedRow.parse(cells)).toMatchObject({
    name: 'Meena R',
    message: 'One\n\nTwo',
    course: 'Data Analytics',
    source: 'Job fair',
    city: 'Anna Nagar',
  });
});

test('a row that was read is read the same again', () => {
  const arrivedOn = dayAfter(localDay(new Date()), -3);
  const row = importedRow.parse({ name: 'Meena', phone: '098765 43210', arrivedOn });
  expect(importedRow.parse(row)).toEqual(row);
});

// enquiries-26
test('the first row with a phone or an email has it', () => {
  const owners = new Map<string, string>();
  const of = (phone: string, email: string, id: string) => firstOwner({ phone, email }, id, owners);
  expect(of('+919876543210', 'a@example.com', '1')).toBeUndefined();
  expect(of('', 'A@example.com', '2')).toBe('1');
  expect(of('+919876543210', 'b@example.com', '3')).toBe('1');
  expect(of('', 'b@example.com', '4')).toBe('1');
});
