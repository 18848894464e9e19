import * as z from 'zod/mini';
import { byText, lastChangedFirst, optionsOf, type ListSpec } from '../content/arrange.ts';
import { courseLevels } from '../fields/choices.ts';
import { courseCategories, categoryOf, hasCategories } from './course-category.ts';
import { courseSortKey, storedCourse } from './course.ts';
import { feePlan } from './fee-plan.ts';
import { emptyFeePlan } from './fee-total.ts';
import { untranslated } from '../translations/untranslated.ts';

/** A course in a list of the dashboard. */
export const courseRow = z.extend(
  z.pick(storedCourse, {
    _id: true,
    slug: true,
    title: true,
    shortDescription: true,
    duration: true,
    level: true,
    category: true,
    order: true,
    instructor: true,
    price: true,
    syllabus: true,
    createdAt: true,
    updatedAt: true,
  }),
  {
    /** How many of its batches are open and have not begun. */
    batchesAhead: z._default(z.number(), 0),
    untranslated,
  },
);

export type CourseRow = z.infer<typeof courseRow>;

const named = { _id: true, slug: true, title: true, price: true } as const;

/** What adds to the price of a course. */
const tax = z.pick(feePlan, { gstRate: true, gstIncluded: true });
const fees = z._default(tax, tax.parse(emptyFeePlan));

/** What the dashboard's choices of a course need. */
export const courseName = z.extend(z.pick(storedCourse, { ...named, duration: true }), { fees });

export type CourseName = z.infer<typeof courseName>;

/** What the list of batches needs of a course: its name and what it costs in all. */
export const taughtCourse = z.extend(z.pick(storedCourse, named), { fees });

export type TaughtCourse = z.infer<typeof taughtCourse>;

/** How the dashboard searches, filters and sorts courses. */
export const courseList: ListSpec<CourseRow> = {
  searchText: ({ title, slug, instructor, shortDescription }) =>
    [title, slug, instructor, shortDescription].join(' '),
  filters: [
    ...(hasCategories
      ? [
          {
            name: 'category',
            label: 'Category',
            options: optionsOf(courseCategories),
            matches: (row: CourseRow, value: string) => categoryOf(row) === value,
          },
        ]
      : []),
    {
      name: 'level',
      label: 'Level',
      options: optionsOf(courseLevels),
      matches: ({ level }, value) => level === value,
    },
    {
      name: 'syllabus',
      label: 'Syllabus',
      options: optionsOf(['With syllabus', 'Without syllabus']),
      matches: ({ syllabus }, value) => (syllabus !== '') === (value === 'With syllabus'),
    },
    {
      name: 'batches',
      label: 'Batches ahead',
      options: optionsOf(['With batches', 'No batch ahead']),
      matches: ({ batchesAhead }, value) => batchesAhead > 0 === (value === 'With batches'),
    },
  ],
  sorts: [
    { name: 'site', label: 'Site order', compare: byText(courseSortKey) },
    { name: 'title', label: 'Title', compare: byText(({ title }) => title) },
    { name: 'changed', label: 'Last changed', compare: lastChangedFirst },
    { name: 'price', label: 'Price', compare: (one, other) => one.price - other.price },
  ],
};
