import { course } from '@institute/schema';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug-of.ts';

describe('slugOf', () => {
  it.each([
    ['Python Full Stack Development', 'python-full-stack-development'],
    ['  C++ & C#: résumé! ', 'c-c-resume'],
    ['பைதான்', ''],
  ])('makes of %s: %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('makes slugs that the schema takes, of titles however long', () => {
    expect(course.shape.slug.safeParse(slugOf('ab '.repeat(100))).success).toBe(true);
  });
});
