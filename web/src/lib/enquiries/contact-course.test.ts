import { popupCourses } from '@institute/schema';
import { expect, test } from 'vitest';
import { contactCourse, popupCourse } from './contact-course.ts';
import { ownOptions, withCourses } from './course-options.ts';

const fixed = Object.fromEntries(popupCourses.map((course) => [course, course]));

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
  expect(popupCourse({ title }, fixed)).toBe(inPopup);
});

// institute-11
test('an owner’s list is offered with another one, and preselected by title or in the words of the fixed lists', () => {
  const own = ownOptions(['Cloud & DevOps', 'Bread Baking']);
  expect(own).toEqual({
    'Cloud & DevOps': 'Cloud & DevOps',
    'Bread Baking': 'Bread Baking',
    Other: 'Other',
  });
  expect(popupCourse({ title: 'Bread Baking' }, own)).toBe('Bread Baking');
  expect(popupCourse({ title: 'DevOps Engineering' }, own)).toBe('Cloud & DevOps');
  expect(popupCourse({ title: 'Ethical Hacking' }, own)).toBe('Other');
  expect(popupCourse(undefined, own)).toBe('');
  expect(popupCourse({ title: 'Bread Baking' }, undefined)).toBe('');
});

// institute-12
test('another course is the last option, after those of the site', () => {
  const { options, grouped } = withCourses(ownOptions(['Bread']), ['Cakes', 'Pies']);
  expect(Object.keys(options)).toEqual(['Bread', 'Cakes', 'Pies', 'Other']);
  expect(grouped).toEqual([]);
  expect(withCourses({ bread: 'Bread' }, ['Cakes'])).toEqual({
    options: { bread: 'Bread' },
    grouped: ['Cakes'],
  });
});
