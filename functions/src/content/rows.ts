import {
  courseList,
  courseName,
  courseRow,
  pageOf,
  placementList,
  postList,
  postRow,
  storedPlacement,
  withTamilFilter,
  type CourseRow,
  type ListSpec,
  type RowPage,
} from '@institute/schema';
import type * as z from 'zod/mini';
import { ApiError } from '../platform/errors.ts';
import type { ListName } from './summaries/kinds.ts';
import { readOffer } from './summaries/offer.ts';
import { readAllEntries, readNow } from './summaries/read-lists.ts';

interface Query {
  readonly search: string;
  readonly filters: string;
  readonly sort: string;
  readonly page: number;
  readonly size: number;
}

const refuse = (field: string, message: string): never => {
  throw new ApiError('invalid', 'Some fields are not valid', { fields: { [field]: message } });
};

/** The filters of a query, if the list has them. */
function filtersOf<Row>({ filters }: ListSpec<Row>, asked: string): Record<string, string> {
  const chosen = Object.fromEntries(new URLSearchParams(asked));
  for (const [name, value] of Object.entries(chosen)) {
    const filter = filters.find((each) => each.name === name);
    if (!filter?.isOpen && !filter?.options.some((option) => option.value === value))
      refuse('filters', 'This filter does not exist');
  }
  return chosen;
}

/** The rows of lists in the order of the site, as they are now; invalid ones are left out. */
async function readAll<Row>(
  schema: z.ZodMiniType<Row>,
  names: readonly ListName[],
): Promise<Row[]> {
  const found: Row[] = [];
  for (const name of names) {
    const published = name === 'posts';
    for (const { id, updatedAt, item, besides } of await readAllEntries(await readNow(name))) {
      // `createdAt` is missing in summaries from before the dashboard read them.
      const known = { createdAt: updatedAt, ...(item as object), ...besides };
      const row = schema.safeParse({ ...known, published, _id: id, updatedAt }).data;
      if (row !== undefined) found.push(row);
    }
  }
  return found;
}

/** Courses with how many batches each has ahead, by what is on offer. */
async function withBatches(courses: CourseRow[]): Promise<CourseRow[]> {
  const { batches } = await readOffer();
  return courses.map((row) => ({
    ...row,
    batchesAhead: batches.filter(({ course }) => course === row._id).length,
  }));
}

/** Answers what the dashboard asks of a list: from its summaries, not from its documents. */
const answerRows =
  <Row>(
    schema: z.ZodMiniType<Row>,
    names: readonly ListName[],
    spec: ListSpec<Row>,
    /** Adds what the summaries of the list lack. */
    complete: (rows: Row[]) => Row[] | Promise<Row[]> = (rows) => rows,
  ) =>
  async ({ query }: { readonly query: Query }): Promise<RowPage<Row>> => {
    const { search, sort, page, size } = query;
    if (sort && !spec.sorts.some(({ name }) => name === sort))
      refuse('sort', 'This order does not exist');
    const filters = filtersOf(spec, query.filters);
    const state = { search, filters, sort, page: page - 1 };
    return pageOf(await complete(await readAll(schema, names)), spec, state, size);
  };

/** The lists of the dashboard that may be long. */
export const rowLists = {
  listCourseRows: answerRows(courseRow, ['courses'], withTamilFilter(courseList), withBatches),
  listPostRows: answerRows(postRow, ['posts', 'drafts'], withTamilFilter(postList)),
  listPlacementRows: answerRows(storedPlacement, ['placements'], placementList),
  /** Every course, with what something that refers to it needs. */
  listCourseNames: () => readAll(courseName, ['courses']),
};
