import {
  collections,
  courseSummary,
  offeredBatches,
  offeredCourse,
  storedCourse,
  storedPost,
  type OfferedBatch,
  type Singleton,
  type SingletonContent,
} from '@institute/schema';
import type { ContentSource } from '@institute/web/entry-server';
import { readPostPage, readRelatedPosts } from '../blog/related-posts.ts';
import { readCounted } from '../proof/claims/made.ts';
import { heldShownClaims } from '../proof/claims/shown-claims.ts';
import { forPages, withoutItsClaims } from '../proof/claims/shown-content.ts';
import { readContactInfo } from '../content/contact-details.ts';
import { redirectFrom } from '../content/moves.ts';
import { offerLimit, readAll, readSingleton, readTrainers } from '../content/read.ts';
import { readOfferedSlots } from '../demo/read-demo.ts';
import { readOffer } from '../content/summaries/offer.ts';
import { lists } from '../content/summaries/read-lists.ts';
import { readCoursePage, readCourseTitles } from '../courses/course-lists.ts';
import { readPlacementPage } from '../placements/placements.ts';
import { firestore } from '../platform/admin.ts';
import { readAnswerTime } from '../reports/answer-time.ts';
import { search } from '../search/search.ts';
import { cached, cachedByKey } from '../platform/cached.ts';

const singletons: {
  [Name in Singleton]: () => Promise<SingletonContent[Name] | undefined>;
} = {
  home: cached(() => readSingleton('home')),
  about: cached(() => readSingleton('about')),
  contactInfo: cached(readContactInfo),
  navbar: cached(() => readSingleton('navbar')),
  footer: cached(() => readSingleton('footer')),
  trustStats: cached(() => readSingleton('trustStats')),
  placementStats: cached(() => readSingleton('placementStats')),
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

/** The first upcoming batches with their courses. */
async function upcoming(count = offerLimit): Promise<OfferedBatch[]> {
  const { batches, courses: taught, trainers } = await readOffer();
  return offeredBatches(batches.slice(0, count), taught, trainers);
}

/** The content of the pages, cached in memory, else read from Firestore. */
export const serverContentSource: ContentSource = {
  singleton: async (name) => {
    const content = await singletons[name]();
    return content ? forPages(name, content) : null;
  },
  onlyBacked: async () => (await heldShownClaims()).onlyBacked,
  countedClaims: readCounted,
  answerTime: readAnswerTime,
  coursePage: (page, category) => readCoursePage(page, category),
  courseTitles: readCourseTitles,
  firstCourses: async (count) => (await lists.courses()).first.slice(0, count),
  coursesBySlug: async (slugs) => {
    const found = await coursesBySlug(slugs.join(' '));
    return slugs.flatMap((slug) => {
      const picked = found.find((each) => each.slug === slug);
      return picked ? courseSummary.parse(picked) : [];
    });
  },
  course: async (slug) => {
    const [found] = await course(slug);
    if (!found) return null;
    const { batches, trainers } = await readOffer();
    return offeredCourse(found, batches, trainers);
  },
  batches: () => upcoming(),
  firstBatches: upcoming,
  demoSlots: cached(() => readOfferedSlots()),
  trainers: cached(readTrainers),
  placementPage: readPlacementPage,
  postPage: (page, category) => readPostPage(page, category),
  relatedPosts: readRelatedPosts,
  search,
  redirect,
  post: async (slug) => (await post(slug))[0] ?? null,
};

/** The same without any claim, also without those that are backed now. */
export const withoutClaims: ContentSource = {
  ...serverContentSource,
  leavesOutClaims: true,
  onlyBacked: () => Promise.resolve(true),
  singleton: async (name) => {
    const content = await singletons[name]();
    return content ? withoutItsClaims(name, content) : null;
  },
  placementPage: async (page) => ({ ...(await readPlacementPage(page)), items: [] }),
  countedClaims: () => Promise.resolve([]),
};
