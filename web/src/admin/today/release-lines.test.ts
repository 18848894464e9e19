import type { DueRelease } from '@institute/schema';
import { expect, test } from 'vitest';
import { failedLine, soonLine } from './release-lines.ts';

const release: DueRelease = {
  _id: 'december',
  name: 'December fees',
  at: '2026-11-24T12:30:00.000Z',
  state: 'waiting',
  problem: '',
  publishedAt: null,
  previewUntil: null,
  createdAt: '2026-11-20T12:30:00.000Z',
  updatedAt: '2026-11-20T12:30:00.000Z',
  byEmail: 'suganthi@example.com',
  byName: 'Suganthi Rajan',
  titles: ['Java', 'Python', 'Data Science', 'UI/UX'],
};

const about = (changes: Partial<DueRelease>) =>
  soonLine({ ...release, ...changes }, '2026-11-24').map((line) => line.about);

// dashboard-28
test('a release that goes live soon says when, what it changes and who planned it', () => {
  expect(soonLine(release, '2026-11-24')).toEqual([
    {
      id: 'december',
      text: 'December fees',
      about: '6:00 pm · Java, Python and 2 more · by Suganthi Rajan',
      action: 'Review',
      path: '/admin/releases',
    },
  ]);
  const tomorrow = { at: '2026-11-25T03:30:00.000Z', titles: ['Java', 'Python'] };
  expect(about(tomorrow)).toEqual(['Wed 25 Nov, 9:00 am · Java and Python · by Suganthi Rajan']);
  const nameless = { titles: ['Java'], byName: null };
  expect(about(nameless)).toEqual(['6:00 pm · Java · by suganthi@example.com']);
  expect(about({ ...nameless, byEmail: null })).toEqual(['6:00 pm · Java']);
  const nobody = { titles: [], byName: undefined, byEmail: undefined };
  expect(about(nobody)).toEqual(['6:00 pm · no changes yet']);
});

// dashboard-28, releases-8
test('a release that failed is told as that alone', () => {
  const problem = 'Java: This slug is taken';
  expect(failedLine(release)).toEqual([]);
  expect(failedLine({ ...release, problem })).toMatchObject([{ about: problem, urgent: true }]);
  expect(about({ problem })).toEqual([]);
});
