import {
  collections,
  course,
  courseCategories,
  courseLevels,
  emptyFeePlan,
  messages,
  storedCourse,
  succeeded,
  type Course,
  type StoredCourse,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../parts/form/field.ts';
import { FollowTitle } from '../parts/form/follow-title.tsx';
import type { CollectionTask } from '../parts/list/collection-editor.tsx';
import { storedNow } from '../content/stored-now.ts';

const blank: Course = {
  slug: '',
  title: '',
  description: '',
  shortDescription: '',
  duration: '',
  level: 'Beginner',
  category: '',
  order: 0,
  instructor: '',
  price: 0,
  syllabus: '',
  highlights: [],
  curriculum: [],
  prerequisites: '',
  fees: emptyFeePlan,
  questions: [],
};

const fields: Field<Course>[] = [
  {
    kind: 'text',
    name: 'title',
    label: 'Title',
    help: 'The heading of the course’s page, and its name in every list',
    wide: true,
  },
  {
    kind: 'text',
    name: 'slug',
    label: 'Slug',
    wide: true,
    help: 'The end of the page’s address. Changing it breaks links that people saved.',
  },
  {
    kind: 'long-text',
    name: 'description',
    label: 'Description',
    help: 'The beginning of the course’s page',
    rows: 4,
  },
  {
    kind: 'long-text',
    name: 'shortDescription',
    label: 'Short description',
    rows: 2,
    help: 'Shown on cards; if empty, they show the description',
  },
  { kind: 'text', name: 'duration', label: 'Duration', help: 'For example 4 months' },
  {
    kind: 'select',
    name: 'level',
    label: 'Level',
    help: 'Shown on the card and beside the course',
    options: courseLevels,
  },
  {
    kind: 'select',
    name: 'category',
    label: 'Category',
    help: 'Where the course is found in the list',
    options: ['', ...courseCategories],
    labels: { '': 'From the title' },
  },
  {
    kind: 'number',
    name: 'order',
    label: 'Place in lists',
    min: 0,
    max: 999,
    help: '1 comes first. 0 comes after all with a place, oldest first',
  },
  {
    kind: 'text',
    name: 'instructor',
    label: 'Instructor',
    help: 'Shown beside the course',
  },
  {
    kind: 'number',
    name: 'price',
    label: 'Price in rupees',
    min: 0,
    help: '0 means “fee on request”',
  },
  {
    kind: 'pdf',
    name: 'syllabus',
    label: 'Syllabus',
    help: 'Visitors can download it from the course’s page',
  },
  {
    kind: 'lines',
    name: 'highlights',
    label: 'Highlights',
    help: 'One on each line; the first four are on the card',
  },
  {
    kind: 'list',
    name: 'curriculum',
    label: 'Curriculum',
    help: 'The modules, opened one by one on the course’s page',
    entry: 'module',
    folded: true,
    blank: () => ({ module: '', topics: [] }),
    fields: [
      { kind: 'text', name: 'module', label: 'Module', wide: true },
      { kind: 'lines', name: 'topics', label: 'Topics', help: 'One on each line' },
    ],
  },
  {
    kind: 'long-text',
    name: 'prerequisites',
    label: 'Prerequisites',
    help: 'What somebody should know before',
  },
  {
    kind: 'group',
    name: 'fees',
    label: 'Fee plan',
    fields: [
      {
        kind: 'number',
        name: 'gstRate',
        label: 'GST in percent',
        min: 0,
        max: 40,
        help: '0 says nothing about GST',
      },
      { kind: 'switch', name: 'gstIncluded', label: 'The price includes GST' },
      {
        kind: 'list',
        name: 'instalments',
        label: 'Instalments',
        entry: 'instalment',
        help: 'Together they are the total: the price with its GST',
        blank: () => ({ label: '', due: '', amount: 0 }),
        fields: [
          { kind: 'text', name: 'label', label: 'Instalment' },
          { kind: 'text', name: 'due', label: 'Due', help: 'For example On joining' },
          { kind: 'number', name: 'amount', label: 'Amount in rupees', min: 1 },
        ],
      },
      { kind: 'lines', name: 'included', label: 'Included in the fee' },
      { kind: 'lines', name: 'notIncluded', label: 'Not included' },
      {
        kind: 'list',
        name: 'refunds',
        label: 'Refunds',
        entry: 'step',
        blank: () => ({ until: '', percent: 100 }),
        fields: [
          {
            kind: 'text',
            name: 'until',
            label: 'For those who leave',
            help: 'For example Before the first class',
          },
          { kind: 'number', name: 'percent', label: 'Paid back, in percent', min: 0, max: 100 },
        ],
      },
    ],
  },
  {
    kind: 'list',
    name: 'questions',
    label: 'Questions and answers',
    help: 'At the end of the course’s page',
    entry: 'question',
    folded: true,
    blank: () => ({ question: '', answer: '' }),
    fields: [
      { kind: 'text', name: 'question', label: 'Question', wide: true },
      { kind: 'long-text', name: 'answer', label: 'Answer', rows: 3 },
    ],
  },
];

export const courseTask: CollectionTask<Course, StoredCourse> = {
  tab: 'courses',
  collection: collections.courses,
  listTitle: 'Courses',
  newTitle: 'New course',
  nameOf: ({ title }) => title,
  kind: { schema: course, storedSchema: storedCourse, blank },
  fields,
  preview: {
    part: 'Page',
    path: ({ slug }) => paths.course(slug || 'new'),
    sections: {
      ...Object.fromEntries(
        ['duration', 'instructor', 'price', 'syllabus'].map((name) => [
          name,
          '[aria-label="About this course"]',
        ]),
      ),
      fees: '[aria-labelledby="fees"]',
      questions: '[aria-labelledby="questions"]',
    },
    fill: (client, queries, values) => {
      const shown = { _id: 'preview', ...storedNow, ...values, batches: [], trainers: [] };
      client.setQueryData(queries.course(values.slug || 'new').queryKey, shown);
    },
  },
  create: (values, id) => callApi('createCourse', { body: { ...values, id } }),
  update: (id, values, updatedAt) =>
    callApi('updateCourse', { id, body: { ...values, updatedAt } }),
  failures: { create: messages.save.course, update: messages.save.courseUpdate },
  successes: {
    created: succeeded('Course', 'created'),
    updated: succeeded('Course', 'updated'),
  },
  newExtra: <FollowTitle />,
  copied: { order: 0 },
};
