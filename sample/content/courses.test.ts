import { describe, expect, test } from 'vitest';
import { courses } from './courses.ts';
import { home } from './home.ts';
import { placements } from './placements.ts';

describe('courses', () => {
  const keywords = {
    'Data Science': /\bdata\b/i,
    'AI/ML': /\b(ai|machine learning)\b/i,
    Cloud: /\b(cloud|devops)\b/i,
    Security: /\b(security|hacking)\b/i,
    Design: /\bdesign\b/i,
    Marketing: /\bmarketing\b/i,
  };

  const matches = (title: string) =>
    Object.entries(keywords).flatMap(([name, pattern]) => (pattern.test(title) ? [name] : []));

  test('say their category in the title, one at most', () => {
    for (const { title } of courses) expect(matches(title).length, title).toBeLessThanOrEqual(1);
  });

  test('are two or more in each of the seven categories', () => {
    const categories = courses.map(({ title }) => matches(title)[0] ?? 'Development');
    for (const category of ['Development', ...Object.keys(keywords)]) {
      expect(categories.filter((name) => name === category).length, category).toBeGreaterThan(1);
    }
  });

  test.each(courses)('$slug is complete', (course) => {
    expect(course.highlights.length).toBeGreaterThanOrEqual(6);
    expect(course.highlights.length).toBeLessThanOrEqual(8);
    expect(course.curriculum.length).toBeGreaterThanOrEqual(6);
    expect(course.curriculum.length).toBeLessThanOrEqual(9);
    for (const { module, topics } of course.curriculum) {
      expect(topics.length, module).toBeGreaterThanOrEqual(4);
      expect(topics.length, module).toBeLessThanOrEqual(7);
    }
    expect(course.description.split('\n\n').length).toBeGreaterThanOrEqual(2);
    expect(course.price).toBeGreaterThanOrEqual(15_000);
    expect(course.price).toBeLessThanOrEqual(75_000);
    expect(course.prerequisites).not.toBe('');
    expect(course.instructor).not.toBe('');
  });

  test('are named by everything that names one', () => {
    const slugs = courses.map(({ slug }) => slug);
    const titles = courses.map(({ title }) => title);
    expect(slugs).toEqual(expect.arrayContaining(home.featuredCourses));
    expect(titles).toEqual(expect.arrayContaining(placements.map(({ course }) => course)));
  });
});
