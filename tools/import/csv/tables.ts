import { hasCategories, isInIndia, tax } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import {
  daysCell,
  linesCell,
  linksCell,
  modulesCell,
  numberCell,
  questionsCell,
  recordsCell,
  textCell,
  yesCell,
  type Cell,
} from './cells.ts';

/** The kinds that come and go as tables. */
export const tableNames = ['courses', 'trainers', 'batches', 'placements'] as const;

export type TableName = (typeof tableNames)[number];

export interface Column {
  readonly title: string;
  /** The field, below others with dots between. */
  readonly path: string;
  readonly cell: Cell<never>;
  /** What the example of the template has. */
  readonly example: string;
  /** What its texts name: documents of another kind, which tables name by slug or name, or a stored file. */
  readonly names?: 'course' | 'trainer' | 'image' | 'pdf';
}

interface Table {
  readonly columns: readonly Column[];
  /** What makes two of them the same, if a row has no id. */
  readonly keyOf: (data: DocumentData) => string;
}

const column = (
  path: string,
  cell: Cell<never>,
  example: string,
  names?: Column['names'],
): Column => ({
  title: path.slice(path.lastIndexOf('.') + 1),
  path,
  cell,
  example,
  ...(names && { names }),
});

/** A column about the tax in fees, titled as the institute calls it: gstRate, vatRate. */
const taxColumn = (what: 'Rate' | 'Included', cell: Cell<never>, example: string): Column => ({
  ...column(`fees.gst${what}`, cell, example),
  title: `${tax.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')}${what}`,
});

const words = (...values: readonly unknown[]): string =>
  values.map((value) => String(value ?? '').trim()).join('\n');

/** The columns of each kind, the same for import, export and template. */
export const tables: Readonly<Record<TableName, Table>> = {
  courses: {
    keyOf: ({ slug }) => words(slug),
    columns: [
      column('slug', textCell, 'spreadsheets-for-beginners'),
      column('title', textCell, 'Spreadsheets for Beginners'),
      column('description', textCell, 'Sheets, formulas and charts.'),
      column('shortDescription', textCell, 'Sheets and formulas'),
      column('duration', textCell, '3 months'),
      column('level', textCell, 'Beginner'),
      ...(hasCategories ? [column('category', textCell, '')] : []),
      column('order', numberCell, '1'),
      column('instructor', textCell, 'Alex Morgan'),
      column('price', numberCell, '10000'),
      column('syllabus', textCell, '', 'pdf'),
      column('highlights', linesCell, 'Small batches\nProjects every week'),
      column('curriculum', modulesCell, 'Sheets\n- Rows\n- Columns\nFormulas\n- Sums'),
      column('prerequisites', textCell, 'None'),
      taxColumn('Rate', numberCell, isInIndia ? '18' : '0'),
      taxColumn('Included', yesCell, 'no'),
      column(
        'fees.instalments',
        recordsCell(['label', 'due', 'amount'], ['amount']),
        `First | On joining | 6000\nSecond | After a month | ${isInIndia ? 5800 : 4000}`,
      ),
      column('fees.included', linesCell, 'Books'),
      column('fees.notIncluded', linesCell, 'Exam fee of the vendor'),
      column(
        'fees.refunds',
        recordsCell(['until', 'percent'], ['percent']),
        'Before the first class | 100',
      ),
      column('questions', questionsCell, 'Is there a lab?\n- Yes, on each day of class.'),
    ],
  },
  trainers: {
    keyOf: ({ name }) => words(name),
    columns: [
      column('name', textCell, 'Alex Morgan'),
      column('photo', textCell, '', 'image'),
      column('teaches', textCell, 'Sheets and formulas'),
      column('courses', linesCell, 'spreadsheets-for-beginners', 'course'),
      column('qualifications', linesCell, 'MSc Mathematics'),
      column('years', numberCell, '12'),
      column('links', linksCell, 'LinkedIn https://example.com/alex'),
      column('left', yesCell, 'no'),
    ],
  },
  batches: {
    keyOf: ({ course, firstDay, days, branch }) =>
      words(course, firstDay, daysCell.write(days ?? []), branch),
    columns: [
      column('course', textCell, 'spreadsheets-for-beginners', 'course'),
      column('firstDay', textCell, '2027-01-04'),
      column('lastDay', textCell, '2027-03-26'),
      column('days', daysCell, 'monday 18:30-20:30\nthursday 18:30-20:30'),
      column('mode', textCell, 'classroom'),
      column('branch', textCell, ''),
      column('room', textCell, 'Lab 2'),
      column('trainer', textCell, 'Alex Morgan', 'trainer'),
      column('language', textCell, 'English'),
      column('seats', numberCell, '20'),
      column('state', textCell, 'planned'),
    ],
  },
  placements: {
    keyOf: ({ studentName, course, company, position }) =>
      words(studentName, course, company, position),
    columns: [
      column('studentName', textCell, 'Robin Lee'),
      column('course', textCell, 'Spreadsheets for Beginners'),
      column('company', textCell, 'Example Systems'),
      column('position', textCell, 'Engineer'),
    ],
  },
};

/** The title of the column with the id of a document, which may be empty for a new one. */
export const idTitle = 'id';

/** The id of the template's example, which does not come in. */
export const exampleId = 'example';
