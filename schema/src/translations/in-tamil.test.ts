import { expect, test } from 'vitest';
import { fieldPaths } from '../fields/field-paths.ts';
import { isHtml } from '../fields/html.ts';
import { kinds, writtenNames } from '../kinds/kinds.ts';

import { inTamil, isOffered, tamilTexts, withoutTextsOf } from './in-tamil.ts';
import { translatedPath, translationIdOf } from './translation-id.ts';
import { tamilCard, translatedKinds, translation } from './translation.ts';

const course = {
  title: 'Python',
  slug: 'python',
  description: 'From loops to sites',
  shortDescription: '',
  highlights: ['Labs', 'Mentors'],
  curriculum: [{ module: 'Basics', topics: ['Loops', 'Lists'] }],
};

const texts = [
  { path: 'title', english: 'Python', tamil: 'பைத்தான்' },
  { path: 'description', english: 'From loops to sites', tamil: 'தொடக்கம் முதல்' },
  { path: 'highlights.1', english: 'Mentors', tamil: 'வழிகாட்டிகள்' },
  { path: 'curriculum.0.topics.0', english: 'Loops', tamil: 'சுழற்சிகள்' },
];

const statesOf = (document: object) =>
  Object.fromEntries(
    tamilTexts('courses', document, texts).map(({ path, state }) => [path, state]),
  );

// tamil-10
test('a document has the texts that are there in Tamil, and the others in English', () => {
  expect(inTamil('courses', course, { texts })).toEqual({
    ...course,
    title: 'பைத்தான்',
    description: 'தொடக்கம் முதல்',
    highlights: ['Labs', 'வழிகாட்டிகள்'],
    curriculum: [{ module: 'Basics', topics: ['சுழற்சிகள்', 'Lists'] }],
  });
  expect(inTamil('courses', course, undefined)).toEqual(course);
});

// tamil-10
test('a text whose English has changed is stale, and not shown', () => {
  const changed = { ...course, description: 'From loops to apps' };
  expect(inTamil('courses', changed, { texts }).description).toBe('From loops to apps');
  expect(tamilTexts('courses', changed, texts)[1]).toEqual({
    path: 'description',
    english: 'From loops to apps',
    isOffered: true,
    state: 'stale',
    tamil: 'தொடக்கம் முதல்',
    was: 'From loops to sites',
  });
});

// tamil-10
test('a text that moves in its list stays translated, and what takes its place is missing', () => {
  const moved = { ...course, highlights: ['Labs', 'Hostel', 'Mentors'] };
  expect(inTamil('courses', moved, { texts }).highlights).toEqual(['Labs', 'Hostel', 'வழிகாட்டிகள்']);
  expect(statesOf(moved)).toMatchObject({
    'highlights.0': 'missing',
    'highlights.1': 'missing',
    'highlights.2': 'current',
  });
});

// tamil-10
test('two texts with one English keep each its own Tamil, and one that has none takes that of another', () => {
  const document = { highlights: ['Project', 'Labs', 'Project', 'Project'] };
  const own = [
    { path: 'highlights.0', english: 'Project', tamil: 'செயல்திட்டம்' },
    { path: 'highlights.2', english: 'Project', tamil: 'திட்டப்பணி' },
  ];
  expect(inTamil('courses', document, { texts: own }).highlights).toEqual([
    'செயல்திட்டம்',
    'Labs',
    'திட்டப்பணி',
    'திட்டப்பணி',
  ]);
});

// people-7
test('a text whose English goes with a part of the document goes, and no other', () => {
  const left = { ...course, highlights: ['Labs'], curriculum: [] };
  const parts = [{ before: course, after: left }];
  const stale = { path: 'shortDescription', english: 'Once', tamil: 'ஒருமுறை' };
  const pathsIn = (document: object) =>
    withoutTextsOf('courses', [...texts, stale], { parts, left: document }).map(({ path }) => path);
  expect(pathsIn(left)).toEqual(['title', 'description', 'shortDescription']);
  expect(pathsIn({ ...left, highlights: ['Mentors'] })).toEqual([
    'title',
    'description',
    'highlights.1',
    'shortDescription',
  ]);
});

// tamil-10
test('a text with facts is known by them where they stand in it, as on cards', () => {
  const asking = {
    path: 'description',
    english: 'It costs {course.fee}',
    tamil: 'கட்டணம் {course.fee}',
  };
  const said = (description: string) =>
    inTamil('courses', { description }, { texts: [asking] }).description;
  expect(said('It costs {course.fee}')).toBe('கட்டணம் {course.fee}');
  expect(said('It costs ₹45,000')).toBe('கட்டணம் ₹45,000');
  expect(said('It cost ₹45,000')).toBe('It cost ₹45,000');
});

// tamil-10
test('a page is offered with its title and main text, however little else there is', () => {
  expect(isOffered(tamilTexts('courses', course, texts))).toBe(true);
  expect(isOffered(tamilTexts('courses', course, texts.slice(1)))).toBe(false);
  expect(isOffered(tamilTexts('courses', { ...course, title: 'Pythons' }, texts))).toBe(false);
  expect(isOffered(tamilTexts('navbar', { links: [] }, []))).toBe(false);
});

// tamil-10
test('what is no text of the kind, and fields that a document lacks, change nothing', () => {
  const odd = [
    { path: 'slug', english: 'python', tamil: 'ஐ' },
    { path: '__proto__.x', english: 'x', tamil: 'ஐ' },
    { path: 'curriculum.0', english: 'Basics', tamil: 'ஐ' },
  ];
  expect(inTamil('courses', course, { texts: odd })).toEqual(course);
  expect(inTamil('courses', { title: 'Python' }, { texts })).toEqual({ title: 'பைத்தான்' });
});

test('the id of a translation is that of its document, and leads back to it', () => {
  for (const path of ['content/home', 'courses/a_b-c', 'trainers/x'])
    expect(translatedPath(translationIdOf(path) ?? '')).toBe(path);
  expect(translationIdOf('content/home')).toBe('home');
  expect(translationIdOf('courses/a_b-c')).toBe('courses_a_b-c');
  expect(translationIdOf('templates/x')).toBeUndefined();
  for (const id of ['courses', 'home_x', 'templates_x', 'nothing', ''])
    expect(translatedPath(id)).toBeUndefined();
});

// tamil-10
test('a Tamil text asks for no fact that its English does not', () => {
  const of = (english: string, tamil: string) =>
    translation.safeParse({
      kind: 'courses',
      of: 'x',
      texts: [{ path: 'description', english, tamil }],
    }).success;
  expect(of('It costs {course.fee}', 'கட்டணம் {course.fee}')).toBe(true);
  expect(of('It costs {course.fee}', 'கட்டணம்')).toBe(true);
  expect(of('It costs little', 'கட்டணம் {course.fee}')).toBe(false);
});

// tamil-14
test('a body that is too long together with its English is refused beside it', () => {
  const of = (english: string, tamil: string) =>
    translation.safeParse({
      kind: 'posts',
      of: 'x',
      texts: [
        { path: 'title', english: 'x', tamil: 'ஐ' },
        { path: 'content', english, tamil },
      ],
    });
  expect(of('x'.repeat(200_000), 'ஐ'.repeat(200_000)).success).toBe(true);
  const { error } = of('₹'.repeat(200_000), 'ஐ'.repeat(200_000));
  expect(error?.issues).toMatchObject([
    {
      path: ['texts', 1, 'tamil'],
      message: 'Shorten this by about 107000 characters: with the English it is too long to save',
    },
  ]);
});

// tamil-14
test('cards have what they show of courses and posts, and all of other kinds', () => {
  const all = ['title', 'excerpt', 'content', 'highlights.0', 'tags.0', 'prerequisites.0'].map(
    (path) => ({
      path,
      english: 'x',
      tamil: 'ஐ',
    }),
  );
  const pathsOf = (kind: string) =>
    tamilCard.parse({ kind, texts: all }).texts.map(({ path }) => path);
  expect(pathsOf('posts')).toEqual(['title', 'excerpt', 'highlights.0', 'tags.0']);
  expect(pathsOf('courses')).toEqual(['title', 'excerpt', 'highlights.0', 'tags.0']);
  expect(pathsOf('trainers')).toHaveLength(6);
});

// tamil-14
test('only the body of a post is HTML', () => {
  const html = translatedKinds.flatMap((name) => {
    const { offered, more } = kinds[name].translated;
    return [...offered, ...more].filter(isHtml).map((path) => `${name}.${path}`);
  });
  expect(html).toEqual(['posts.content']);
});

test('the kinds that have translations are those whose records say which texts', () => {
  expect(writtenNames.filter((name) => kinds[name].translated)).toEqual(translatedKinds);
});

test('what records call translated are texts of their bodies', () => {
  for (const name of writtenNames) {
    const { body, translated } = kinds[name];
    const paths = fieldPaths(body);
    for (const path of [...(translated?.offered ?? []), ...(translated?.more ?? [])])
      expect(paths, name).toContain(path);
  }
});
