import { courseCategories, postCategories, searchText } from '@institute/schema';
import { paths } from './config/paths.ts';
import { batchSearch, readBatchFilter } from './lib/batches/batch-filter.ts';
import { demoSearch, readDemoFilter } from './lib/demo/demo-filter.ts';
import { readContactSubject } from './lib/enquiries/contact-subject.ts';
import { categoryIn, categoryParameter, pageIn } from './lib/links/list-path.ts';

type Shown = (search: URLSearchParams) => readonly (readonly [name: string, value: string])[];

const list =
  (categories: readonly string[]): Shown =>
  (search) => {
    const category = categoryIn(search, categories);
    const page = pageIn(search);
    return [
      ...(category ? [['category', categoryParameter(category)] as const] : []),
      ...(page > 1 ? [['page', String(page)] as const] : []),
    ];
  };

/** The query parameters that change a page. */
const shown: Readonly<Record<string, Shown>> = {
  [paths.courses]: list(courseCategories),
  [paths.placements]: list([]),
  [paths.blog]: list(postCategories),
  [paths.contact]: (search) => Object.entries(readContactSubject(search)),
};

/**
 * The part of a query that changes the page at a path; campaign parameters, for example, do not.
 */
export function shownSearch(path: string, search: string): string {
  const page = path.toLowerCase().replace(/\/+$/, '');
  const parameters = new URLSearchParams(search);
  if (page === paths.batches) return batchSearch(readBatchFilter(parameters));
  if (page === paths.search) {
    const text = searchText(parameters.get('q') ?? '');
    return text && `?${new URLSearchParams({ q: text }).toString()}`;
  }
  if (page === paths.demo) return demoSearch(readDemoFilter(parameters));
  const found = shown[page]?.(parameters) ?? [];
  return found.length > 0 ? `?${found.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
}
