import { expect, test } from 'vitest';
import { contactCourse } from './contact-course.ts';

test.each([
  ['Python Full Stack Development', 'python-fullstack'],
  ['Java Full Stack Development', 'web-development'],
  ['Data Science with Python', 'data-science-analytics'],
  ['Generative AI', 'ai-machine-learning'],
  ['DevOps Engineering', 'cloud-devops'],
  ['Ethical Hacking', 'cybersecurity'],
  ['UI/UX Design', 'ui-ux-design'],
  ['Digital Marketing', 'digital-marketing'],
])('%s preselects %s', (title, option) => {
  expect(contactCourse({ title })).toBe(option);
});
