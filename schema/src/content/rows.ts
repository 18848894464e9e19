import * as z from 'zod/mini';
import { text } from '../fields/fields.ts';
import { mostRows, rowsPerPage } from './arrange.ts';
import { pageNumber } from './list-page.ts';

/** What the dashboard asks of a list: the search, filters, order and page. */
export const rowQuery = z.object({
  search: z._default(text(100), ''),
  /** The chosen filters as in the query of an address: `level=Beginner&syllabus=Without`. */
  filters: z._default(text(300), ''),
  /** The name of the order; the list's first one if empty. */
  sort: z._default(text(20), ''),
  page: pageNumber(),
  /** How many rows a page has. */
  size: z._default(
    z.coerce
      .number('Enter a number')
      .check(
        z.int('Enter a whole number'),
        z.minimum(1, 'At least 1'),
        z.maximum(mostRows, `At most ${mostRows}`),
      ),
    rowsPerPage,
  ),
});

/** A page of rows of a list in the dashboard. */
export const rowPage = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ items: z.array(row), found: z.number(), all: z.number(), page: z.number() });
