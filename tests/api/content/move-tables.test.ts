import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucket, firestore } from '../../../functions/src/platform/admin.ts';
import { exportSite } from '../../../tools/export/export-site.ts';
import { importCsv } from '../../../tools/import/csv/import-csv.ts';
import { tableNames, type TableName } from '../../../tools/import/csv/tables.ts';
import { newReport } from '../../../tools/import/report.ts';
import { resetFirestore } from '../../support/preserve-site.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

let folder: string;
let first: string;

/** Leaves each table the rows that two trainers have to do with, and the first placements. */
async function keepFew(): Promise<void> {
  const batch = firestore().batch();
  const rowsOf = async (name: TableName) => (await firestore().collection(name).get()).docs;
  const trainers = (await rowsOf('trainers')).slice(0, 2);
  const taught = trainers.flatMap((trainer) => trainer.get('courses') as string[]);
  const kept = {
    trainers: trainers.map(({ id }) => id),
    courses: taught,
    batches: (await rowsOf('batches')).flatMap((each) =>
      taught.includes(each.get('course')) ? [each.id] : [],
    ),
    placements: (await rowsOf('placements')).slice(0, 2).map(({ id }) => id),
  };
  for (const name of tableNames)
    for (const { id, ref } of await rowsOf(name)) if (!kept[name].includes(id)) batch.delete(ref);
  await batch.commit();
}

beforeAll(async () => {
  await keepFew();
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  first = join(folder, 'first');
  await exportSite(first);
});

afterAll(() => rmSync(folder, { recursive: true }));

const textOf = (where: string, name: string) => readFileSync(join(where, name), 'utf8');

/** Runs the import as the command does; returns what it says. */
async function run(name: TableName, file: string, isDry = false): Promise<string[]> {
  const lines: string[] = [];
  const report = newReport((line) => lines.push(line));
  const options = { pictures: join(first, 'pictures'), isDry };
  const { summary } = await importCsv(name, file, options, report);
  return [...lines, ...summary().split('\n')];
}

const countOf = async (name: string) =>
  (await firestore().collection(name).count().get()).data().count;

// moving-10
test('an export has the posts as Markdown, with their pictures, and all of it as JSON', async () => {
  const { posts, courses, about } = JSON.parse(textOf(first, 'content.json')) as {
    posts: { slug: string; title: string; image: string }[];
    courses: object[];
    about: { title: string };
  };
  expect([posts.length, courses.length]).toEqual([
    await countOf('posts'),
    await countOf('courses'),
  ]);
  expect(about.title).toBeTruthy();
  const post = posts.find(({ image }) => image);
  const file = textOf(first, join('posts', `${post?.slug}.md`));
  expect(file).toContain(`title: ${post?.title}`);
  expect(file).toContain(`image: ../pictures/${basename(post?.image ?? '')}`);
  expect(readFileSync(join(first, 'pictures', basename(post?.image ?? ''))).length).toBeGreaterThan(
    0,
  );
});

// moving-9, moving-10
test('what was exported changes nothing where it is, and is the same in an empty site', async () => {
  for (const name of tableNames)
    expect(await run(name, join(first, `${name}.csv`))).toEqual([
      `${name}: ${await countOf(name)} as they were`,
      'Listed above: 0',
    ]);

  await resetFirestore();
  const [syllabus = ''] =
    /documents\/[0-9a-f]{16}-[a-z0-9.-]+/.exec(textOf(first, 'courses.csv')) ?? [];
  await (await bucket()).file(syllabus).delete();
  for (const name of tableNames)
    expect((await run(name, join(first, `${name}.csv`))).at(-1)).toBe('Listed above: 0');
  const second = join(folder, 'second');
  await exportSite(second);
  for (const name of tableNames)
    expect(textOf(second, `${name}.csv`)).toBe(textOf(first, `${name}.csv`));
  const [exists] = await (await bucket()).file(syllabus).exists();
  expect(exists).toBe(true);
});

// moving-9
test('a table without ids comes in once, and what cannot come in is listed by its row', async () => {
  const file = join(folder, 'mine.csv');
  writeFileSync(
    file,
    'slug,title,description,price\nloops,Loops,All about loops,500\nloops,Again,Same slug,1\n,No slug,x,1\nknots,Knots,Tied,cheap\n',
  );
  const refused = [
    '- row 3: is the same as row 2',
    '- row 4: slug: Slug is required',
    '- row 5: price: Enter the price as a number',
  ];
  expect(await run('courses', file)).toEqual([...refused, 'courses: 1 new', 'Listed above: 3']);
  const versions = await countOf('versions');
  expect(await run('courses', file)).toEqual([
    ...refused,
    'courses: 1 as they were',
    'Listed above: 3',
  ]);
  expect(await countOf('versions')).toBe(versions);

  writeFileSync(
    file,
    'id,slug,title,description,syllabus\n,loops,Loops,x,gone.pdf\nexample,mine,Mine,x,\n',
  );
  const [missing, example] = await run('courses', file, true);
  expect(missing).toMatch(/^- row 2: gone\.pdf: is not in /);
  expect(example).toMatch(/^- row 3: has the id of the template's example/);
});

// moving-9
test('a row without an id changes the course with its slug, and of that only what it has', async () => {
  const [known] = (await firestore().collection('courses').limit(1).get()).docs;
  const file = join(folder, 'titles.csv');
  writeFileSync(file, `slug,title\n${known?.get('slug')},Called otherwise\n`);
  expect(await run('courses', file)).toContain('courses: 1 changed');
  const { updatedAt, ...now } = (await known?.ref.get())?.data() ?? {};
  expect({ ...now, updatedAt: known?.get('updatedAt') }).toEqual({
    ...known?.data(),
    title: 'Called otherwise',
  });
  expect(updatedAt).not.toBe(known?.get('updatedAt'));
});
