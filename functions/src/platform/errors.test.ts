import { expect, test } from 'vitest';
import { ApiError, toApiError } from './errors.ts';

test('a failure has its status, and nothing internal', () => {
  const error = new ApiError('conflict', 'Taken', {
    fields: { slug: 'Taken' },
    headers: { A: 'b' },
  });
  expect(error.status).toBe(409);
  expect(error.bodyIn('en')).toEqual({
    success: false,
    message: 'Taken',
    fields: { slug: 'Taken' },
  });
  expect(toApiError(error)).toBe(error);
});

test.each([
  [{ status: 400, type: 'entity.parse.failed' }, 400],
  [{ status: 413, type: 'entity.too.large' }, 413],
  [{ status: 415, type: 'charset.unsupported' }, 415],
  [{ status: 400, type: 'request.aborted' }, 400],
])('an error of the body parser becomes a failure: %j', (fields, status) => {
  expect(toApiError(Object.assign(new Error('inside'), fields))).toMatchObject({ status });
});

test.each([new Error('inside'), Object.assign(new Error('inside'), { status: 502 }), 'text', null])(
  'any other error is not shown to the caller: %s',
  (error) => {
    expect(toApiError(error)).toBeUndefined();
  },
);
