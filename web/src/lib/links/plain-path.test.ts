import { expect, test } from 'vitest';
import { plainPath } from './plain-path.ts';

// redirects-4
test.each([
  ['/', '/'],
  ['/courses/', '/courses'],
  ['/courses/old//', '/courses/old'],
  ['/courses/%E0%AE%95', '/courses/க'],
  ['/x%0ay', '/x_y'],
  ['/%zz', '/%zz'],
])('%s is %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
  expect(plainPath(plain)).toBe(plain);
});
