import { expect, test } from 'vitest';
import { documentLabel, documentPath } from './document-path.ts';

// dashboard-28, releases-6
test.each([
  ['content/home', '/admin/home'],
  ['content/placementStats', '/admin/placements'],
  ['courses/abc', '/admin/courses/abc'],
  ['posts/abc', '/admin/blog/abc'],
  ['demoPlans/abc', '/admin/demo-classes/abc'],
  ['releases/abc', '/admin/releases'],
  ['accounts/abc', '/admin/staff'],
  ['consents/placement-abc', '/admin/placements'],
  ['images/0123456789abcdef-front-door.webp', '/admin/media'],
  ['mail/abc', undefined],
])('%s is edited at %s', (document, path) => {
  expect(documentPath(document)).toBe(path);
});

// audit-1, media-7, health-2
test.each([
  ['posts/abc', 'Doors', 'blog: Doors'],
  ['batches/abc', '2026-12-02', 'batches: Wed, 2 Dec 2026'],
  ['content/trustStats', 'content/trustStats', 'trust-stats'],
  ['mail/abc', 'mail/abc', 'mail/abc'],
])('%s with the title %s is called %s', (document, title, label) => {
  expect(documentLabel(document, title)).toBe(label);
});
