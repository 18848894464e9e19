import { expect, test } from 'vitest';
import { nearestPath } from './nearest-path.ts';

const paths = new Set(['/', '/about', '/courses', '/courses/python', '/blog/why-python']);

// health-4
test.each([
  ['/coures', '/courses'],
  ['/Courses/pyhton?x=1#y', '/courses/python?x=1#y'],
  ['/blog/why-pythons/', '/blog/why-python'],
  ['/abut', '/about'],
  ['/courses/gone', undefined],
  ['/x', undefined],
])('%s may be meant to be %s', (link, path) => {
  expect(nearestPath(link, paths)).toBe(path);
});
