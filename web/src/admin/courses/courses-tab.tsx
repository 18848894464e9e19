import {
  courseLevels,
  courseList,
  emptyFeePlan,
  institute,
  tax,
  messages,
  moneyText,
  type Course,
  type CourseRow,
} from '@institute/schema';
import { ReceiptText } from 'lucide-react';
import { colorOf } from '../../components/pictures/painted.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { CollectionTab } from '../list/collection-tab.tsx';
import type { Column } from '../list/list-row.tsx';
import { TamilMark } from '../list/tamil-mark.tsx';
import { SecondLine } from '../list/second-line.tsx';
import type { RowAction } from '../list/row-menu.tsx';
import { useTamilFilter } from '../list/use-tamil-filter.ts';
import { useRowPages } from '../list/use-rows.ts';
import { AddTogether } from './add-together.tsx';
import { useAskedColumn } from './asked-column.ts';
import { threeInstalments, usualRefunds } from './fee-presets.ts';
import { comingBatches } from './deletion-facts.ts';
import { categoryColumns, categoryFields } from './of-category.ts';
import { PasteModules } from './paste-modules.tsx';
import { WriteModules } from './write-modules.tsx';
import { openFeeSheet } from './open-fee-sheet.ts';
import { paths } from '../../config/paths.ts';
import type { Field } from '../editor/form/field.ts';
import { FollowTitle } from '../editor/form/follow-title.tsx';
import type { CollectionTask } from '../list/collection-editor.tsx';
import { useUploadToRow } from '../media/use-upload-to-row.tsx';
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
  { kind: 'text', name: 'title', label: 'Title', wide: true },
  { kind: 'text', name: 'slug', label: 'Slug', wide: true },
  { kind: 'long-text', name: 'description', label: 'Description', facts: 'course', rows: 4 },
  {
    kind: 'long-text',
    name: 'shortDescription',
    label: 'Short description',
    facts: 'course',
    rows: 2,
  },
  { kind: 'text', name: 'duration', label: 'Duration', section: 'Facts' },
  { kind: 'select', name: 'level', label: 'Level', options: courseLevels },
  ...categoryFields,
  { kind: 'number', name: 'order', label: 'Position in lists', min: 0, max: 999 },
  { kind: 'text', name: 'instructor', label: 'Instructor' },
  { kind: 'number', name: 'price', label: `Price in ${institute.currency.words}`, min: 0 },
  { kind: 'pdf', name: 'syllabus', label: 'Syllabus' },
  { kind: 'lines', name: 'highlights', label: 'Highlights' },
  {
    kind: 'list',
    name: 'curriculum',
    label: 'Curriculum',
    entry: 'module',
    folded: true,
    blank: () => ({ module: '', topics: [] }),
    below: <WriteModules />,
    fields: [
      { kind: 'text', name: 'module', label: 'Module', wide: true, below: <PasteModules /> },
      { kind: 'lines', name: 'topics', label: 'Topics' },
    ],
  },
  { kind: 'long-text', name: 'prerequisites', label: 'Prerequisites', facts: 'course' },
  {
    kind: 'group',
    name: 'fees',
    label: 'Fee plan',
    fields: [
      { kind: 'number', name: 'gstRate', label: `Percentage of ${tax}`, min: 0, max: 40 },
      { kind: 'switch', name: 'gstIncluded', label: `The price includes ${tax}` },
      {
        kind: 'list',
        name: 'instalments',
        label: 'Instalments',
        entry: 'instalment',
        blank: () => ({ label: '', due: '', amount: 0 }),
        below: (
          <AddTogether
            list="fees.instalments"
            label="Split into three"
            missing={(there, form) => threeInstalments(there, form as Course)}
          />
        ),
        fields: [
          { kind: 'text', name: 'label', label: 'Instalment' },
          { kind: 'text', name: 'due', label: 'Due' },
          {
            kind: 'number',
            name: 'amount',
            label: `Amount in ${institute.currency.words}`,
            min: 1,
          },
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
        below: <AddTogether list="fees.refunds" label="Add usual steps" missing={usualRefunds} />,
        fields: [
          { kind: 'text', name: 'until', label: 'If the student leaves' },
          { kind: 'number', name: 'percent', label: 'Refund in percent', min: 0, max: 100 },
        ],
      },
    ],
  },
  {
    kind: 'list',
    name: 'questions',
    label: 'Questions and answers',
    entry: 'question',
    folded: true,
    blank: () => ({ question: '', answer: '' }),
    fields: [
      { kind: 'text', name: 'question', label: 'Question', wide: true },
      { kind: 'long-text', name: 'answer', label: 'Answer', facts: 'course', rows: 3 },
    ],
  },
];

export const courseTask: CollectionTask<'courses'> = {
  name: 'courses',
  listTitle: 'Courses',
  nameOf: ({ title }) => title,
  blank,
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
  failures: { create: messages.save.course, update: messages.save.courseUpdate },
  called: 'Course',
  newExtra: <FollowTitle />,
  copied: () => ({ order: 0 }),
};

const columns: Column<CourseRow>[] = [
  {
    label: 'Course',
    always: true,
    cell: ({ duration, instructor, untranslated }) => (
      <SecondLine>
        {[duration, instructor].filter(Boolean).join(' · ')}
        <TamilMark of={untranslated} />
      </SecondLine>
    ),
  },
  ...categoryColumns,
  { label: 'Level', cell: ({ level }) => level },
  {
    label: 'Price',
    always: true,
    isNumber: true,
    cell: ({ price }) => (price > 0 ? moneyText(price) : 'Ask us'),
  },
  { label: 'Batches ahead', isNumber: true, cell: ({ batchesAhead }) => batchesAhead },
];

const actionsOf = (row: CourseRow): RowAction[] =>
  row.price > 0
    ? [{ label: 'Fee sheet', icon: ReceiptText, run: () => openFeeSheet({ course: row._id }) }]
    : [];

const syllabusFile = { kind: 'pdf', field: 'syllabus', label: 'Upload syllabus' } as const;

/** Courses can only be deleted together. */
const none = [] as const;

/** Courses: search, create, edit, delete. */
export function CoursesTab({ item }: { readonly item: string | undefined }) {
  const rows = useRowPages(
    ['courses'],
    useTamilFilter(courseList),
    (query) => callApi('listCourseRows', { query }),
    'batches',
  );
  const syllabus = useUploadToRow(courseTask, syllabusFile);
  const asked = useAskedColumn<CourseRow>({
    label: 'Asked, 60 days',
    minWidth: 1200,
    titleOf: ({ title }) => title,
    isShown: item === undefined,
  });
  return (
    <CollectionTab
      item={item}
      task={courseTask}
      rows={rows}
      nameOf={({ title }) => title}
      noun={['course', 'courses']}
      factOf={comingBatches}
      failures={{
        list: messages.fetch.courses,
        item: messages.fetch.courseData,
        delete: messages.delete.course,
      }}
      columns={[...columns, ...asked]}
      many={none}
      pictureOf={(row) => ({ seed: row.slug, color: colorOf(row) })}
      actionsOf={(row, edits) => [...actionsOf(row), ...(edits ? syllabus.actionsOf(row._id) : [])]}
    >
      {syllabus.uploading}
    </CollectionTab>
  );
}
