import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { judgeRows, withOutcomes } from './judge-rows.ts';
import { cellsOf, guessColumns, readFile } from './read-file.ts';

const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

// enquiries-26
test.each([
  ['UTF-8 with commas', Buffer.from('Name,Phone\nவள்ளி,1\n'), 'வள்ளி'],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFName;Phone\r\nவள்ளி;1'), 'வள்ளி'],
  ['UTF-16 with tabs', utf16('Name\tPhone\r\nவள்ளி\t1\r\n'), 'வள்ளி'],
  ['Windows-1252', Buffer.from('Name;Phone\nRen\u00e9e;1', 'latin1'), 'Renée'],
])('%s is read', (_, bytes, name) => {
  expect(readFile(bytes)).toEqual({ titles: ['Name', 'Phone'], rows: [[name, '1']] });
});

// enquiries-26
test('a file without rows, or with too many, is refused', () => {
  expect(() => readFile(Buffer.from('Name,Phone\n'))).toThrow('no rows');
  expect(() => readFile(Buffer.from(`Name\n${'a\n'.repeat(5001)}`))).toThrow('at most 5,000');
});

// enquiries-26
test('columns are guessed by their titles, each once', () => {
  const titles = [
    'S.No',
    'Date',
    'Student Name',
    'Mobile No',
    'E-mail ID',
    'Course Name',
    'Remarks',
  ];
  const columns = guessColumns(titles);
  expect(columns).toEqual({ arrivedOn: 1, name: 2, phone: 3, email: 4, course: 5, message: 6 });
  expect(cellsOf(['1', 'x', 'Meena'], columns)).toMatchObject({ name: 'Meena', phone: '' });
});

/** 5,000 rows, of which one in ten is broken or a duplicate. */
const manyRows = () =>
  Array.from({ length: 5000 }, (_, index) => {
    const phone = `90000${String(index).padStart(5, '0')}`;
    const broken = [
      { phone: '12' },
      { name: '' },
      { email: 'at example.com' },
      { arrivedOn: '32/13/2026' },
      { phone: '9000000001' },
    ][Math.floor(index / 10) % 5];
    const cells = { name: 'Meena', phone, email: '', course: '', message: '', arrivedOn: '' };
    return { id: randomUUID(), cells: { ...cells, ...(index % 10 === 5 && broken) } };
  });

// enquiries-26
test('5,000 rows are judged one by one', () => {
  const judged = judgeRows(manyRows());
  const countOf = (state: string) => judged.filter((row) => row.state === state).length;
  expect([countOf('ready'), countOf('refused'), countOf('duplicate')]).toEqual([4500, 400, 100]);
  expect(judged[45]).toMatchObject({ number: 47, why: 'The same person as row 3' });
  const outcomes = new Map([
    [judged[0]!.id, undefined],
    [judged[1]!.id, 'known'],
  ]);
  expect(withOutcomes(judged, outcomes, 'stored').slice(0, 3)).toMatchObject([
    { state: 'stored' },
    { state: 'duplicate', duplicateOf: 'known' },
    { state: 'ready' },
  ]);
});
