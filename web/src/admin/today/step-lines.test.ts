import { expect, test } from 'vitest';
import { firstItemLine, stepLine } from './step-lines.ts';

// dashboard-28, institute-12
test('what is left leads to where it is done, to the first course and batch, too', () => {
  const lines = [
    ...stepLine('contact', true),
    ...stepLine('institute', true),
    ...firstItemLine('course'),
    ...firstItemLine('batch'),
  ];
  expect(lines.map(({ path, urgent = false }) => [path, urgent])).toEqual([
    ['/admin/contact', true],
    ['/admin/institute', false],
    ['/admin/courses/new', true],
    ['/admin/batches/new', false],
  ]);
  expect(stepLine('institute', false)).toEqual([]);
});
