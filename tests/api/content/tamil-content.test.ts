import type {
  OfferedDemoSlot,
  StoredBatch,
  StoredCourse,
  StoredDemoPlan,
  StoredTrainer,
  TranslatedText,
  TranslationState,
} from '@institute/schema';
import { beforeAll, expect, test } from 'vitest';
import { readCourse, readSingleton } from '../../../functions/src/content/read.ts';
import { sayTamil } from '../../../functions/src/content/translations/say.ts';
import { readCoursePage, readFirstCourses } from '../../../functions/src/courses/course-lists.ts';
import { readTeaching } from '../../../functions/src/courses/trainers.ts';
import { readOfferedSlots } from '../../../functions/src/demo/read-demo.ts';
import { batchCalendar } from '../../../functions/src/pages/batch-calendar.ts';
import {
  serverContentSource,
  tamilSources,
} from '../../../functions/src/pages/server-content-source.ts';
import { clearCaches } from '../../../functions/src/platform/cached.ts';
import { search, searchTamil } from '../../../functions/src/search/search.ts';
import { fullBodies } from '../../support/full-bodies.ts';
import { sampleBatch, sampleBodies, sampleCourse, sampleDemoPlan } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

async function stored<Data>(path: string, body: object): Promise<Data> {
  const reply = await admin('POST', path, { body });
  expect(reply.status, `${path}: ${JSON.stringify(reply.body)}`).toBeLessThan(300);
  return reply.body.data as Data;
}

const translate = (kind: string, of: string, texts: readonly TranslatedText[]) =>
  stored('/api/translations', { kind, of, texts });

let course: StoredCourse;
let trainer: StoredTrainer;
let batch: StoredBatch;

beforeAll(async () => {
  course = await stored('/api/courses', {
    ...sampleCourse(),
    order: 1,
    price: 45_000,
    description: 'In all {course.fee}',
    highlights: ['Labs'],
    curriculum: [{ module: 'Dots', topics: ['Rows'] }],
  });
  trainer = await stored('/api/trainers', {
    ...sampleBodies.createTrainer(),
    courses: [course._id],
  });
  batch = await stored('/api/batches', {
    ...sampleBatch,
    branch: 'Adyar',
    course: course._id,
    trainer: trainer._id,
    state: 'open',
  });
  const plan = await stored<StoredDemoPlan>('/api/demo/plans', {
    ...sampleDemoPlan,
    course: course._id,
    branch: 'Adyar',
  });
  await stored('/api/home-content', fullBodies.saveHome());
  // The sample has one.
  const texts = [{ path: 'heroTitle', english: 'Learn at our doorstep', tamil: 'வாசலில் கல்வி' }];
  await admin('PUT', '/api/translations/home', { body: { kind: 'home', of: '', texts } });
  await translate('trainers', trainer._id, [
    { path: 'teaches', english: 'Loops', tamil: 'சுழற்சிகள்' },
  ]);
  const branch = [{ path: 'branch', english: 'Adyar', tamil: 'அடையாறு' }];
  await translate('batches', batch._id, branch);
  await translate('demoPlans', plan._id, branch);
  await translate('courses', course._id, [
    { path: 'title', english: 'Kolam Programming', tamil: 'கோலம்' },
    { path: 'description', english: 'In all {course.fee}', tamil: 'மொத்தம் {course.fee}' },
    { path: 'highlights.0', english: 'Labs', tamil: 'ஆய்வகம்' },
    { path: 'curriculum.0.topics.0', english: 'Rows', tamil: 'வரிசைகள்' },
  ]);
  clearCaches();
});

// tamil-11
test('a document has its texts in Tamil, and the rest in English', async () => {
  const found = await readCourse(course._id);
  expect(await sayTamil.whole('courses', found ?? course)).toMatchObject({
    title: 'கோலம்',
    description: 'மொத்தம் {course.fee}',
    highlights: ['ஆய்வகம்'],
    curriculum: [{ module: 'Dots', topics: ['வரிசைகள்'] }],
    inTamil: true,
  });
  const home = (await readSingleton('home')) ?? {};
  expect(await sayTamil.cards('home', [home], () => '')).toEqual([
    { ...home, heroTitle: 'வாசலில் கல்வி' },
  ]);
  expect(await sayTamil.cards('trainers', [trainer], ({ _id }) => _id)).toEqual([
    { ...trainer, teaches: 'சுழற்சிகள்' },
  ]);
});

// tamil-11
test('whatever shows a course says its name in Tamil', async () => {
  const card = { title: 'கோலம்', description: 'மொத்தம் ₹45,000', highlights: ['ஆய்வகம்'] };
  const named = { slug: course.slug, title: 'கோலம்' };
  const { items } = await readCoursePage(1, undefined, sayTamil);
  expect(items[0]).toMatchObject({ ...card, next: { day: sampleBatch.firstDay } });
  expect((await readFirstCourses(1, sayTamil))[0]).toMatchObject(card);
  const kept = { category: 'Development' };
  expect(await tamilSources.source.course(course.slug)).toMatchObject({ ...named, ...kept });
  expect(await readOfferedSlots(undefined, undefined, sayTamil)).toContainEqual(
    expect.objectContaining({ course: named }),
  );
  expect(await readTeaching(sayTamil)).toContainEqual(
    expect.objectContaining({
      courses: [named],
      next: expect.objectContaining({ course: named }),
    }),
  );
  expect((await readCoursePage(1)).items[0]).toMatchObject({ title: 'Kolam Programming' });
});

// tamil-11
test('whatever shows a batch or a demo class says its branch in Tamil', async () => {
  const inTamil = { branch: 'அடையாறு' };
  const { batches, course: read, demoSlots } = tamilSources.source;
  const held = expect.objectContaining({ ...inTamil, id: batch._id });
  expect(await batches()).toContainEqual(held);
  expect((await read(course.slug))?.batches).toEqual([held]);
  const ofCourse = (slots: readonly OfferedDemoSlot[]) =>
    slots.filter((slot) => slot.course?.slug === course.slug);
  expect(ofCourse(await demoSlots())[0]).toMatchObject(inTamil);
  expect(ofCourse(await serverContentSource.demoSlots())[0]).toMatchObject({ branch: 'Adyar' });
  expect(await batchCalendar(batch._id, 'ta')).toMatch(/LOCATION:.*அடையாறு/);
  expect(await batchCalendar(batch._id, 'en')).toMatch(/LOCATION:.*Adyar/);
  for (const words of ['அடையாறு', 'adyar'])
    expect((await searchTamil(`கோலம் ${words}`)).results).toContainEqual(
      expect.objectContaining({ kind: 'batch', text: expect.stringContaining('அடையாறு') }),
    );
});

// tamil-11, tamil-12
test('a new batch says in Tamil a branch that another batch or demo class has in Tamil', async () => {
  const body = { ...sampleBatch, branch: 'Adyar', course: course._id, state: 'open' };
  const made = await stored<StoredBatch>('/api/batches', body);
  clearCaches();
  expect(await sayTamil.cards('batches', [made], ({ _id }) => _id)).toEqual([
    { ...made, branch: 'அடையாறு' },
  ]);
  const states = (await admin('GET', '/api/translations?kind=batches')).body
    .data as TranslationState[];
  const document = `translations/batches_${made._id}`;
  expect(states.find((state) => state.document === document)).toMatchObject({
    missing: 0,
    stale: 0,
  });
});

// tamil-11
test('a search in Tamil finds Tamil words and English names, and says them in Tamil', async () => {
  const path = `/courses/${course.slug}`;
  for (const words of ['கோலம்', 'kolam', 'கோலம் கட்டணங்கள்'])
    expect((await searchTamil(words)).results).toContainEqual(
      expect.objectContaining({ kind: 'course', title: 'கோலம்', path }),
    );
  expect((await search('கோலம்')).total).toBe(0);
  const spelt = (await searchTamil('புரோகிராமிங்')).results;
  expect(spelt.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['course', 'batch']));
  expect((await searchTamil('ஜனவரி')).results).toContainEqual(
    expect.objectContaining({ kind: 'batch', title: 'கோலம்' }),
  );
});

// tamil-10
test('what is stale is in English', async () => {
  const { _id, slug } = course;
  const body = { ...sampleCourse(), slug, order: 1, title: 'Kolams' };
  expect((await admin('PUT', `/api/courses/${_id}`, { body })).status).toBe(200);
  clearCaches();
  const found = await readCourse(_id);
  expect(await sayTamil.whole('courses', found ?? course)).toMatchObject({ title: 'Kolams' });
  const { items } = await readCoursePage(1, undefined, sayTamil);
  expect(items[0]).toMatchObject({ title: 'Kolams' });
});
