import { expect, test } from 'vitest';
import { typedRedirect } from './typed-redirect.ts';

// redirects-6
test('two paths are a redirect, and what could be none is not offered', () => {
  expect(typedRedirect(' /python-course  /courses/python ')).toEqual({
    from: '/python-course',
    to: '/courses/python',
  });
  for (const typed of ['', '/old', 'old /new', '/old /new /newer', '/courses /new', '/old /old'])
    expect(typedRedirect(typed), typed).toBeUndefined();
});
