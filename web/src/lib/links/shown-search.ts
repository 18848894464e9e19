import { categoryParameter, courseCategories, searchText } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { batchSearch, readBatchFilter } from '../batches/batch-filter.ts';
import { demoSearch, readDemoFilter } from '../demo/demo-filter.ts';
import { readContactSubject } from '../enquiries/contact-subject.ts';
import { anyCategoryIn, categoryIn, pageIn } from './list-path.ts';

type Shown = (search: URLSearchParams) => readonly (readonly [name: string, value: string])[];

const list =
  (categoryOf: (search: URLSearchParams) => string | undefined): Shown =>
  (search) => {
    const category = categoryOf(search);
    const page = pageIn(search);
    return [
      ...(category ? [['category', encodeURIComponent(category)] as const] : []),
      ...(page > 1 ? [['page', String(page)] as const] : []),
    ];
  };

/** The query parameters that change a page. */
const shown: Readonly<Record<string, Shown>> = {
  [paths.courses]: list((search) => {
    const category = categoryIn(search, courseCategories);
    return category && categoryParameter(category);
  }),
  [paths.placements]: list(() => undefined),
  // Those that no post has are not found, so that they are not kept.
  [paths.blog]: list(anyCategoryIn),
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
