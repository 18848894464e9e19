import { expect, test } from 'vitest';
import { documentPath } from './document-path.ts';

// dashboard-28, releases-6
test.each([
  ['content/home', '/admin/home'],
  ['content/placementStats', '/admin/placements'],
  ['courses/abc', '/admin/courses/abc'],
  ['posts/abc', '/admin/blog/abc'],
  ['demoPlans/abc', '/admin/demo-classes/abc'],
  ['releases/abc', '/admin/releases'],
  ['accounts/abc', '/admin/staff'],
  ['mail/abc', undefined],
])('%s is edited at %s', (document, path) => {
  expect(documentPath(document)).toBe(path);
});
