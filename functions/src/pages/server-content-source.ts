import {
  asksForPlacements,
  collections,
  toCourseSummary,
  isTranslated,
  offeredBatches,
  offeredCourse,
  storedCourse,
  storedPost,
  type OfferedBatch,
  type PageListName,
  type Singleton,
  type SingletonContent,
} from '@institute/schema';
import type { ContentSource, ReadPost } from '@institute/web/entry-server';
import { readAuthorPosts, readPostPage, readRelatedPosts } from '../blog/related-posts.ts';
import { readVerifiedClaims } from '../proof/claims/made.ts';
import { cachedShownClaims } from '../proof/claims/shown-claims.ts';
import { forPages, withNotesOf, withoutItsClaims } from '../proof/claims/shown-content.ts';
import { cachedIdentity } from '../content/contact-details.ts';
import { asRead, cachedPlacementStats } from '../proof/facts.ts';
import { redirectFrom } from '../content/moves.ts';
import { listPlain } from '../content/plain-kind.ts';
import { offerLimit, readAll, readSingleton } from '../content/read.ts';
import { readOfferedSlots } from '../demo/read-demo.ts';
import { readOffer } from '../content/summaries/offer.ts';
import { fitting, sayEnglish, sayTamil, type Say } from '../content/translations/say.ts';
import {
  readCoursePage,
  sayCourseTitles,
  readFirstCourses,
  withOffer,
} from '../courses/course-lists.ts';
import { readTeaching } from '../courses/trainers.ts';
import { withCoursesInTamil } from '../placements/course-names.ts';
import { readPlacementPage, readPlacementPageInTamil } from '../placements/placements.ts';
import { firestore } from '../platform/admin.ts';
import { readAnswerTime } from '../reports/answer-time.ts';
import { search, searchTamil } from '../search/search.ts';
import { cached, cachedByKey } from '../platform/cached.ts';

const singletons: {
  [Name in Singleton]: () => Promise<SingletonContent[Name] | undefined>;
} = {
  home: cached(() => readSingleton('home')),
  about: cached(() => readSingleton('about')),
  contactInfo: async () => {
    const { info } = await cachedIdentity();
    if (!info) return undefined;
    // Only the pages that show them have them.
    const { branches: _, ...other } = info;
    return other;
  },
  navbar: cached(() => readSingleton('navbar')),
  footer: cached(() => readSingleton('footer')),
  trustStats: cached(() => readSingleton('trustStats')),
  placementStats: cachedPlacementStats,
  institute: async () => (await cachedIdentity()).said,
};

const courses = () => firestore().collection(collections.courses);

const course = cachedByKey((slug) =>
  readAll(storedCourse, courses().where('slug', '==', slug).limit(1)),
);

const coursesBySlug = cachedByKey((slugs) =>
  readAll(storedCourse, courses().where('slug', 'in', slugs.split(' '))),
);

const post = cachedByKey((slug) => {
  const published = firestore().collection(collections.posts).where('published', '==', true);
  return readAll(storedPost, published.where('slug', '==', slug).limit(1));
});

const redirect = cachedByKey(async (path): Promise<string | null> => {
  const to: unknown = (await redirectFrom(path).get()).get('to');
  return typeof to === 'string' ? to : null;
});

const list = cachedByKey((name: PageListName) => listPlain(name));

/** The content of the pages in a language, cached in memory, else read from Firestore; and the same without any claim. */
function sourcesIn(say: Say): {
  readonly source: ContentSource;
  readonly withoutClaims: ContentSource;
} {
  const { language } = say;
  const isTamil = language === 'ta';
  const filled = <Value>(value: Value): Promise<Value> => asRead(value, { language });

  /** The first upcoming batches with their courses. */
  async function upcoming(count = offerLimit): Promise<OfferedBatch[]> {
    const { batches, courses: taught, trainers } = await readOffer();
    const [said, first] = await Promise.all([
      say.cards('courses', taught, ({ _id }) => _id),
      say.cards('batches', batches.slice(0, count), ({ _id }) => _id),
    ]);
    return offeredBatches(first, said, trainers);
  }

  async function shown<Content extends object>(
    name: Singleton,
    content: Content,
    leavesOutClaims = false,
  ): Promise<Content> {
    const [said = content] = isTranslated(name)
      ? await say.cards(name, [content], () => '')
      : [content];
    const noted = withNotesOf(name, content, said);
    const told = name === 'placementStats' && isTamil ? await withCoursesInTamil(noted) : noted;
    return asRead(told, { language, leavesOutClaims });
  }

  async function postAt(slug: string, leavesOutClaims = false): Promise<ReadPost | null> {
    const [found] = await post(slug);
    if (!found) return null;
    const said = await say.whole('posts', found);
    const read: ReadPost = await asRead(said, { language, leavesOutClaims });
    return asksForPlacements(said) ? { ...read, makesClaims: true } : read;
  }

  const source: ContentSource = {
    singleton: async (name) => {
      const content = await singletons[name]();
      return content ? shown(name, await forPages(name, content, { language })) : null;
    },
    branches: async () => {
      const { info } = await cachedIdentity();
      if (!info?.branches) return [];
      const [{ branches = [] }, named] = await Promise.all([
        shown('contactInfo', info),
        // Called as classes say that they are there.
        say.cards(
          'batches',
          info.branches.map(({ name }) => ({ branch: name })),
          () => '',
        ),
      ]);
      return branches.map((branch, index) => ({
        ...branch,
        name: named[index]?.branch ?? branch.name,
      }));
    },
    onlyBacked: async () => (await cachedShownClaims()).onlyBacked,
    verifiedClaims: () => readVerifiedClaims(language),
    answerTime: readAnswerTime,
    coursePage: async (page, category) => filled(await readCoursePage(page, category, say)),
    courseTitles: () => sayCourseTitles(say),
    firstCourses: async (count) => readFirstCourses(count, say),
    coursesBySlug: async (slugs) => {
      const found = await coursesBySlug(slugs.join(' '));
      const picked = slugs.flatMap((slug) => found.find((each) => each.slug === slug) ?? []);
      const said = await say.cards('courses', picked, ({ _id }) => _id);
      const cards = said.map((each) => toCourseSummary.parse(each));
      return filled(await withOffer(fitting(say, cards)));
    },
    course: async (slug) => {
      const [found] = await course(slug);
      if (!found) return null;
      const [{ batches, trainers }, said] = await Promise.all([
        readOffer(),
        say.whole('courses', found),
      ]);
      const own = batches.filter((batch) => batch.course === found._id);
      const [theirs, held] = await Promise.all([
        say.cards('trainers', trainers, ({ _id }) => _id),
        say.cards('batches', own, ({ _id }) => _id),
      ]);
      return filled(offeredCourse(said, held, theirs));
    },
    batches: () => upcoming(),
    firstBatches: upcoming,
    demoSlots: cached(() => readOfferedSlots(undefined, undefined, say)),
    list: async (name) => {
      const found = await list(name);
      return (isTranslated(name) ? say.cards(name, found, ({ _id }) => _id) : found) as never;
    },
    teaching: () => readTeaching(say),
    placementPage: isTamil ? readPlacementPageInTamil : readPlacementPage,
    postPage: async (page, category) => filled(await readPostPage(page, category, say)),
    authorPosts: async (slug) => filled(await readAuthorPosts(slug, say)),
    relatedPosts: async (about) => filled(await readRelatedPosts(about, say)),
    search: isTamil ? searchTamil : search,
    redirect,
    post: (slug) => postAt(slug),
  };

  /** The same without any claim, also without those that are backed now. */
  const withoutClaims: ContentSource = {
    ...source,
    leavesOutClaims: true,
    onlyBacked: () => Promise.resolve(true),
    singleton: async (name) => {
      const content = await singletons[name]();
      return content ? shown(name, withoutItsClaims(name, content), true) : null;
    },
    post: (slug) => postAt(slug, true),
    placementPage: async (page) => ({ ...(await readPlacementPage(page)), items: [] }),
    verifiedClaims: () => Promise.resolve([]),
  };
  return { source, withoutClaims };
}

export const { source: serverContentSource, withoutClaims } = sourcesIn(sayEnglish);

/** The same in Tamil, as far as it is translated. */
export const tamilSources = sourcesIn(sayTamil);
