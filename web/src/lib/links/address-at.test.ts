import { expect, test } from 'vitest';
import { addressAt } from './address-at.ts';

const info = { address: '14 Kolam Street, Adyar' };
const inTamil = { address: '14 கோலம் தெரு, அடையாறு' };

// demo-20
test.each([
  [info, 'Adyar', 'Chennai', info],
  [inTamil, 'Adyar', 'Adyar', inTamil],
  [info, 'Anna Nagar', 'Adyar', undefined],
  [info, '', '', undefined],
  [undefined, 'Adyar', 'Adyar', undefined],
])(
  'beside %j, a branch in "%s" of the institute in "%s" has its address, or none',
  (of, branch, area, there) => expect(addressAt(of, branch, area)).toBe(there),
);
