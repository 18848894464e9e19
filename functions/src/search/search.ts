import {
  authorName,
  categoryOf,
  courseCategories,
  hasCategories,
  dayText,
  isTranslated,
  isWeekend,
  kinds,
  listedNames,
  localeIn,
  partOfDay,
  searchKinds,
  searchResultCount,
  textsIn,
  timesText,
  type Language,
  type ListedName,
  type SearchResult,
  type SearchResults,
  type StoredBatch,
} from '@institute/schema';
import { cachedShownClaims } from '../proof/claims/shown-claims.ts';
import { asRead } from '../proof/facts.ts';
import { readOwnFacts } from '../content/own-facts.ts';
import { listPlain } from '../content/plain-kind.ts';
import { readOffer } from '../content/summaries/offer.ts';
import { lists, readAllEntries } from '../content/summaries/read-lists.ts';
import { sayCards, sayEnglish, sayTamil, type Say } from '../content/translations/say.ts';
import { cached } from '../platform/cached.ts';
import { searchIn as textIn } from '../texts/search-in.ts';
import { readFees } from './fees.ts';
import { findablePages, howWeCount } from './findable-pages.ts';
import { makeIndex, type Findable } from './search-index.ts';
import { withSpellings } from './with-spellings.ts';

/** The language of what is found, and how content is said in it. */
interface Told {
  readonly language: Language;
  readonly say: Say;
}

/** Longest text of a result, in characters. */
const textLength = 160;

const shortened = (text: string): string =>
  text.length > textLength ? `${text.slice(0, text.lastIndexOf(' ', textLength))} …` : text;

const isSearchKind = (kind: string): kind is SearchResult['kind'] =>
  Object.hasOwn(searchKinds, kind);

const monthOf = (day: string, language: Language): string =>
  new Date(day).toLocaleDateString(localeIn(language), { month: 'long', timeZone: 'UTC' });

/** Words for when a batch is: its month, its days, whether it is on weekends alone, and in which part of the day. */
const timeWords = ({ firstDay, days }: Pick<StoredBatch, 'firstDay' | 'days'>): string =>
  [
    monthOf(firstDay, 'en'),
    days.every(({ day }) => isWeekend(day)) ? 'weekend' : 'weekday',
    ...days.flatMap(({ day, from }) => [day, partOfDay(from)]),
  ].join(' ');

async function readBatchesAsFound({ language, say }: Told): Promise<Findable[]> {
  const { dates, batchModes, taughtIn } = textsIn[language];
  const { batches: offered, courses: taught } = await readOffer();
  const [courses, batches] = await Promise.all([
    say.cards('courses', taught, ({ _id }) => _id),
    say.cards('batches', offered, ({ _id }) => _id),
  ]);
  return batches.flatMap((found, index) => {
    const { firstDay, days, mode, branch } = found;
    const course = courses.find(({ _id }) => _id === found.course);
    if (!course) return [];
    const starts = textIn[language].startsOn(dayText(firstDay, dates));
    const text = [starts, batchModes[mode], branch, taughtIn(found.language)].filter(Boolean);
    return [
      {
        kind: 'batch',
        title: course.title,
        // No line begins with the dot.
        text: text.join('\u00a0· '),
        path: `/batches?course=${course.slug}`,
        more: [
          'batch timings',
          timeWords({ firstDay, days }),
          // In another language it is found in this one, too.
          ...(language === 'en'
            ? []
            : [
                taught.find(({ _id }) => _id === course._id)?.title,
                offered[index]?.branch,
                textsIn.en.batchModes[mode],
                monthOf(firstDay, language),
                timesText(days, dates),
              ]),
        ].join(' '),
        facts: [timesText(days, dates)],
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
async function readAsFound(name: ListedName, { say }: Told): Promise<Findable[]> {
  const { one, title, searched, address } = kinds[name];
  if (searched === null || searched === 'own') return [];
  const more: readonly string[] = searched.more;
  const listed = await listPlain(name);
  const documents: readonly Record<string, unknown>[] = isTranslated(name)
    ? await say.cards(name, listed, ({ _id }) => _id)
    : listed;
  return documents.map((found, index) => ({
    kind: isSearchKind(one) ? one : 'page',
    title: String(found[title]),
    text: shortened(String(found[searched.text])),
    path: address,
    // In another language it is found in English, too.
    more: [found, ...(found === listed[index] ? [] : [listed[index]])]
      .flatMap((each: Readonly<Record<string, unknown>> = {}) =>
        [...more, ...(each === found ? [] : [title, searched.text])].flatMap(
          (field) => each[field],
        ),
      )
      .join(' '),
  }));
}

/** All that a visitor can find: nothing that the site does not show. */
async function readFindable(told: Told) {
  const { language, say } = told;
  const [courses, posts, others, batches, { onlyBacked }, { spokenName, invitesToDemos }] =
    await Promise.all([
      lists.courses().then(readAllEntries),
      lists.posts().then(readAllEntries),
      Promise.all(listedNames.map((name) => readAsFound(name, told))),
      readBatchesAsFound(told),
      cachedShownClaims(),
      readOwnFacts(),
    ]);
  const [fees, cards, postCards] = await Promise.all([
    readFees(courses),
    sayCards(say, 'courses', courses),
    sayCards(say, 'posts', posts),
  ]);
  const all: Findable[] = [
    ...courses
      .map(({ id, item }, index) => [id, cards[index] ?? item, item] as const)
      .map(([id, course, english]): Findable => ({
        kind: 'course',
        title: course.title,
        text: shortened(course.shortDescription || course.description),
        path: `/courses/${course.slug}`,
        more: [
          course.description,
          ...course.highlights,
          fees.get(id)?.text,
          textIn[language].courseWords,
          // In another language it is found in this one, too.
          ...(course === english ? [] : [english.title, english.shortDescription]),
        ].join(' '),
        facts: [course.duration, course.level].filter(Boolean),
        fee: fees.get(id)?.total ?? 0,
        category: categoryOf(english),
      })),
    ...batches,
    ...others.flat(),
    ...posts.map(({ item: english }, index): Findable => {
      const post = postCards[index] ?? english;
      return {
        kind: 'post',
        title: post.title,
        text: shortened(post.excerpt),
        path: `/blog/${post.slug}`,
        more: [
          post.excerpt,
          post.category,
          authorName(post.author, spokenName),
          ...post.tags,
          // In another language it is found in this one, too.
          ...(post === english ? [] : [english.title, english.excerpt]),
        ].join(' '),
        published: post.publishedAt ?? post.createdAt,
      };
    }),
    ...findablePages(language, invitesToDemos),
    ...(onlyBacked ? [howWeCount(language)] : []),
  ];
  return all.map((each) => ({ ...each, more: withSpellings(each, language) }));
}

function searchOf(told: Told) {
  const findable = cached(async () => asRead(await readFindable(told), told));

  let made:
    | { readonly of: readonly Findable[]; readonly find: ReturnType<typeof makeIndex> }
    | undefined;

  /** The index, made again only when what can be found has changed. */
  async function currentIndex() {
    const items = await findable();
    if (made?.of !== items) made = { of: items, find: makeIndex(items) };
    return made.find;
  }

  /** The best results of a search; none for an empty one. */
  return async (text: string): Promise<SearchResults> => {
    const find = await currentIndex();
    const found = text ? find(text) : [];
    const { rows } = await lists.courses();
    return {
      results: found.slice(0, searchResultCount).map(({ more: _more, ...shown }) => shown),
      total: found.length,
      categories:
        found.length > 0 || !hasCategories
          ? []
          : courseCategories.flatMap((category) => {
              const courses = rows.reduce((sum, { counts }) => sum + (counts[category] ?? 0), 0);
              return courses > 0 ? [{ category, courses }] : [];
            }),
    };
  };
}

export const search = searchOf({ language: 'en', say: sayEnglish });

/** The same in Tamil; what is not translated is found in English. */
export const searchTamil = searchOf({ language: 'ta', say: sayTamil });
