import { paths } from '../../config/paths.ts';
import type { CourseCategory } from '../../lib/content/course-category.ts';

/** A category in the address: `AI/ML` is `ai-ml`. */
export const categoryParameter = (category: CourseCategory): string =>
  category.toLowerCase().replace(/[^a-z]+/g, '-');

/** The courses of a category, or all of them. */
export const coursesPath = (category?: CourseCategory): string =>
  category ? `${paths.courses}?category=${categoryParameter(category)}` : paths.courses;
