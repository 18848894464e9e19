import * as z from 'zod/mini';

/** How many items a page of a list shows. */
export const pageSizes = { courses: 18, placements: 24, posts: 10 } as const;

/** How many titles the contact form offers beside its own courses. */
export const courseTitleCount = 100;

/** What the contact form calls a course: its title, which enquiries keep, and its name in Tamil if it is shown by that. */
export type CourseTitle = string | readonly [title: string, inTamil: string];

/** Highest number of a page that is read. */
const lastPage = 99_999;

/** The number of a page, in a query. */
export const pageNumber = () =>
  z._default(
    z.coerce
      .number('Enter a number')
      .check(z.int('Enter a whole number'), z.minimum(1, 'At least 1'), z.maximum(lastPage)),
    1,
  );

/** A page of a list on the site. */
export const listPage = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** How many items the whole list has, by category. */
    counts: z.record(z.string(), z.number()),
    /** How many pages the list has, or that of the chosen category. */
    pages: z.number(),
  });

export interface ListPage<Item> {
  items: Item[];
  counts: Record<string, number>;
  pages: number;
}
