import { describe, expect, it } from 'vitest';
import { loginFailure, resetFailure } from './login-failure.ts';

const failed = (code: string) => Object.assign(new Error(code), { code });
const wrong = 'Authentication Failed - Invalid username or password. Please try again.';

describe('loginFailure', () => {
  it.each(['auth/invalid-credential', 'auth/user-not-found', 'auth/invalid-email'])(
    'does not reveal whether username or password is wrong: %s',
    (code) => expect(loginFailure(failed(code))).toBe(wrong),
  );

  it('explains a lost connection', () => {
    expect(loginFailure(failed('auth/network-request-failed'))).toMatch(/connection/);
  });

  it('does not blame the credentials for an unknown error', () => {
    expect(loginFailure(new TypeError('x is undefined'))).not.toBe(wrong);
  });
});

describe('resetFailure', () => {
  it.each(['auth/user-not-found', 'auth/invalid-email', 'auth/user-disabled'])(
    'does not reveal whether the account exists: %s',
    (code) => expect(resetFailure(failed(code))).toBeUndefined(),
  );

  it.each(['auth/network-request-failed', 'auth/too-many-requests'])(
    'reports that no mail was sent: %s',
    (code) => expect(resetFailure(failed(code))).toBeTruthy(),
  );
});
