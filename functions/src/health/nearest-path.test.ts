import { expect, test } from 'vitest';
import { nearestPaths } from './nearest-path.ts';

const paths = new Set(['/', '/about', '/courses', '/courses/python', '/blog/why-python']);

// health-4
test.each([
  ['/coures', '/courses'],
  ['/Courses/pyhton?x=1#y', '/courses/python?x=1#y'],
  ['/blog/why-pythons/', '/blog/why-python'],
  ['/abut', '/about'],
  ['/courses/gone', undefined],
  ['/x', undefined],
  ['/blog/wyh-pythn', '/blog/why-python'],
  ['/', '/'],
])('%s may be meant to be %s', (link, path) => {
  expect(nearestPaths(paths)(link)).toBe(path);
});

/** Pages that count how often a link is compared with all of them. */
class CountedPaths extends Set<string> {
  read = 0;
  override [Symbol.iterator]() {
    this.read += 1;
    return super[Symbol.iterator]();
  }
}

// health-4
test('the same link is compared with the pages once, and no more links than the most', () => {
  const counted = new CountedPaths(paths);
  counted.read = 0;
  const nearest = nearestPaths(counted, 2);
  const found = ['/abut', '/abut', '/gone/and/gone', '/abut', '/gone/and/gone', '/coures'].map(
    nearest,
  );
  expect(found).toEqual(['/about', '/about', undefined, '/about', undefined, undefined]);
  expect(counted.read).toBe(2);
});
