import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { reasonOf } from './reason-of.ts';

describe('reasonOf', () => {
  it.each([
    [30, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [60 * 60, '60 minutes'],
    [2 * 60 * 60, '2 hours'],
    [24 * 60 * 60, '24 hours'],
  ])('turns a wait of %s seconds into words', (retryAfter, wait) => {
    expect(reasonOf(new ApiError(429, 'Too many', { retryAfter }))).toContain(`Wait ${wait},`);
  });

  it('shows the message of the server', () => {
    expect(reasonOf(new ApiError(409, 'There is one already'))).toBe('There is one already');
  });

  it('explains a lost connection, to the API and to the sign-in service', () => {
    expect(reasonOf(new ApiError(0, ''))).toMatch(/connection/);
    const lost = Object.assign(new Error('lost'), { code: 'auth/network-request-failed' });
    expect(reasonOf(lost)).toMatch(/connection/);
  });

  it('has a fallback for errors without a message', () => {
    expect(reasonOf(new ApiError(502, ''))).not.toBe('');
  });

  it('speaks of signing in only where that failed', () => {
    const failed = (code: string) => Object.assign(new Error(code), { code });
    expect(reasonOf(failed('auth/internal-error'))).toMatch(/sign you in/);
    expect(reasonOf(failed('unavailable'))).toMatch(/connection/);
    expect(reasonOf(failed('storage/unknown'))).toBe(
      'Something went wrong. Try again in a moment.',
    );
  });
});
