import {
  collections,
  dayAfter,
  importedRows,
  localDay,
  type ImportOutcome,
} from '@institute/schema';
import { beforeEach, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import {
  judgeRows,
  withOutcomes,
  type JudgedRow,
} from '../../../web/src/admin/enquiries/import/judge-rows.ts';
import {
  cellsOf,
  guessColumns,
  readFile,
} from '../../../web/src/admin/enquiries/import/read-file.ts';
import { isDeep } from '../../support/level.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin } = siteTest();

beforeEach(() => firestore().recursiveDelete(firestore().collection(collections.enquiries)));

const today = localDay(new Date());
const [year, month, day] = dayAfter(today, -30).split('-');

/** The same day as people write it. */
const days = [
  `${day}/${month}/${year}`,
  `${year}-${month}-${day}`,
  `${Number(day)}.${Number(month)}.${year}`,
];

/** The same number as people write it. */
const phones = [
  (number: string) => number,
  (number: string) => `0${number}`,
  (number: string) => `+91 ${number.slice(0, 5)} ${number.slice(5)}`,
  (number: string) => `91-${number.slice(0, 5)}-${number.slice(5)}`,
  (number: string) => `'+91${number}`,
  (number: string) => `${number}.0`,
  (number: string) => `tel:+91${number}`,
];

const broken = [
  { phone: '12', email: '' },
  { name: '' },
  { email: 'at example.com' },
  { date: '32/13/2026' },
  { date: 'next Pongal' },
  { phone: '', email: '' },
  { date: '01/01/2001' },
  // Duplicates of an earlier row by phone, of a stored enquiry by phone and by email.
  { phone: '0 90000 00000' },
  { phone: '098765 43210' },
  { email: 'KARTHIK@example.com' },
];

/** Whether the broken row of these ten is kept: its name, email or date is what is wrong. */
const isKept = (ten: number): boolean => [1, 2, 3, 4].includes(ten % broken.length);

const names = ['Renée D’Souza', 'Meena "Mimi" R', 'Anbu, K', 'Valli\nS'];

const rowAt = (index: number) => {
  const number = `90000${String(index).padStart(5, '0')}`;
  return {
    name: names[index % names.length]!,
    phone: phones[index % phones.length]!(number),
    email: index % 3 === 0 ? ` Lead${index}@Example.com` : '',
    date: days[index % days.length]!,
    ...(index % 10 === 5 && broken[Math.floor(index / 10) % broken.length]),
  };
};

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const textOf = (rows: readonly ReturnType<typeof rowAt>[], separator: string) =>
  [['Student Name', 'Mobile No', 'E-mail', 'Date'], ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map(quoted).join(separator))
    .join('\r\n');

const latin = (text: string) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1');

const files = [
  (rows: Parameters<typeof textOf>[0]) => Buffer.from(textOf(rows, ',')),
  (rows: Parameters<typeof textOf>[0]) => Buffer.from(`\uFEFF${textOf(rows, ';')}`),
  (rows: Parameters<typeof textOf>[0]) => Buffer.from(`\uFEFF${textOf(rows, '\t')}`, 'utf16le'),
  (rows: Parameters<typeof textOf>[0]) => latin(textOf(rows, ';')),
];

const count = isDeep ? importedRows.file : 500;

/** Rows, a quarter of them in each of four files. */
function readRows() {
  const all = Array.from({ length: count }, (_, index) => rowAt(index));
  return files.flatMap((write, quarter) => {
    const size = all.length / files.length;
    const { titles, rows } = readFile(write(all.slice(quarter * size, (quarter + 1) * size)));
    const columns = guessColumns(titles);
    return rows.map((row) => ({ id: crypto.randomUUID(), cells: cellsOf(row, columns) }));
  });
}

/** As the dashboard sends them; returns all rows with what became of each. */
async function send(judged: readonly JudgedRow[], dryRun: boolean): Promise<JudgedRow[]> {
  const ready = judged.filter(({ state }) => state === 'ready');
  const outcomes = new Map<string, string | undefined>();
  for (let first = 0; first < ready.length; first += importedRows.call) {
    const rows = ready
      .slice(first, first + importedRows.call)
      .map(({ id, row }) => ({ ...row, id }));
    const body = { rows, consent: 'Open day', dryRun };
    const reply = await admin('POST', '/api/enquiries/import', { body });
    expect(reply.status).toBe(200);
    for (const { id, duplicateOf } of reply.body.data as ImportOutcome[])
      outcomes.set(id, duplicateOf);
  }
  return withOutcomes(judged, outcomes, dryRun ? 'ready' : 'stored');
}

const countOf = (rows: readonly JudgedRow[], state: string) =>
  rows.filter((row) => row.state === state).length;

const imported = async () =>
  (await firestore().collection(collections.enquiries).where('source', '==', 'Import').get()).docs;

// enquiries-26 enquiries-27: the emulator reads every enquiry for each query, so a third of them is stored.
test('of many rows, one in ten broken in every way, the check says exactly what of a third of them is stored then', async () => {
  await storeEnquiry({ phone: '+919876543210', email: 'karthik@example.com' });
  const before = performance.now();
  const all = await send(judgeRows(readRows()), true);
  expect(await imported()).toHaveLength(0);
  expect([countOf(all, 'ready'), countOf(all, 'refused'), countOf(all, 'duplicate')]).toEqual([
    (count / 100) * 94,
    (count / 100) * 3,
    (count / 100) * 3,
  ]);
  const checked = all.filter((_, index) => Math.floor(index / 10) % 3 === 0);
  const stored = await send(checked, false);
  const seconds = (performance.now() - before) / 1000;
  console.warn(
    `${count} rows were checked, and ${checked.length} of them stored, in ${seconds.toFixed(1)} s`,
  );
  const wanted = checked.flatMap(({ id, state, row }) =>
    state === 'ready' && row ? [{ id, row }] : [],
  );
  const kept = checked.filter((_, index) => index % 10 !== 5 || isKept(Math.floor(index / 10) * 3));
  expect(wanted).toHaveLength(kept.length);
  expect(stored.filter(({ state }) => state === 'stored').map(({ id }) => id)).toEqual(
    wanted.map(({ id }) => id),
  );
  const found = new Map((await imported()).map((each) => [each.id, each.data()]));
  expect(found.size).toBe(wanted.length);
  for (const { id, row } of wanted)
    expect(found.get(id)).toMatchObject({
      name: row.name,
      phone: row.phone,
      email: row.email,
      createdAt: row.arrivedOn ? `${dayAfter(today, -30)}T06:30:00.000Z` : expect.any(String),
    });
  expect(new Set(wanted.map(({ row }) => row.name))).toEqual(
    new Set([...names.map((name) => name.replace('\n', ' ')), 'No name']),
  );
});

// enquiries-27
test('the same rows imported by two at the same time, and again, are stored once', async () => {
  const given = Array.from({ length: 100 }, (_, index) => ({
    name: 'Meena R',
    phone: `91000${10_000 + index}`,
  }));
  const sendOnce = async () => {
    const rows = given.map((row) => ({ ...row, id: crypto.randomUUID() }));
    const body = { rows, consent: 'Open day', dryRun: false };
    const reply = await admin('POST', '/api/enquiries/import', { body });
    expect(reply.status).toBe(200);
    return (reply.body.data as ImportOutcome[]).filter(({ duplicateOf }) => !duplicateOf).length;
  };
  const counts = await Promise.all([sendOnce(), sendOnce(), sendOnce()]);
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 100]);
  expect(await sendOnce()).toBe(0);
  expect(await imported()).toHaveLength(100);
});
