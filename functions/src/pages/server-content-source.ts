import {
  collections,
  courseSummary,
  offeredBatches,
  offeredCourse,
  storedCourse,
  storedPost,
  type OfferedBatch,
  type PageListName,
  type Singleton,
  type SingletonContent,
} from '@institute/schema';
import type { ContentSource } from '@institute/web/entry-server';
import { readAuthorPosts, readPostPage, readRelatedPosts } from '../blog/related-posts.ts';
import { readVerifiedClaims } from '../proof/claims/made.ts';
import { cachedShownClaims } from '../proof/claims/shown-claims.ts';
import { forPages, withoutItsClaims } from '../proof/claims/shown-content.ts';
import { cachedIdentity } from '../content/contact-details.ts';
import { asRead } from '../content/facts.ts';
import { redirectFrom } from '../content/moves.ts';
import { listPlain } from '../content/plain-kind.ts';
import { offerLimit, readAll, readSingleton } from '../content/read.ts';
import { readOfferedSlots } from '../demo/read-demo.ts';
import { readOffer } from '../content/summaries/offer.ts';
import { lists } from '../content/summaries/read-lists.ts';
import { readCoursePage, readCourseTitles, withOffer } from '../courses/course-lists.ts';
import { readTeaching } from '../courses/trainers.ts';
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
  contactInfo: async () => (await cachedIdentity()).info,
  navbar: cached(() => readSingleton('navbar')),
  footer: cached(() => readSingleton('footer')),
  trustStats: cached(() => readSingleton('trustStats')),
  placementStats: cached(() => readSingleton('placementStats')),
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

const list = cachedByKey((name) => listPlain(name as PageListName));

/** The first upcoming batches with their courses. */
async function upcoming(count = offerLimit): Promise<OfferedBatch[]> {
  const { batches, courses: taught, trainers } = await readOffer();
  return offeredBatches(batches.slice(0, count), taught, trainers);
}

/** The content of the pages, cached in memory, else read from Firestore. */
export const serverContentSource: ContentSource = {
  singleton: async (name) => {
    const content = await singletons[name]();
    return content ? asRead(await forPages(name, content)) : null;
  },
  onlyBacked: async () => (await cachedShownClaims()).onlyBacked,
  verifiedClaims: readVerifiedClaims,
  answerTime: readAnswerTime,
  coursePage: async (page, category) => asRead(await readCoursePage(page, category)),
  courseTitles: readCourseTitles,
  firstCourses: async (count) => (await lists.courses()).first.slice(0, count),
  coursesBySlug: async (slugs) => {
    const found = await coursesBySlug(slugs.join(' '));
    const picked = slugs.flatMap((slug) => found.find((each) => each.slug === slug) ?? []);
    return asRead(await withOffer(picked.map((each) => courseSummary.parse(each))));
  },
  course: async (slug) => {
    const [found] = await course(slug);
    if (!found) return null;
    const { batches, trainers } = await readOffer();
    return asRead(offeredCourse(found, batches, trainers));
  },
  batches: () => upcoming(),
  firstBatches: upcoming,
  demoSlots: cached(() => readOfferedSlots()),
  list: (name) => list(name) as never,
  teaching: readTeaching,
  placementPage: readPlacementPage,
  postPage: (page, category) => readPostPage(page, category),
  authorPosts: readAuthorPosts,
  relatedPosts: readRelatedPosts,
  search,
  redirect,
  post: async (slug) => asRead((await post(slug))[0] ?? null),
};

/** The same without any claim, also without those that are backed now. */
export const withoutClaims: ContentSource = {
  ...serverContentSource,
  leavesOutClaims: true,
  onlyBacked: () => Promise.resolve(true),
  singleton: async (name) => {
    const content = await singletons[name]();
    return content ? asRead(withoutItsClaims(name, content)) : null;
  },
  placementPage: async (page) => ({ ...(await readPlacementPage(page)), items: [] }),
  verifiedClaims: () => Promise.resolve([]),
};
