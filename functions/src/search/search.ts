import {
  batchModes,
  courseCategories,
  dayText,
  searchResultCount,
  type SearchResults,
} from '@institute/schema';
import { readCoursesOf, readTrainers, readUpcomingBatches } from '../content/read.ts';
import { lists, type Summaries } from '../content/summaries/read-summaries.ts';
import { remember } from '../platform/remember.ts';
import { findablePages } from './findable-pages.ts';
import { makeIndex, type Findable } from './search-index.ts';

/** Longest text of a result, in characters. */
const textLength = 160;

const shortened = (text: string): string =>
  text.length > textLength ? `${text.slice(0, text.lastIndexOf(' ', textLength))} …` : text;

const readItems = async <Item>({ rows, entriesOf }: Summaries<Item>): Promise<Item[]> =>
  (await Promise.all(rows.map(entriesOf))).flat().map(({ item }) => item);

async function readBatchesAsFound(): Promise<Findable[]> {
  const batches = await readUpcomingBatches();
  const courses = new Map((await readCoursesOf(batches)).map((course) => [course._id, course]));
  return batches.flatMap(({ course: id, firstDay, mode, branch, language }) => {
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
        more: 'batch batches',
      },
    ];
  });
}

/** All that a visitor can find: nothing that the site does not show. */
async function readFindable() {
  const [courses, posts, trainers, batches] = await Promise.all([
    lists.courses().then(readItems),
    lists.posts().then(readItems),
    readTrainers(),
    readBatchesAsFound(),
  ]);
  return [
    ...courses.map(({ title, slug, shortDescription, description, highlights }): Findable => ({
      kind: 'course',
      title,
      text: shortened(shortDescription || description),
      path: `/courses/${slug}`,
      more: [description, ...highlights].join(' '),
    })),
    ...batches,
    ...trainers.map(({ name, teaches, qualifications }): Findable => ({
      kind: 'trainer',
      title: name,
      text: shortened(teaches),
      path: '/trainers',
      more: qualifications.join(' '),
    })),
    ...posts.map(({ title, slug, excerpt, category, tags, author }): Findable => ({
      kind: 'post',
      title,
      text: shortened(excerpt),
      path: `/blog/${slug}`,
      more: [excerpt, category, author, ...tags].join(' '),
    })),
    ...findablePages,
  ];
}

const findable = remember(readFindable);

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
