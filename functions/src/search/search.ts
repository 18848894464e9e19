import {
  batchModes,
  courseCategories,
  dayText,
  institute,
  kinds,
  listedNames,
  searchKinds,
  searchResultCount,
  timesText,
  type ListedName,
  type SearchResult,
  type SearchResults,
  type StoredBatch,
} from '@institute/schema';
import { cachedShownClaims } from '../proof/claims/shown-claims.ts';
import { asRead } from '../content/facts.ts';
import { listPlain } from '../content/plain-kind.ts';
import { readOffer } from '../content/summaries/offer.ts';
import { lists, readAllEntries } from '../content/summaries/read-lists.ts';
import { cached } from '../platform/cached.ts';
import { readFees } from './fees.ts';
import { findablePages, howWeCount } from './findable-pages.ts';
import { makeIndex, type Findable } from './search-index.ts';

/** Longest text of a result, in characters. */
const textLength = 160;

const shortened = (text: string): string =>
  text.length > textLength ? `${text.slice(0, text.lastIndexOf(' ', textLength))} …` : text;

const isSearchKind = (kind: string): kind is SearchResult['kind'] =>
  Object.hasOwn(searchKinds, kind);

const isWeekend = (day: string): boolean => day === 'saturday' || day === 'sunday';

/** Words for when a batch is: its month, its days, and whether it is on weekends alone. */
const timeWords = ({ firstDay, days }: Pick<StoredBatch, 'firstDay' | 'days'>): string =>
  [
    new Date(firstDay).toLocaleDateString(institute.locale, { month: 'long', timeZone: 'UTC' }),
    days.every(({ day }) => isWeekend(day)) ? 'weekend' : 'weekday',
    ...days.map(({ day }) => day),
  ].join(' ');

async function readBatchesAsFound(): Promise<Findable[]> {
  const { batches, courses } = await readOffer();
  return batches.flatMap((found) => {
    const { firstDay, days, mode, branch, language } = found;
    const course = courses.find(({ _id }) => _id === found.course);
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
        facts: [timesText(days)],
        batch: {
          id: found._id,
          course: course.slug,
          firstDay,
          seatsLeft: Math.max(0, found.seats - found.seatsTaken),
        },
      },
    ];
  });
}

/** What visitors get of a kind, as its record says that it is found. */
async function readAsFound(name: ListedName): Promise<Findable[]> {
  const { one, title, searched, address } = kinds[name];
  if (searched === null || searched === 'own') return [];
  const more: readonly string[] = searched.more;
  const documents: Record<string, unknown>[] = await listPlain(name);
  return documents.map((found) => ({
    kind: isSearchKind(one) ? one : 'page',
    title: String(found[title]),
    text: shortened(String(found[searched.text])),
    path: address,
    more: more.flatMap((field) => found[field]).join(' '),
  }));
}

/** All that a visitor can find: nothing that the site does not show. */
async function readFindable() {
  const [courses, posts, others, batches, { onlyBacked }] = await Promise.all([
    lists.courses().then(readAllEntries),
    lists.posts().then(readAllEntries),
    Promise.all(listedNames.map(readAsFound)),
    readBatchesAsFound(),
    cachedShownClaims(),
  ]);
  const fees = await readFees(courses);
  return [
    ...courses.map(({ id, item: course }): Findable => ({
      kind: 'course',
      title: course.title,
      text: shortened(course.shortDescription || course.description),
      path: `/courses/${course.slug}`,
      more: [course.description, ...course.highlights, fees.get(id)?.text].join(' '),
      facts: [course.duration, course.level].filter(Boolean),
      fee: fees.get(id)?.total ?? 0,
    })),
    ...batches,
    ...others.flat(),
    ...posts.map(({ item: post }): Findable => ({
      kind: 'post',
      title: post.title,
      text: shortened(post.excerpt),
      path: `/blog/${post.slug}`,
      more: [post.excerpt, post.category, post.author, ...post.tags].join(' '),
      published: post.publishedAt ?? post.createdAt,
    })),
    ...findablePages,
    ...(onlyBacked ? [howWeCount] : []),
  ];
}

const findable = cached(async () => asRead(await readFindable()));

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
    results: found.slice(0, searchResultCount).map(({ more: _more, ...shown }) => shown),
    total: found.length,
    categories:
      found.length > 0
        ? []
        : courseCategories.flatMap((category) => {
            const courses = rows.reduce((sum, { counts }) => sum + (counts[category] ?? 0), 0);
            return courses > 0 ? [{ category, courses }] : [];
          }),
  };
}
