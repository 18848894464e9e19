import { kinds } from '@institute/schema';
import fc from 'fast-check';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { fullBodyOf } from '../../../tests/support/full-bodies.ts';
import { Refused } from '../refused.ts';
import { csvText, readCsv, readCsvFile } from './csv-text.ts';
import { referencesOf } from './references.ts';
import {
  columnsOf,
  readRow,
  reasonOf,
  tableText,
  templateText,
  withFields,
  withNames,
} from './rows.ts';
import { tableNames, type TableName } from './tables.ts';

const words = referencesOf({
  course: [
    ['python-full-stack-development', 'python'],
    ['id2', 'spreadsheets-for-beginners'],
  ],
  trainer: [
    ['id3', 'Alex Morgan'],
    ['id4', 'Meena'],
    ['id5', 'Meena'],
  ],
});

/** What a file says of its only document, as its form has it. */
async function formIn(name: TableName, text: string): Promise<DocumentData> {
  const { titles, rows } = readCsv(Buffer.from(text));
  expect(rows).toHaveLength(1);
  const { fields } = readRow(columnsOf(name, titles), rows[0] ?? []);
  const named = await withNames(fields, (names, word) =>
    names === 'course' || names === 'trainer' ? words.idOf(names, word) : word,
  );
  return kinds[name].body.parse(withFields({}, named));
}

// moving-9, moving-10
test.each(tableNames)('what is written of %s is read again', async (name) => {
  const form = kinds[name].body.parse(fullBodyOf(name));
  expect(await formIn(name, tableText(name, [{ ...form, _id: 'x' }], words))).toEqual(form);
});

// moving-9
test.each(tableNames)(
  'the example of the template of %s is one that could come in',
  async (name) => {
    expect(await formIn(name, templateText(name))).toBeTruthy();
  },
);

// moving-9
test('of a file that is too large, no more is read than one may have', async () => {
  await expect(readCsvFile('/dev/zero')).rejects.toThrow('at most 20 MB');
});

// api-11
test('characters that control or turn a text do not come in', () => {
  const { rows } = readCsv(Buffer.from('Name\nMee\u202ena\u0007\n'));
  expect(rows).toEqual([['Meena']]);
});

const nasty = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'-|\\nr\'"=+;, \n\r#ௐ'), maxLength: 12 }),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '');

// moving-10
test('so is text of every kind, in lists, records and outlines', async () => {
  const course = fc.record({
    title: nasty,
    highlights: fc.array(nasty, { maxLength: 3 }),
    curriculum: fc.array(fc.record({ module: nasty, topics: fc.array(nasty, { maxLength: 3 }) }), {
      maxLength: 3,
    }),
    questions: fc.array(fc.record({ question: nasty, answer: nasty }), { maxLength: 3 }),
    refunds: fc.array(fc.record({ until: nasty, percent: fc.integer({ min: 0, max: 100 }) }), {
      maxLength: 3,
    }),
  });
  await fc.assert(
    fc.asyncProperty(course, async ({ refunds, ...more }) => {
      const full = fullBodyOf('courses');
      const form = kinds.courses.body.parse({ ...full, ...more, fees: { ...full.fees, refunds } });
      expect(await formIn('courses', tableText('courses', [{ ...form, _id: 'x' }], words))).toEqual(
        form,
      );
    }),
  );
});

// moving-10
test('no cell runs as a formula, and each is read as it was', () => {
  const cells = ['=1+1', "'=1+1", "''-x", "'quoted'", '\t=x', '-', 'plain'];
  const text = csvText([['a', (cell: string) => cell]], cells);
  expect(text).not.toMatch(/^"[\s=+@-]/m);
  expect(readCsv(Buffer.from(text)).rows.flat()).toEqual(cells);
});

// moving-9
test('courses and trainers are named by slug and name, or by id where two share it', () => {
  expect(words.wordOf('course', 'id2')).toBe('spreadsheets-for-beginners');
  expect(words.wordOf('trainer', 'id4')).toBe('id4');
  expect(words.idOf('trainer', 'id4')).toBe('id4');
  expect(() => words.idOf('trainer', 'Meena')).toThrow('two trainers are called');
  expect(() => words.idOf('course', 'cobol')).toThrow('there is no course "cobol"');
});

// moving-9
test('a column that no template has is refused, and so is a cell that cannot be read', () => {
  expect(() => columnsOf('courses', ['slug', 'colour'])).toThrow('a column "colour"');
  expect(() => columnsOf('courses', ['price', 'slug', 'Price'])).toThrow('two columns "Price"');
  const columns = columnsOf('courses', ['Slug', 'INSTALMENTS', 'gstIncluded', 'curriculum']);
  for (const [cells, reason] of [
    [['a', 'First | 100', '', ''], 'instalments: "First | 100" is not label | due | amount'],
    [['a', '', 'perhaps', ''], 'gstIncluded: "perhaps" is neither yes nor no'],
    [['a', '', '', '- Rows'], 'curriculum: "- Rows" stands below nothing'],
  ] as const) {
    expect(() => readRow(columns, cells)).toThrow(reason);
    expect(() => readRow(columns, cells)).toThrow(Refused);
  }
  expect(() => readRow(columnsOf('batches', ['days']), ['Mondays'])).toThrow(
    'is not a day such as',
  );
});

// moving-9
test.each([
  ['price', '10.000'],
  ['instalments', 'First | On joining | 6.000'],
])('a point between thousands is refused in %s: %s', (title, cell) => {
  expect(() => readRow(columnsOf('courses', [title]), [cell])).toThrow(
    'write the number without points between thousands',
  );
});

// moving-9
test('columns that a file lacks leave their fields as they are; empty cells empty them', () => {
  const columns = columnsOf('courses', ['slug', 'price', 'duration']);
  const { fields } = readRow(columns, ['a', '500', '']);
  const kept = { slug: 'a', title: 'A', price: 1, duration: '3 months', fees: { gstRate: 18 } };
  expect(withFields(kept, fields)).toEqual({ ...kept, price: 500, duration: undefined });
});

// moving-9
test('a cell that is none of what the form offers is refused with what it offers', () => {
  const course = { slug: 'one', title: '', description: 'It.', level: 'Expert' };
  const { error } = kinds.courses.body.safeParse(course);
  expect(error?.issues.map(reasonOf)).toEqual([
    'title: Title is required',
    'level: Choose a level (Beginner, Intermediate, Advanced)',
  ]);
});
