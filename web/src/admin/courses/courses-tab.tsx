import { categoryOf, courseList, messages, succeeded, type CourseRow } from '@institute/schema';
import { ReceiptIndianRupee } from 'lucide-react';
import { callApi } from '../../lib/api/api-client.ts';
import { CollectionTab } from '../list/collection-tab.tsx';
import type { Column } from '../list/list-row.tsx';
import type { RowAction } from '../list/row-menu.tsx';
import { useRowPages } from '../list/use-rows.ts';
import { courseTask } from './course-task.tsx';
import { openFeeSheet } from './open-fee-sheet.ts';

const columns: Column<CourseRow>[] = [
  { label: 'Course', always: true, cell: () => null },
  { label: 'Category', cell: categoryOf },
  { label: 'Level', cell: ({ level }) => level },
  { label: 'Duration', cell: ({ duration }) => duration },
  {
    label: 'Price',
    cell: ({ price }) => (price > 0 ? `₹${price.toLocaleString('en-IN')}` : 'On request'),
  },
];

const actionsOf = (row: CourseRow): RowAction[] =>
  row.price > 0
    ? [
        {
          label: 'Fee sheet',
          icon: ReceiptIndianRupee,
          run: () => openFeeSheet({ course: row._id }),
        },
      ]
    : [];

const deletion = {
  noun: 'course',
  remove: (id: string) => callApi('deleteCourse', { id }),
  success: succeeded('Course', 'deleted'),
  failure: messages.delete.course,
};

/** Courses can only be deleted together. */
const none = [] as const;

/** Courses: search, create, edit, delete. */
export const CoursesTab = ({ item }: { readonly item: string | undefined }) => (
  <CollectionTab
    item={item}
    task={courseTask}
    rows={useRowPages(['courses'], courseList, (query) => callApi('listCourseRows', { query }))}
    nameOf={({ title }) => title}
    noun={['course', 'courses']}
    failures={{ list: messages.fetch.courses, item: messages.fetch.courseData }}
    columns={columns}
    deletion={deletion}
    many={none}
    pictureOf={({ slug }) => ({ seed: slug })}
    actionsOf={actionsOf}
  />
);
