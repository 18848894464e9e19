import { expect, test } from 'vitest';
import { capabilities, may, roleOf, roles, rolesWith } from './roles.ts';

// roles-1
test('each role includes what the specification says, and nothing else', () => {
  const included = Object.fromEntries(
    roles.map((role) => [role, capabilities.filter((capability) => may(role, capability))]),
  );
  expect(included).toEqual({
    owner: capabilities,
    editor: [
      'useAccount',
      'readContent',
      'editContent',
      'upload',
      'manageClaims',
      'askConsent',
      'keepPlacementRecords',
    ],
    counsellor: [
      'useAccount',
      'readContent',
      'handleEnquiries',
      'handleSeats',
      'handleBookings',
      'readReports',
    ],
  });
  for (const capability of capabilities) expect(rolesWith(capability)).not.toEqual([]);
});

// roles-1
test.each([
  [{}, 'owner'],
  [{ role: 'editor' }, 'editor'],
  [{ role: 'Owner' }, undefined],
  [{ role: '' }, undefined],
  [{ role: null }, undefined],
  [{ role: ['owner'] }, undefined],
])('the claims %j are of the role %s', (claims, role) => {
  expect(roleOf(claims)).toBe(role);
});
