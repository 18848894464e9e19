import { hasCategories } from '@institute/schema';
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

const words = (...values: readonly unknown[]): string =>
  values.map((value) => String(value ?? '').trim()).join('\n');

/** The columns of each kind, the same for import, export and template. */
export const tables: Readonly<Record<TableName, Table>> = {
  courses: {
    keyOf: ({ slug }) => words(slug),
    columns: [
      column('slug', textCell, 'kolam-programming'),
      column('title', textCell, 'Kolam Programming'),
      column('description', textCell, 'Loops and symmetry, drawn with rice flour.'),
      column('shortDescription', textCell, 'Loops and symmetry'),
      column('duration', textCell, '3 months'),
      column('level', textCell, 'Beginner'),
      ...(hasCategories ? [column('category', textCell, '')] : []),
      column('order', numberCell, '1'),
      column('instructor', textCell, 'Anbu Selvan'),
      column('price', numberCell, '10000'),
      column('syllabus', textCell, '', 'pdf'),
      column('highlights', linesCell, 'Small batches\nProjects every week'),
      column('curriculum', modulesCell, 'Dots\n- Rows\n- Columns\nLines\n- Loops'),
      column('prerequisites', textCell, 'None'),
      column('fees.gstRate', numberCell, '18'),
      column('fees.gstIncluded', yesCell, 'no'),
      column(
        'fees.instalments',
        recordsCell(['label', 'due', 'amount'], ['amount']),
        'First | On joining | 6000\nSecond | After a month | 5800',
      ),
      column('fees.included', linesCell, 'Books'),
      column('fees.notIncluded', linesCell, 'Exam fee of the vendor'),
      column(
        'fees.refunds',
        recordsCell(['until', 'percent'], ['percent']),
        'Before the first class | 100',
      ),
      column('questions', questionsCell, 'Is there a lab?\n- Yes, every Saturday.'),
    ],
  },
  trainers: {
    keyOf: ({ name }) => words(name),
    columns: [
      column('name', textCell, 'Anbu Selvan'),
      column('photo', textCell, '', 'image'),
      column('teaches', textCell, 'Loops and symmetry'),
      column('courses', linesCell, 'kolam-programming', 'course'),
      column('qualifications', linesCell, 'MSc Mathematics'),
      column('years', numberCell, '12'),
      column('links', linksCell, 'LinkedIn https://example.com/anbu'),
      column('left', yesCell, 'no'),
    ],
  },
  batches: {
    keyOf: ({ course, firstDay, days, branch }) =>
      words(course, firstDay, daysCell.write(days ?? []), branch),
    columns: [
      column('course', textCell, 'kolam-programming', 'course'),
      column('firstDay', textCell, '2027-01-04'),
      column('lastDay', textCell, '2027-03-26'),
      column('days', daysCell, 'monday 18:30-20:30\nthursday 18:30-20:30'),
      column('mode', textCell, 'classroom'),
      column('branch', textCell, ''),
      column('room', textCell, 'Lab 2'),
      column('trainer', textCell, 'Anbu Selvan', 'trainer'),
      column('language', textCell, 'English'),
      column('seats', numberCell, '20'),
      column('state', textCell, 'planned'),
    ],
  },
  placements: {
    keyOf: ({ studentName, course, company, position }) =>
      words(studentName, course, company, position),
    columns: [
      column('studentName', textCell, 'Meena R'),
      column('course', textCell, 'Kolam Programming'),
      column('company', textCell, 'Rice Flour Systems'),
      column('position', textCell, 'Engineer'),
    ],
  },
};

/** The title of the column with the id of a document, which may be empty for a new one. */
export const idTitle = 'id';

/** The id of the template's example, which does not come in. */
export const exampleId = 'example';
