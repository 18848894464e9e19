import {
  builtFacts,
  type StoredBatch,
  type StoredCourse,
  type StoredTranslation,
} from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { lists, readAllEntries } from '../../../functions/src/content/summaries/read-lists.ts';
import { clearCaches } from '../../../functions/src/platform/cached.ts';
import { sampleBatch, sampleCourse } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

const texts = [
  { path: 'title', english: 'Kolam Programming', tamil: 'கோலம் நிரலாக்கம்' },
  {
    path: 'description',
    english: 'Loops and symmetry, drawn with rice flour.',
    tamil: 'அரிசி மாவில் வரையும் சுழற்சிகள்.',
  },
];

async function createCourse(): Promise<StoredCourse> {
  const { body } = await admin('POST', '/api/courses', { body: sampleCourse() });
  return body.data as StoredCourse;
}

const translate = (course: StoredCourse, fields: object = {}) =>
  admin('POST', '/api/translations', {
    body: { kind: 'courses', of: course._id, texts, ...fields },
  });

const update = ({ _id }: StoredCourse, fields: object) =>
  admin('PUT', `/api/translations/courses_${_id}`, {
    body: { kind: 'courses', of: _id, texts, ...fields },
  });

const save = ({ _id, slug }: StoredCourse, fields: object) =>
  admin('PUT', `/api/courses/${_id}`, { body: { ...sampleCourse(), slug, ...fields } });

const stateOf = async ({ _id }: StoredCourse) => {
  const found = await firestore().doc(`courses/${_id}`).get();
  const { inTamil, untranslated, updatedAt } = found.data() ?? {};
  return { inTamil, untranslated, updatedAt };
};

/** What the list of courses has beside the card. */
async function besides({ _id }: StoredCourse): Promise<object | undefined> {
  clearCaches();
  return (await readAllEntries(await lists.courses())).find(({ id }) => id === _id)?.besides;
}

// tamil-10
test('a document says whether its page is offered in Tamil, as long as its English stays', async () => {
  const course = await createCourse();
  expect(await stateOf(course)).toEqual({ updatedAt: course.updatedAt });
  expect((await translate(course, { texts: texts.slice(0, 1) })).status).toBe(201);
  expect(await stateOf(course)).toEqual({
    untranslated: { missing: 1, stale: 0 },
    updatedAt: course.updatedAt,
  });
  expect((await update(course, {})).status).toBe(200);
  const offered = { inTamil: true, untranslated: { missing: 0, stale: 0 } };
  expect(await stateOf(course)).toEqual({ ...offered, updatedAt: course.updatedAt });
  expect(await besides(course)).toMatchObject(offered);

  await save(course, { duration: '3 months' });
  expect(await stateOf(course)).toMatchObject({ inTamil: true, untranslated: { missing: 1 } });
  await save(course, { title: 'Kolam' });
  expect(await stateOf(course)).toMatchObject({ untranslated: { missing: 0, stale: 1 } });
  expect((await stateOf(course)).inTamil).toBeUndefined();
  expect(await besides(course)).not.toHaveProperty('inTamil');

  await save(course, {});
  expect((await stateOf(course)).inTamil).toBe(true);
  await admin('DELETE', `/api/translations/courses_${course._id}`);
  expect(await stateOf(course)).toEqual({ updatedAt: expect.any(String) });
});

// tamil-10
test('a translation adds no version to its document, and its own are kept and restored', async () => {
  const course = await createCourse();
  await translate(course);
  await update(course, { texts: [] });
  const { docs } = await firestore()
    .collection('versions')
    .where('document', 'in', [`courses/${course._id}`, `translations/courses_${course._id}`])
    .get();
  expect(docs.map((version) => version.get('document'))).toEqual([
    `translations/courses_${course._id}`,
  ]);
  const { status } = await admin('POST', `/api/versions/${docs[0]?.id}/restore`, { body: {} });
  expect(status).toBe(200);
  expect((await stateOf(course)).inTamil).toBe(true);
});

// tamil-10
test('a translation is deleted with its document, and restored with it', async () => {
  const course = await createCourse();
  await translate(course);
  const translation = firestore().doc(`translations/courses_${course._id}`);
  const { texts: stored } = (await translation.get()).data() ?? {};
  const deletions = async () => {
    await admin('DELETE', `/api/courses/${course._id}`);
    expect((await translation.get()).exists).toBe(false);
    clearCaches();
    const listed = await readAllEntries(await lists.translations());
    expect(listed.map(({ id }) => id)).not.toContain(translation.id);
    const { docs } = await firestore()
      .collection('versions')
      .where('document', '==', `courses/${course._id}`)
      .orderBy('at', 'desc')
      .get();
    return docs[0]?.id;
  };
  const restore = (version: string | undefined) =>
    admin('POST', `/api/versions/${version}/restore`, { body: {} });
  expect((await restore(await deletions())).status).toBe(200);
  expect((await translation.get()).get('texts')).toEqual(stored);
  expect(await stateOf(course)).toMatchObject({ inTamil: true });

  // One that was deleted by itself before stays so.
  await admin('DELETE', `/api/translations/${translation.id}`);
  expect((await restore(await deletions())).status).toBe(200);
  expect((await translation.get()).exists).toBe(false);
});

// tamil-10
test('a document and its translation that go live together leave the right state', async () => {
  const course = await createCourse();
  const { body } = await translate(course);
  const { updatedAt } = body.data as StoredTranslation;
  const { body: made } = await admin('POST', '/api/releases', { body: { name: 'அ', at: null } });
  const { _id: release } = made.data as { _id: string };
  const [first, ...others] = texts;
  const edits = [
    {
      document: `courses/${course._id}`,
      data: { ...sampleCourse(), slug: course.slug, title: 'Kolam' },
      basedOn: course.updatedAt,
    },
    {
      document: `translations/courses_${course._id}`,
      data: {
        kind: 'courses',
        of: course._id,
        texts: [{ ...first, english: 'Kolam', tamil: 'கோலம்' }, ...others],
      },
      basedOn: updatedAt,
    },
  ];
  for (const edit of edits)
    expect(
      (await admin('POST', `/api/releases/${release}/edits`, { body: { ...edit, title: 'x' } }))
        .status,
    ).toBeLessThan(300);
  expect((await admin('POST', `/api/releases/${release}/publish`)).status).toBe(200);
  expect(await stateOf(course)).toMatchObject({
    inTamil: true,
    untranslated: { missing: 0, stale: 0 },
  });
});

// tamil-10
test('the first translation of a document is the only one, and a retry gets its answer', async () => {
  const course = await createCourse();
  const first = await translate(course);
  expect((await translate(course)).body.data).toEqual(first.body.data);
  const { status, body } = await translate(course, { texts: [] });
  expect(status).toBe(409);
  expect(body.data).toEqual(first.body.data);
});

// tamil-10
test('what is no text of a document that exists is refused where it is wrong', async () => {
  const course = await createCourse();
  const text = { english: 'x', tamil: 'அ' };
  const wrong: [fields: object, field: string][] = [
    [{ kind: 'enquiries' }, 'kind'],
    [{ kind: 'home' }, 'kind'],
    [{ of: 'missing' }, 'of'],
    [{ texts: [{ ...text, path: 'slug' }] }, 'texts.0.path'],
    [
      {
        texts: [
          { ...text, path: 'title' },
          { ...text, path: '__proto__.x' },
        ],
      },
      'texts.1.path',
    ],
    [{ texts: [{ ...text, path: 'title', tamil: 'அ'.repeat(10_001) }] }, 'texts.0.tamil'],
    [{ texts: [{ ...text, path: 'title', tamil: '{course.fee}' }] }, 'texts.0.tamil'],
    [{ texts: Array.from({ length: 2 }, () => ({ ...text, path: 'title' })) }, 'texts'],
  ];
  for (const [fields, field] of wrong) {
    const { status, body } = await translate(course, fields);
    expect([status, Object.keys(body.fields ?? {})], JSON.stringify(fields)).toEqual([
      400,
      [field],
    ]);
  }
  const other = await createCourse();
  await translate(course);
  expect((await update(course, { of: other._id })).status).toBe(400);
});

// tamil-12
test('batches to come are among them, by their courses and first days, and what has no texts is not', async () => {
  const { _id: course } = await createCourse();
  const make = async (fields: object) => {
    const given = { ...sampleBatch, state: 'open', course, ...fields };
    const { body } = await admin('POST', '/api/batches', { body: given });
    return `translations/batches_${(body.data as StoredBatch)._id}`;
  };
  const made: string[] = [];
  for (const day of [5, 4, 3, 2])
    made.push(await make({ branch: 'Perungudi', firstDay: `2099-01-0${day}` }));
  const others = [
    await make({ branch: '' }),
    await make({ branch: 'Perungudi', firstDay: '2020-01-06' }),
    await make({ branch: 'Perungudi', state: 'planned' }),
  ];
  const states = (await admin('GET', '/api/translations')).body.data as { document: string }[];
  const found = states.filter(({ document }) => [...made, ...others].includes(document));
  expect(found.map(({ document }) => document)).toEqual(made.toReversed());
  expect(found.at(-1)).toEqual({
    document: made[0],
    title: 'Kolam Programming, 5 Jan 2099',
    missing: 1,
    stale: 0,
    first: 'branch',
  });
});

// tamil-12
test('staff see what is missing or stale, and Health says so once the site is in Tamil', async () => {
  const course = await createCourse();
  await translate(course);
  await save(course, { title: 'Kolam', duration: '3 months' });
  const document = `translations/courses_${course._id}`;
  const { body } = await admin('GET', '/api/translations');
  const states = body.data as { document: string }[];
  expect(states.find((state) => state.document === document)).toEqual({
    document,
    title: 'Kolam',
    missing: 1,
    stale: 1,
    first: 'title',
  });
  const ofKind = async (kind: string) =>
    ((await admin('GET', `/api/translations?kind=${kind}`)).body.data as typeof states).map(
      (state) => state.document,
    );
  const ofCourses = states.filter((state) => state.document.startsWith('translations/courses_'));
  expect(await ofKind('courses')).toEqual(ofCourses.map((state) => state.document));
  expect(await ofKind('trainers')).not.toContain(document);
  const problems = async () => {
    clearCaches();
    const health = (await admin('GET', '/api/health')).body.data as { document: string }[];
    return health.filter((problem) => problem.document === document);
  };
  const setTamil = (tamil: boolean) =>
    admin('PUT', '/api/institute', { body: { ...builtFacts, tamil } });
  await setTamil(true);
  expect(await problems()).toEqual([
    {
      kind: 'tamil',
      document,
      title: 'Kolam',
      field: 'title',
      text: '1 text missing in Tamil, 1 stale',
    },
  ]);
  await setTamil(false);
  expect(await problems()).toEqual([]);
});
