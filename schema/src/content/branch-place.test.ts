import { expect, test } from 'vitest';
import { branchIn, branchNamed, placeOfBranch } from './branch-place.ts';
import { branch, branches } from './branch.ts';
import { pointOf } from './map-point.ts';

const velachery = branch.parse({
  name: 'Velachery',
  address: '8 Rangoli Street',
  city: 'Chennai',
  zipCode: '600042',
  mapPoint: '12.9791, 80.2206',
  directions: 'Seven minutes on foot from the station',
  phone: '044 4000 0102',
});

// contact-14
test.each([
  ['13.0063, 80.2574', { lat: 13.0063, lon: 80.2574 }],
  ['-33.8688,151.2093', { lat: -33.8688, lon: 151.2093 }],
  ['90, 180', { lat: 90, lon: 180 }],
  ['90.1, 80', undefined],
  ['13, 180.5', undefined],
  ['13.0063', undefined],
  ['Adyar', undefined],
  ['', undefined],
])('"%s" is the point %j, or none', (written, point) => expect(pointOf(written)).toEqual(point));

// contact-14
test.each([
  ['mapPoint', '13.0063', 'Enter latitude and longitude, such as 51.4779, -0.0015'],
  ['phone', '12', expect.stringContaining('phone number')],
])('a branch whose %s is "%s" is refused', (field, value, problem) => {
  const { error } = branch.safeParse({ ...velachery, [field]: value });
  expect(error?.issues).toEqual([expect.objectContaining({ path: [field], message: problem })]);
});

// contact-14
test('a second branch of one name is refused at its name', () => {
  const other = { ...velachery, name: ' velachery ' };
  const { error } = branches.safeParse([velachery, { ...velachery, name: 'Adyar' }, other]);
  expect(error?.issues).toEqual([
    expect.objectContaining({ path: [2, 'name'], message: 'Another branch has this name' }),
  ]);
});

// contact-14
test('a branch is found by its name, whatever its case', () => {
  expect(branchNamed([velachery], ' velachery')).toBe(velachery);
  expect(branchNamed([velachery], 'Adyar')).toBeUndefined();
  expect(branchNamed(undefined, 'Adyar')).toBeUndefined();
});

// contact-14
test('the map shows the point of a branch, or else its address', () => {
  expect(placeOfBranch(velachery, 'Vaasal')).toEqual({
    address: '8 Rangoli Street, Chennai 600042',
    directions: velachery.directions,
    phone: velachery.phone,
    map: expect.stringMatching(/query=12\.9791%2C80\.2206$/),
  });
  expect(placeOfBranch({ ...velachery, mapPoint: '' }, 'Vaasal').map).toMatch(
    /query=Vaasal%2C%208%20Rangoli%20Street%2C%20Chennai%2C%20600042$/,
  );
});

// contact-14
test.each([
  ['Velachery', [velachery], '8 Rangoli Street'],
  ['Adyar', [velachery], '14 Kolam Street, Adyar'],
  ['Tambaram', [velachery], undefined],
  ['', [velachery], undefined],
  ['', [], '14 Kolam Street, Adyar'],
  ['', undefined, '14 Kolam Street, Adyar'],
])('a class at "%s", with the branches %j, is at %s', (name, known, address) => {
  const info = { address: '14 Kolam Street, Adyar', city: 'Chennai', zipCode: '', branches: known };
  expect(branchIn(info, info, name)?.address).toBe(address);
});
