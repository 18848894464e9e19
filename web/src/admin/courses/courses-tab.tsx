import {
  courseCategories,
  categoryOf,
  courseSortKey,
  courseLevels,
  messages,
  succeeded,
  type StoredCourse,
} from '@institute/schema';
import { ReceiptIndianRupee } from 'lucide-react';
import { callApi } from '../../lib/api/api-client.ts';
import { liveCourses } from '../../lib/firebase/live/live-content.ts';
import { byText, lastChangedFirst, type ListSpec } from '../parts/list/arrange.ts';
import { CollectionTab } from '../parts/list/collection-tab.tsx';
import type { Column } from '../parts/list/list-row.tsx';
import type { RowAction } from '../parts/list/row-menu.tsx';
import { courseTask } from './course-task.tsx';
import { openFeeSheet } from './open-fee-sheet.ts';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const spec: ListSpec<StoredCourse> = {
  searchText: ({ title, slug, instructor, description }) =>
    [title, slug, instructor, description].join(' '),
  filters: [
    {
      name: 'category',
      label: 'Category',
      options: options(courseCategories),
      matches: (row, value) => categoryOf(row) === value,
    },
    {
      name: 'level',
      label: 'Level',
      options: options(courseLevels),
      matches: ({ level }, value) => level === value,
    },
    {
      name: 'syllabus',
      label: 'Syllabus',
      options: options(['With syllabus', 'Without']),
      matches: ({ syllabus }, value) => (syllabus !== '') === (value === 'With syllabus'),
    },
  ],
  sorts: [
    { name: 'site', label: 'As on the site', compare: byText(courseSortKey) },
    { name: 'title', label: 'Title', compare: byText(({ title }) => title) },
    { name: 'changed', label: 'Last changed', compare: lastChangedFirst },
    { name: 'price', label: 'Price', compare: (one, other) => one.price - other.price },
  ],
};

const columns: Column<StoredCourse>[] = [
  { label: 'Course', always: true, cell: () => null },
  { label: 'Category', cell: categoryOf },
  { label: 'Level', cell: ({ level }) => level },
  { label: 'Duration', cell: ({ duration }) => duration },
  {
    label: 'Price',
    cell: ({ price }) => (price > 0 ? `₹${price.toLocaleString('en-IN')}` : 'On request'),
  },
];

const actionsOf = (row: StoredCourse): RowAction[] =>
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
    source={liveCourses}
    noun={['course', 'courses']}
    failures={{ list: messages.fetch.courses, item: messages.fetch.courseData }}
    spec={spec}
    columns={columns}
    deletion={deletion}
    many={none}
    pictureOf={({ slug }) => ({ seed: slug })}
    actionsOf={actionsOf}
  />
);
