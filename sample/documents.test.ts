import {
  localDay,
  singletonSchemas,
  storedBatch,
  storedCourse,
  storedDemoPlan,
  storedPlacement,
  storedPost,
  storedTemplate,
  storedTrainer,
  storedTranslation,
} from '@institute/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { claimDocuments } from './claims.ts';
import { courses } from './content/courses.ts';
import { home } from './content/home.ts';
import { placements } from './content/placements.ts';
import { wordsOf } from './content/tamil/words-of.ts';
import { trainers } from './content/trainers.ts';
import { trustStats } from './content/trust-stats.ts';
import { buildDocuments } from './documents.ts';
import type { SeedDocument } from './seed-document.ts';
import type { SeedFiles } from './files.ts';
import { sampleFiles } from './test-files.ts';

const schemas = {
  courses: storedCourse,
  batches: storedBatch,
  trainers: storedTrainer,
  demoPlans: storedDemoPlan,
  placements: storedPlacement,
  posts: storedPost,
  templates: storedTemplate,
  translations: storedTranslation,
};

let files: SeedFiles;
let documents: SeedDocument[];

beforeAll(async () => {
  files = await sampleFiles();
  documents = buildDocuments(files);
}, 60_000);

const inCollection = (name: string) =>
  documents.filter(({ path }) => path.startsWith(`${name}/`)).map(({ data }) => data);

describe('documents', () => {
  test('match the schemas that they are read by', () => {
    for (const { path, data } of documents) {
      const [collection = '', _id = ''] = path.split('/');
      const schema =
        collection === 'content'
          ? singletonSchemas[_id as keyof typeof singletonSchemas]
          : schemas[collection as keyof typeof schemas];
      expect(schema.safeParse({ ...data, _id }).error, path).toBeUndefined();
    }
  });

  test('have unique paths', () => {
    const paths = documents.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  // people-5
  test('have ids that name nobody: they stay in the audit trail after an erasure', () => {
    const names = [
      ...placements.map(({ studentName }) => studentName),
      ...trainers.map(({ name }) => name),
    ];
    const words = names.flatMap((name) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []);
    const ids = documents.map(({ path }) => path.split('/')[1]?.split('-') ?? []);
    expect(ids.flat().filter((part) => words.includes(part))).toEqual([]);
  });

  test('have the expected number', () => {
    expect(inCollection('content')).toHaveLength(7);
    expect(inCollection('courses').length).toBeGreaterThanOrEqual(16);
    expect(inCollection('trainers')).toHaveLength(6);
    expect(inCollection('batches')).toHaveLength(20);
    expect(inCollection('demoPlans')).toHaveLength(3);
    expect(inCollection('placements')).toHaveLength(12);
    expect(inCollection('posts')).toHaveLength(8);
    expect(inCollection('templates')).toHaveLength(4);
    expect(home.testimonials).toHaveLength(6);
    expect(home.stats).toHaveLength(4);
    expect(trustStats.ratingPlatforms.filter(({ isActive }) => !isActive)).toHaveLength(1);
  });

  // batches-6
  test('have batches that begin in the ten weeks after the seed, on a day with a class', () => {
    const now = new Date('2026-12-31T18:30:00.000Z');
    const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
    const batches = buildDocuments(files, now)
      .filter(({ path }) => path.startsWith('batches/'))
      .map(({ data }) => storedBatch.parse({ ...data, _id: 'a' }));
    for (const { firstDay, days: held, seats, seatsTaken } of batches) {
      expect(firstDay > localDay(now) && firstDay <= '2027-03-12', firstDay).toBe(true);
      expect(held.map(({ day }) => day)).toContain(days[new Date(firstDay).getUTCDay()]);
      expect(seatsTaken).toBeLessThanOrEqual(seats);
    }
  });

  test('keep their order: courses oldest first, placements newest first', () => {
    const dates = (name: string) => inCollection(name).map(({ createdAt }) => createdAt);
    expect(dates('courses')).toEqual(dates('courses').toSorted());
    expect(dates('placements')).toEqual(dates('placements').toSorted().toReversed());
    expect(new Set(dates('courses')).size).toBe(courses.length);
    expect(new Set(dates('placements')).size).toBe(placements.length);
  });

  test('link only to files of the seed', () => {
    const paths = [...files.images.values(), ...files.syllabuses.values()].map(
      ({ path }) => `/${path}`,
    );
    const links = documents
      .flatMap(({ data }) => [data['heroImage'], data['image'], data['syllabus']])
      .filter(Boolean);
    expect(links.toSorted()).toEqual(paths.toSorted());
  });
});

describe('Tamil', () => {
  const pathOf = ({ path }: SeedDocument) => path;

  // tamil-13
  test('home, about, every course and two posts are offered in Tamil', () => {
    const offered = documents.filter(({ data }) => data['inTamil'] === true).map(pathOf);
    expect(offered).toEqual([
      'content/home',
      'content/about',
      ...courses.map(({ slug }) => `courses/${slug}`),
      'posts/evening-batch-with-a-full-time-job',
      'posts/what-a-course-costs',
    ]);
  });

  // claims-6
  test('every claim says in Tamil what it was counted from, and when', () => {
    const silent = claimDocuments().filter(
      ({ path, data }) =>
        path.startsWith('claims/') && !(data['basisInTamil'] && data['periodInTamil']),
    );
    expect(silent).toEqual([]);
  });

  // tamil-13
  test('no words in Tamil are for English that is no longer there', () => {
    const used = new Set(
      documents.flatMap(({ data }) =>
        'texts' in data ? (data['texts'] as { english: string }[]).map((text) => text.english) : [],
      ),
    );
    for (const { path } of documents)
      for (const english of Object.keys(wordsOf(path) ?? {}))
        expect([...used], path).toContain(english);
  });
});
