import { expect, test } from 'vitest';
import { contactCourse, popupCourse } from './contact-course.ts';

test.each([
  ['Python Full Stack Development', 'python-fullstack', 'Python Full Stack Development'],
  ['Java Full Stack Development', 'web-development', 'Web Development'],
  ['Data Science with Python', 'data-science-analytics', 'Data Analytics'],
  ['Generative AI', 'ai-machine-learning', 'AI & Machine Learning'],
  ['DevOps Engineering', 'cloud-devops', 'Other'],
  ['Ethical Hacking', 'cybersecurity', 'Other'],
  ['UI/UX Design', 'ui-ux-design', 'UI/UX Design'],
  ['Digital Marketing', 'digital-marketing', 'Digital Marketing'],
])('%s preselects %s, in the popup %s', (title, option, inPopup) => {
  expect(contactCourse({ title })).toBe(option);
  expect(popupCourse({ title })).toBe(inPopup);
});
