import { courseLevels, messages, succeeded, type StoredCourse } from '@institute/schema';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { courseCategories, courseCategory } from '../../lib/course-category.ts';
import { liveCourses } from '../../lib/firebase/live-content.ts';
import { useLive } from '../../lib/firebase/use-live.ts';
import { useDelete } from '../deletion/use-delete.ts';
import {
  byText,
  initialListState,
  lastChangedFirst,
  oldestFirst,
  type ListSpec,
} from '../list/arrange.ts';
import { CollectionEditor } from '../list/collection-editor.tsx';
import { ItemPage, newItem } from '../list/item-page.tsx';
import { ListPage, type Column } from '../list/list-page.tsx';
import { tabPath } from '../shell/tabs.ts';
import { courseTask } from './course-task.tsx';

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

/** Courses: search, create, edit, delete. */
export function CoursesTab({ item }: { readonly item: string | undefined }) {
  const [source] = useState(liveCourses);
  const live = useLive(source);
  const [state, setState] = useState(initialListState);
  const askAndDelete = useDelete();

  if (item !== undefined) {
    return (
      <ItemPage
        key={item}
        id={item}
        live={live}
        failure={messages.fetch.courseData}
        noun="course"
        listPath={tabPath('courses')}
      >
        {(stored) => <CollectionEditor task={courseTask} stored={stored} />}
      </ItemPage>
    );
  }

  const remove = ({ _id: id, title: name }: StoredCourse) =>
    askAndDelete({
      id,
      name,
      noun: 'course',
      remove: () => callApi('deleteCourse', { id }),
      success: succeeded('Course', 'deleted'),
      failure: messages.delete.course,
    });

  return (
    <ListPage
      title="Courses"
      noun={['course', 'courses']}
      live={live}
      failure={messages.fetch.courses}
      spec={spec}
      state={state}
      onState={setState}
      nameOf={({ title }) => title}
      pathOf={({ _id }) => tabPath('courses', _id)}
      columns={columns}
      onDelete={(row) => void remove(row)}
    >
      <Button variant="contained" component={RouterLink} to={tabPath('courses', newItem)}>
        New course
      </Button>
    </ListPage>
  );
}
