import {
  courseCategories,
  courseCategory,
  courseLevels,
  messages,
  succeeded,
  type StoredCourse,
} from '@institute/schema';
import { callApi } from '../../lib/api/api-client.ts';
import { liveCourses } from '../../lib/firebase/live/live-content.ts';
import { byText, lastChangedFirst, oldestFirst, type ListSpec } from '../parts/list/arrange.ts';
import { CollectionTab } from '../parts/list/collection-tab.tsx';
import type { Column } from '../parts/list/list-page.tsx';
import { courseTask } from './course-task.tsx';
import { FeeSheetButton } from './fee-sheet-button.tsx';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const spec: ListSpec<StoredCourse> = {
  searchText: ({ title, slug, instructor, description }) =>
    [title, slug, instructor, description].join(' '),
  filters: [
    {
      name: 'category',
      label: 'Category',
      options: options(courseCategories),
      matches: ({ title }, value) => courseCategory(title) === value,
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
    { name: 'site', label: 'As on the site', compare: oldestFirst },
    { name: 'title', label: 'Title', compare: byText(({ title }) => title) },
    { name: 'changed', label: 'Last changed', compare: lastChangedFirst },
    { name: 'price', label: 'Price', compare: (one, other) => one.price - other.price },
  ],
};

const columns: Column<StoredCourse>[] = [
  { label: 'Course', always: true, cell: () => null },
  { label: 'Category', cell: ({ title }) => courseCategory(title) },
  { label: 'Level', cell: ({ level }) => level },
  { label: 'Duration', cell: ({ duration }) => duration },
  {
    label: 'Price',
    cell: ({ price }) => (price > 0 ? `₹${price.toLocaleString('en-IN')}` : 'On request'),
  },
];

const deletion = {
  noun: 'course',
  remove: (id: string) => callApi('deleteCourse', { id }),
  success: succeeded('Course', 'deleted'),
  failure: messages.delete.course,
};

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
    RowAction={FeeSheetButton}
  />
);
