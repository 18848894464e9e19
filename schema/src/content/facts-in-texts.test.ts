import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { post } from '../blog/post.ts';
import { placementStats } from '../placements/placement-stats.ts';
import { about } from './about.ts';
import { home } from './home.ts';
import { trustStats } from './trust-stats.ts';

/** The messages of a form about its fields. */
const refusedIn = (schema: z.ZodMiniType, value: object) =>
  Object.fromEntries(
    schema
      .safeParse(value)
      .error!.issues.map(({ path, message }) => [path.join('.'), message.split(',')[0]]),
  );

// editing-9
test('a fact that does not exist is refused in each text that may have facts', () => {
  const text = 'Ask {institute.trainer} or {placements.rate}';
  const written = { title: 'A', excerpt: text, content: text, category: 'Career' };
  expect(refusedIn(post, written)).toEqual({
    excerpt: 'Remove {institute.trainer}',
    content: 'Remove {institute.trainer}',
  });
  expect(
    post.safeParse({ ...written, excerpt: '{placements.rate}' }).error?.issues[0]?.path,
  ).toEqual(['excerpt']);
  const known = 'Ask {institute.trainers} about {placements.rate} and {course.fee:java}';
  expect(post.safeParse({ ...written, excerpt: 'B', content: known }).success).toBe(true);
  expect(refusedIn(post, { ...written, excerpt: 'B', content: '{course.price:java}' })).toEqual({
    content: 'Remove {course.price:java}',
  });
});

// editing-9
test('names and claims have no facts at all', () => {
  const fact = '{institute.trainers}';
  const refused = `Remove ${fact}`;
  expect(
    refusedIn(post, { title: fact, excerpt: 'B', content: 'C', category: 'Career', tags: [fact] }),
  ).toEqual({ title: refused, 'tags.0': refused });
  expect(
    refusedIn(home, {
      heroTitle: fact,
      stats: [{ value: fact, label: fact }],
      testimonials: [{ name: 'A', role: fact, message: fact }],
      callToAction: { title: fact, buttonText: fact },
    }),
  ).toEqual({
    heroTitle: refused,
    'stats.0.value': refused,
    'stats.0.label': refused,
    'testimonials.0.role': refused,
    'testimonials.0.message': refused,
    'callToAction.title': refused,
    'callToAction.buttonText': refused,
  });
  const achievements = [{ value: fact, label: fact }];
  expect(refusedIn(about, { title: 'A', visionTitle: fact, achievements })).toEqual({
    visionTitle: refused,
    'achievements.0.value': refused,
    'achievements.0.label': refused,
  });
  expect(refusedIn(trustStats, { studentCount: fact, studentLabel: fact })).toEqual({
    studentCount: refused,
    studentLabel: refused,
  });
  expect(refusedIn(placementStats, { placementRate: fact, byYear: fact })).toEqual({
    placementRate: refused,
    byYear: refused,
  });
});
