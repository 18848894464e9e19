import {
  categoryOf,
  courseCategories,
  hasCategories,
  type Course,
  type CourseRow,
} from '@institute/schema';
import type { Field } from '../editor/form/field.ts';
import type { Column } from '../list/list-row.tsx';

/** The category in the form of a course, where courses are in categories. */
export const categoryFields: Field<Course>[] = hasCategories
  ? [
      {
        kind: 'select',
        name: 'category',
        label: 'Category',
        options: ['', ...courseCategories],
        labels: { '': 'Taken from the title' },
      },
    ]
  : [];

/** The same in the list of courses. */
export const categoryColumns: Column<CourseRow>[] = hasCategories
  ? [{ label: 'Category', cell: categoryOf }]
  : [];
