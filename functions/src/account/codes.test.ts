import { expect, test } from 'vitest';
import { makeSecret, stepOf, uriOf } from './codes.ts';

/** The secret and codes of RFC 6238, appendix B; an app shows the last six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(stepOf(code, secret, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('a code is valid in its own 30-second step and the next', () => {
  const times = [29, 30, 59, 60, 89, 90].map((seconds) => stepOf('287082', secret, seconds * 1000));
  expect(times).toEqual([undefined, 1, 1, 1, 1, undefined]);
});

test.each(['', '28708', '2870820', '287083', 'abcdef'])(
  '"%s" is not accepted as a code',
  (code) => {
    expect(stepOf(code, secret, 59_000)).toBeUndefined();
  },
);

test('each new secret has 160 random bits', () => {
  const secrets = Array.from({ length: 100 }, makeSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/);
});

test('the otpauth URL names the account and the site', () => {
  const issuer = 'Vaasal Institute of Technology';
  const { protocol, host, pathname, searchParams } = new URL(
    uriOf(secret, 'a+b@example.com', issuer),
  );
  expect([protocol, host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(pathname)).toBe(`/${issuer}:a+b@example.com`);
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ issuer, secret, algorithm: 'SHA1', digits: '6', period: '30' },
  });
});
