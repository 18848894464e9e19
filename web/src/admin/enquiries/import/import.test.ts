import { randomUUID } from 'node:crypto';
import papa from 'papaparse';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkedPeople } from './checked-people.ts';
import { keyOf, typedCourses } from './course-names.ts';
import { judgeRows, withOutcomes } from './judge-rows.ts';
import { cellsOf, guessColumns, readChosen, readFile } from './read-file.ts';
import { refusedCsv } from './refused-csv.ts';

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
  const { parse } = papa;
  let read = 0;
  const counted = (text: string, config: papa.ParseConfig<string[]>) =>
    parse<string[]>(text, {
      ...config,
      step:
        config.step &&
        ((row, parser) => {
          read += 1;
          config.step?.(row, parser);
        }),
    } as typeof config & { download: false; worker: false });
  const spy = vi.spyOn(papa, 'parse').mockImplementation(counted as typeof parse);
  onTestFinished(() => spy.mockRestore());
  const rows = 'a\n'.repeat(5_000_000);
  expect(() => readFile(Buffer.from(`Name\n${rows}`))).toThrow('at most 5,000');
  // The titles, 5,000 rows, and one too many.
  expect(read).toBe(5_002);
});

// enquiries-26, moving-9
test.each([
  ['.xlsx', 'PK\u0003\u0004\u0014\n[Content_Types].xml\nx'],
  ['.xls', '\u00d0\u00cf\u0011\u00e0\u00a1\nx\ny'],
])('a workbook such as an %s is no file of rows', (_, text) => {
  expect(() => readFile(Buffer.from(text, 'latin1'))).toThrow('This is a workbook: save it as CSV');
});

// enquiries-26
test('of a file that is too large, no more is read than tells so', async () => {
  const parts: number[] = [];
  class Huge extends Blob {
    override slice(from: number, to: number): Blob {
      parts.push(from, to);
      return new Blob([new Uint8Array(to - from)]);
    }
    override arrayBuffer(): never {
      throw new Error('All of it is read');
    }
  }
  await expect(readChosen(new Huge())).rejects.toThrow('at most 20 MB');
  expect(parts).toEqual([0, 20_000_001]);
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

// enquiries-26
test.each([
  [
    'Meta',
    'id,created_time,ad_id,ad_name,adset_id,adset_name,campaign_id,campaign_name,form_id,form_name,is_organic,platform,which_course_are_you_interested_in?,full_name,phone_number,email',
    'l:1,2026-11-20T22:15:33-05:00,ag:2,Python Nov,as:3,Chennai,c:4,Admissions,f:5,Enquiry,false,ig,Python,Meena Raj,p:+919876543210,meena@example.com',
    { arrivedOn: '2026-11-21', course: 'Python' },
  ],
  [
    'Google Contacts',
    'First Name,Middle Name,Last Name,Phonetic First Name,Organization Name,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
    'Meena,,Raj,,Acme,1999-01-31,Asked for weekends,* myContacts,* Home,meena@example.com ::: m@example.com,Mobile,+91 98765 43210 ::: +91 44 2345 6789',
    { message: 'Asked for weekends\nOther phone: +914423456789', arrivedOn: '' },
  ],
])('an export of %s is read as it is', (_, titles, row, more) => {
  const file = readFile(Buffer.from(`${titles}\n${row}`));
  const columns = guessColumns(file.titles);
  const [judged] = judgeRows(file.rows.map((each) => ({ id: '1', cells: cellsOf(each, columns) })));
  expect(judged).toMatchObject({
    state: 'ready',
    row: { name: 'Meena Raj', phone: '+919876543210', email: 'meena@example.com', ...more },
  });
});

const rowOf = (cells: object) => ({
  id: randomUUID(),
  cells: {
    ...{ name: 'Meena', phone: '', email: '', course: '', message: '', arrivedOn: '' },
    ...{ source: '', city: '', ...cells },
  },
});

const byPhone = { phone: '9000000001' };
const byEmail = { email: 'meena@example.com' };
const byBoth = { ...byPhone, ...byEmail };

// enquiries-26
test.each([
  ['a phone, both, and an email', [byPhone, byBoth, byEmail]],
  ['an email, a phone, and both', [byEmail, byPhone, byBoth]],
])('rows with %s are one person, who keeps phone and email', (_, cells) => {
  const judged = judgeRows(cells.map(rowOf));
  expect(judged.map(({ state }) => state)).toEqual(['ready', 'duplicate', 'duplicate']);
  expect(judged[0]?.row).toMatchObject({ phone: '+919000000001', ...byEmail });
});

// enquiries-26
test('what a later row of a person says differently goes to the message, each once', () => {
  const first = { ...byBoth, course: 'Python', message: 'Wants mornings' };
  const judged = judgeRows([
    rowOf(first),
    rowOf({ ...byPhone, email: 'raj@example.com', course: 'Tally', source: 'Fair' }),
    rowOf({ ...first, name: 'Raj', course: 'PYTHON', source: 'Walk-in' }),
    rowOf({ ...byPhone, course: 'Tally', message: 'Now evenings', city: 'Salem' }),
    rowOf({ ...byPhone, name: '', message: 'Now evenings', arrivedOn: '' }),
  ]);
  expect(judged.map(({ why }) => why)).toEqual([
    '',
    'The same person as row 2. Added there: source. Different, so added to the message there: email, course',
    'The same person as row 2. Different, so added to the message there: name, source',
    'The same person as row 2. Added there: city. Different, so added to the message there: message',
    'The same person as row 2',
  ]);
  expect(judged[0]?.row).toMatchObject({ ...byEmail, course: 'Python', source: 'Fair' });
  expect(judged[0]?.row?.message.split('\n')).toEqual([
    'Wants mornings',
    'Other email: raj@example.com',
    'Other course: Tally',
    'Other name: Raj',
    'Other source: Walk-in',
    'Other message: Now evenings',
  ]);
});

// enquiries-26
test('what does not fit in the message of a person is told', () => {
  const message = 'a'.repeat(1_980);
  const judged = judgeRows([
    rowOf({ ...byPhone, course: 'Python', message }),
    rowOf({ ...byPhone, course: 'Tally', message: 'Now evenings, please' }),
  ]);
  expect(judged[1]?.why).toBe(
    'The same person as row 2. Different, so added to the message there: course. Not imported, because it does not fit in the message there: message',
  );
  expect(judged[0]?.row?.message).toBe(`${message}\nOther course: Tally`);
});

// enquiries-26
test('a row without a name has that of a later row of the person', () => {
  const judged = judgeRows([rowOf({ ...byPhone, name: '' }), rowOf(byPhone)]);
  expect(judged[0]?.row?.name).toBe('Meena');
  expect(judged[1]?.why).toBe('The same person as row 2. Added there: name');
});

// enquiries-26
test('names of courses that the site does not know are told once, and stand for what is chosen', () => {
  const cells = ['Tally', ' python  fs', '', 'Embedded', 'PYTHON FS', 'web-development', 'Other'];
  expect(typedCourses(cells, ['Embedded'])).toEqual([
    { name: 'python  fs', rows: 2 },
    { name: 'Tally', rows: 1 },
  ]);
  const phones = ['9000000001', '9000000002', '9000000003'];
  const courses = ['python  fs', 'Python FS ', 'Tally'];
  const rows = phones.map((phone, index) => rowOf({ phone, course: courses[index] }));
  const judged = judgeRows(rows, new Map([[keyOf('Python FS'), 'Python Full Stack Development']]));
  expect(judged.map(({ row }) => row?.course)).toEqual([
    'Python Full Stack Development',
    'Python Full Stack Development',
    'Tally',
  ]);
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
    return rowOf({ phone, ...(index % 10 === 5 && broken) });
  });

// enquiries-26
test('5,000 rows are judged one by one', () => {
  const judged = judgeRows(manyRows());
  const countOf = (state: string) => judged.filter((row) => row.state === state).length;
  expect([countOf('ready'), countOf('refused'), countOf('duplicate')]).toEqual([4800, 100, 100]);
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

// enquiries-26
test('whom the server knows is not asked again where other columns are chosen', () => {
  const people = checkedPeople();
  const [meena, valli] = [byPhone, { email: 'valli@example.com' }].map(rowOf);
  const first = judgeRows([meena!, valli!]);
  people.note(
    first,
    new Map([
      [meena!.id, 'known'],
      [valli!.id, undefined],
    ]),
  );
  const withCourse = rowOf({ ...byPhone, course: 'Python' });
  const withoutEmail = rowOf({ phone: '90000 00099' });
  const again = rowOf({ email: 'valli@example.com' });
  expect([...people.outcomesOf(judgeRows([withCourse, valli!, withoutEmail, again]))]).toEqual([
    [withCourse.id, 'known'],
    [valli!.id, undefined],
  ]);
});

// enquiries-26
test('what cannot be imported is a file with the reasons, which is read again', () => {
  const file = readFile(Buffer.from('Name,Mobile,Fee\nMeena,12,=1+1\nValli,9000000001,5\n'));
  const columns = guessColumns(file.titles);
  const given = file.rows.map((row) => ({ id: randomUUID(), cells: cellsOf(row, columns) }));
  const csv = refusedCsv(file, judgeRows(given));
  expect(readFile(Buffer.from(csv))).toEqual({
    titles: ['Name', 'Mobile', 'Fee', 'Cannot be imported'],
    rows: [['Meena', '12', "'=1+1", 'Enter a phone number or an email address']],
  });
});
