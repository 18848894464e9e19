import { categoryOf, type ContactCourse, type CourseCategory } from '@institute/schema';
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

/** The contact page with the course preselected; `about` tells the staff which course it was. */
export const contactPath = (course: Described & { slug: string }): string =>
  `${paths.contact}?course=${contactCourse(course)}&about=${course.slug}`;
