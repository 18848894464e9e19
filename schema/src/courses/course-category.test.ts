import { expect, test } from 'vitest';
import { courseCategory } from './course-category.ts';

// courses-1, courses-2
test.each([
  ['Python Full Stack Development', 'Development'],
  ['Corporate Training in Chennai', 'Development'],
  ['HTML and Email Basics', 'Development'],
  ['Data Science with Python', 'Data Science'],
  ['AI/ML Bootcamp', 'AI/ML'],
  ['Machine Learning Engineering', 'AI/ML'],
  ['Generative AI', 'AI/ML'],
  ['AWS Solutions Architect', 'Cloud'],
  ['DevOps Engineering', 'Cloud'],
  ['Cyber Security Analyst', 'Security'],
  ['UI/UX Design', 'Design'],
  ['EMAIL MARKETING', 'Marketing'],
  ['', 'Development'],
])('%s is in the category %s', (title, category) => {
  expect(courseCategory(title)).toBe(category);
});
