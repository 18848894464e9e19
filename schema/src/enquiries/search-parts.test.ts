import { describe, expect, it } from 'vitest';
import { contactsOf, mixedParts, searchedPart, searchParts } from './search-parts.ts';

const person = {
  name: 'Karthik S. Raman',
  email: 'Karthik.Raman@example.com',
  phone: '+919876543210',
};

const parts = searchParts('lead-A1', person);

const isFound = (search: string, among = parts) => among.includes(searchedPart(search) ?? '');

// enquiries-11
describe('searchParts', () => {
  it.each([
    'k',
    'KARTH',
    'raman',
    'karthik s',
    'raman karthik',
    's. raman',
    'karthik.raman@ex',
    'raman@example.com',
    '98765 43210',
    '098765-43210',
    '+91 98765 43210',
    '3210',
    '43210',
    'lead-a1',
  ])('finds by %s', (search) => expect(isFound(search)).toBe(true));

  it.each([
    ['lukasz', 'Łukasz Wójcik'],
    ['łukasz wój', 'Łukasz Wójcik'],
    ['wojcik lukasz', 'Łukasz Wójcik'],
    ['ibrahim', 'İbrahim Işık'],
    ['isik', 'İbrahim Işık'],
    ['İbrahim', 'İbrahim Işık'],
  ])('finds by %s the name %s', (search, name) => {
    expect(isFound(search, searchParts('x', { ...person, name }))).toBe(true);
  });

  it.each(['0042', '00042', '0984', '09842', '098420'])(
    'finds a number with zeros by %s',
    (search) => {
      const stored = searchParts('lead-A2', { ...person, phone: '+919842000042' });
      expect(isFound(search, stored)).toBe(true);
    },
  );

  it.each([
    ['0712 345 678', '+254712345678', '254'],
    ['712 345', '+254712345678', '254'],
    ['0712', '+254712345678', '254'],
    ['+254 712', '+254712345678', '254'],
    ['06 12 34', '+33612345678', '33'],
    ['0176 12345678', '+4917612345678', '49'],
    ['1800 425', '+9118004250100', '91'],
    ['98765 43210', '+919876543210', '254'],
  ])('finds by %s the number %s where the country code is %s', (search, phone, code) => {
    expect(isFound(search, searchParts('x', { ...person, phone }, code))).toBe(true);
  });

  it.each(['arthik', '65432', 'raman s karthik x', '98765 43211', 'example.com', 'lead'])(
    'does not find by %s',
    (search) => expect(isFound(search)).toBe(false),
  );

  it('is sorted, without duplicates, and of a bounded size', () => {
    expect(parts).toEqual([...new Set(parts)].toSorted());
    expect(parts.length).toBeLessThan(100);
    const most = searchParts('x', { ...person, name: 'ab '.repeat(33), email: 'a.'.repeat(120) });
    expect(most.length).toBeLessThan(400);
  });

  it('keeps characters whole, also those of two code units', () => {
    const tamil = { ...person, name: '𝒜𞤀𞤁 கவிதா 👩‍💻' };
    const stored = searchParts('x', tamil);
    for (const each of stored) expect(each).not.toMatch(/\p{Cs}/u);
    expect(isFound('கவி', stored)).toBe(true);
    expect(isFound('𞤀'.slice(0, 2), searchParts('x', { ...person, name: '𞤀𞤁' }))).toBe(true);
  });

  it('searches for nothing where no word is typed', () => {
    expect(searchedPart('  ')).toBeUndefined();
    expect(searchedPart('@')).toBeUndefined();
  });
});

describe('mixedParts', () => {
  it.each([
    ['karthik 43210', ['43210', 'karthik']],
    ['3210 raman karthik', ['3210', 'raman karthik']],
    ['karthik 987', ['karthik', '987']],
    ['+91 98765 43210 karthik', ['919876543210', 'karthik']],
    ['karthik karthik.raman@ex', ['karthik raman ex', 'karthik']],
  ])('parts %s', (search, expected) => {
    expect(mixedParts(search)).toEqual(expected);
    for (const part of expected) expect(parts).toContain(part);
  });

  it.each(['', 'karthik raman', '98765 43210', 'karthik.raman@ex', 'karthik 2', 'lead-a1'])(
    'has none for %s',
    (search) => expect(mixedParts(search)).toEqual([]),
  );
});

describe('contactsOf', () => {
  it('is the same for every notation', () => {
    const same = { email: ' KARTHIK.raman@example.com', phone: '098765 43210' };
    expect(contactsOf(same)).toEqual(contactsOf(person));
    expect(contactsOf({ email: '', phone: '' })).toEqual([]);
  });
});
