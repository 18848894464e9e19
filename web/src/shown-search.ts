import { contactCourses, postCategories } from '@institute/schema';
import { paths } from './config/paths.ts';
import { categoryParameter } from './features/courses/category-parameter.ts';
import { categoryParameter as postCategoryParameter } from './lib/links/blog-path.ts';
import { courseCategories } from './lib/content/course-category.ts';

/** The query parameters that change a page, with their values. */
const shown: Readonly<Record<string, readonly [name: string, values: readonly string[]]>> = {
  [paths.courses]: ['category', courseCategories.map(categoryParameter)],
  [paths.blog]: ['category', postCategories.map(postCategoryParameter)],
  [paths.contact]: ['course', Object.keys(contactCourses)],
};

/**
 * The part of a query that changes the page at a path; campaign parameters, for example, do not.
 */
export function shownSearch(path: string, search: string): string {
  const [name = '', values = []] = shown[path.toLowerCase().replace(/\/+$/, '')] ?? [];
  const value = new URLSearchParams(search).get(name);
  return value !== null && values.includes(value) ? `?${name}=${value}` : '';
}
