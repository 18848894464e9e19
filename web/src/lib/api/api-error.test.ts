import { describe, expect, it } from 'vitest';
import { toApiError } from './api-error.ts';

describe('toApiError', () => {
  it('keeps the message and fields of the server', () => {
    const error = toApiError(409, {
      success: false,
      message: 'Someone else has since changed this',
      fields: { slug: 'This slug is taken' },
      data: { title: 'Theirs' },
    });
    expect(error).toMatchObject({
      status: 409,
      message: 'Someone else has since changed this',
      fields: { slug: 'This slug is taken' },
      data: { title: 'Theirs' },
    });
  });

  it.each([undefined, '<html>', { message: 'not ours' }])(
    'keeps the status of an answer with the body %s',
    (body) => {
      expect(toApiError(502, body)).toMatchObject({ status: 502, message: '', fields: {} });
    },
  );

  it('keeps Retry-After', () => {
    const wait = (value: string) =>
      toApiError(429, undefined, new Headers({ 'Retry-After': value }));
    expect(wait('90').retryAfter).toBe(90);
    expect(wait('Wed, 21 Oct 2026 07:28:00 GMT').retryAfter).toBeUndefined();
    expect(toApiError(429, undefined).retryAfter).toBeUndefined();
  });
});
