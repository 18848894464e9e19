import {
  batchModes,
  courseCategories,
  dayText,
  searchResultCount,
  type SearchResults,
  type StoredBatch,
} from '@institute/schema';
import { heldShownClaims } from '../proof/claims/shown-claims.ts';
import { readCoursesOf, readTrainers, readUpcomingBatches } from '../content/read.ts';
import { lists, readAllEntries } from '../content/summaries/read-lists.ts';
import { cached } from '../platform/cached.ts';
import { readFeeTexts } from './fee-texts.ts';
import { findablePages, howWeCount } from './findable-pages.ts';
import { makeIndex, type Findable } from './search-index.ts';

/** Longest text of a result, in characters. */
const textLength = 160;

const shortened = (text: string): string =>
  text.length > textLength ? `${text.slice(0, text.lastIndexOf(' ', textLength))} …` : text;

const isWeekend = (day: string): boolean => day === 'saturday' || day === 'sunday';

/** Words for when a batch is: its month, its days, and whether it is on weekends alone. */
const timeWords = ({ firstDay, days }: Pick<StoredBatch, 'firstDay' | 'days'>): string =>
  [
    new Date(firstDay).toLocaleDateString('en-IN', { month: 'long', timeZone: 'UTC' }),
    days.every(({ day }) => isWeekend(day)) ? 'weekend' : 'weekday',
    ...days.map(({ day }) => day),
  ].join(' ');

async function readBatchesAsFound(): Promise<Findable[]> {
  const batches = await readUpcomingBatches();
  const courses = new Map((await readCoursesOf(batches)).map((course) => [course._id, course]));
  return batches.flatMap(({ course: id, firstDay, days, mode, branch, language }) => {
    const course = courses.get(id);
    if (!course) return [];
    const text = [`Starts on ${dayText(firstDay)}`, batchModes[mode], branch, language].filter(
      Boolean,
    );
    return [
      {
        kind: 'batch',
        title: course.title,
        text: text.join(' · '),
        path: `/batches?course=${course.slug}`,
        more: `batch ${timeWords({ firstDay, days })}`,
      },
    ];
  });
}

/** All that a visitor can find: nothing that the site does not show. */
async function readFindable() {
  const [courses, posts, trainers, batches, { onlyBacked }] = await Promise.all([
    lists.courses().then(readAllEntries),
    lists.posts().then(readAllEntries),
    readTrainers(),
    readBatchesAsFound(),
    heldShownClaims(),
  ]);
  const fees = await readFeeTexts(courses);
  return [
    ...courses.map(({ id, item: course }): Findable => ({
      kind: 'course',
      title: course.title,
      text: shortened(course.shortDescription || course.description),
      path: `/courses/${course.slug}`,
      more: [course.description, ...course.highlights, fees.get(id)].join(' '),
    })),
    ...batches,
    ...trainers.map(({ name, teaches, qualifications }): Findable => ({
      kind: 'trainer',
      title: name,
      text: shortened(teaches),
      path: '/trainers',
      more: qualifications.join(' '),
    })),
    ...posts.map(({ item: { title, slug, excerpt, category, tags, author } }): Findable => ({
      kind: 'post',
      title,
      text: shortened(excerpt),
      path: `/blog/${slug}`,
      more: [excerpt, category, author, ...tags].join(' '),
    })),
    ...findablePages,
    ...(onlyBacked ? [howWeCount] : []),
  ];
}

const findable = cached(readFindable);

let made:
  { readonly of: readonly Findable[]; readonly find: ReturnType<typeof makeIndex> } | undefined;

/** The index, made again only when what can be found has changed. */
async function currentIndex() {
  const items = await findable();
  if (made?.of !== items) made = { of: items, find: makeIndex(items) };
  return made.find;
}

/** The best results of a search; none for an empty one. */
export async function search(text: string): Promise<SearchResults> {
  const find = await currentIndex();
  const found = text ? find(text) : [];
  const { rows } = await lists.courses();
  return {
    results: found
      .slice(0, searchResultCount)
      .map(({ kind, title, text: about, path }) => ({ kind, title, text: about, path })),
    total: found.length,
    categories:
      found.length > 0
        ? []
        : courseCategories.filter((category) => rows.some(({ counts }) => counts[category])),
  };
}
