import { expect, test } from 'vitest';
import { addressAt } from './maps-link.ts';

const info = { address: '14 Kolam Street, Adyar' };

// demo-20
test.each([
  ['Adyar', info],
  ['Anna Nagar', undefined],
  ['', undefined],
])('at the branch "%s" is the address of the institute, or none', (branch, there) =>
  expect(addressAt(info, branch)).toBe(there),
);
