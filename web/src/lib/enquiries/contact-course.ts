import {
  categoryOf,
  contactCourses,
  institute,
  type ContactCourse,
  type CourseCategory,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { otherCourse, type CourseOptions } from './course-options.ts';

const byCategory: Record<CourseCategory, ContactCourse> = {
  Development: 'web-development',
  'Data Science': 'data-science-analytics',
  'AI/ML': 'ai-machine-learning',
  Cloud: 'cloud-devops',
  Security: 'cybersecurity',
  Design: 'ui-ux-design',
  Marketing: 'digital-marketing',
};

type Described = Parameters<typeof categoryOf>[0];

/** The contact form's option for a course. */
export function contactCourse(course: Described): ContactCourse {
  const category = categoryOf(course);
  return category === 'Development' && /\bpython\b/i.test(course.title)
    ? 'python-fullstack'
    : byCategory[category];
}

/** What the fixed lists of the forms call a course. */
function fixedNames(course: Described): string[] {
  const value = contactCourse(course);
  return [contactCourses[value], ...(value.startsWith('data-') ? ['Data Analytics'] : [])];
}

/** The popup's option for a course; empty without a course, or without options. */
export function popupCourse(
  course: Described | undefined,
  options: CourseOptions | undefined,
): string {
  if (!course || !options) return '';
  const names = [course.title, ...(institute.fixedTexts ? fixedNames(course) : [])];
  return names.find((name) => Object.hasOwn(options, name)) ?? otherCourse;
}

/** The contact page with the course preselected; `about` tells the staff which course it was. */
export const contactPath = (course: Described & { slug: string }): string =>
  `${paths.contact}?course=${institute.fixedTexts ? contactCourse(course) : otherCourse}&about=${course.slug}`;

/** The contact page with the next free demo classes of a course to book. */
export const freeDemoPath = (course: Described & { slug: string }): string =>
  `${contactPath(course)}&for=demo`;
