import { categoryParameter, type CourseCategory } from '@institute/schema';
import { paths } from '../../config/paths.ts';

function listPath(path: string, category?: string, page = 1): string {
  const search = new URLSearchParams([
    ...(category ? [['category', categoryParameter(category)]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]).toString();
  return search ? `${path}?${search}` : path;
}

/** A page of the courses, of a category or of all. */
export const coursesPath = (category?: CourseCategory, page?: number): string =>
  listPath(paths.courses, category, page);

/** A page of the posts, of a category or of all. */
export const blogPath = (category?: string, page?: number): string =>
  listPath(paths.blog, category, page);

/** A page of the placements. */
export const placementsPath = (page?: number): string =>
  listPath(paths.placements, undefined, page);

/** The number of the page in the address; the first without one. */
export function pageIn(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** The category in the address. */
export const categoryIn = <Category extends string>(
  search: URLSearchParams,
  categories: readonly Category[],
): Category | undefined =>
  categories.find((category) => categoryParameter(category) === search.get('category'));

/** What may be a category in the address, where those that posts have are not known yet. */
export function anyCategoryIn(search: URLSearchParams): string | undefined {
  const category = search.get('category') ?? '';
  return category.length <= 60 && category === categoryParameter(category) && category
    ? category
    : undefined;
}
