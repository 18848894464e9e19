import { courseCategory, type ContactCourse, type CourseCategory } from '@institute/schema';
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

/** The contact form's option for a course. */
export function contactCourse(title: string): ContactCourse {
  const category = courseCategory(title);
  return category === 'Development' && /\bpython\b/i.test(title)
    ? 'python-fullstack'
    : byCategory[category];
}

/** The contact page with the course preselected; `about` tells the staff which course it was. */
export const contactPath = (course: { title: string; slug: string }): string =>
  `${paths.contact}?course=${contactCourse(course.title)}&about=${course.slug}`;
