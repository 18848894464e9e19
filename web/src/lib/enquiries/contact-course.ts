import {
  categoryOf,
  contactCourses,
  institute,
  popupCourses,
  type ContactCourse,
  type CourseCategory,
  type PopupEnquiryForm,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';

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

type PopupCourse = NonNullable<PopupEnquiryForm['course']>;

/** The popup's option for a course, which has the words of the contact form's; empty without a course. */
export function popupCourse(course: Described | undefined): PopupCourse {
  if (!course || !institute.fixedTexts) return '';
  const label = contactCourses[contactCourse(course)];
  if (label.startsWith('Data')) return 'Data Analytics';
  return popupCourses.find((option) => option === label) ?? 'Other';
}

/** The contact page with the course preselected; `about` tells the staff which course it was. */
export const contactPath = (course: Described & { slug: string }): string =>
  `${paths.contact}?course=${institute.fixedTexts ? contactCourse(course) : 'Other'}&about=${course.slug}`;

/** The contact page with the next free demo classes of a course to book. */
export const freeDemoPath = (course: Described & { slug: string }): string =>
  `${contactPath(course)}&for=demo`;
