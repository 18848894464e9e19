import {
  collections,
  courseSummary,
  storedCourse,
  storedPost,
  type Singleton,
  type SingletonContent,
} from '@institute/schema';
import type { ContentSource } from '@institute/web/entry-server';
import { readPostPage, readRelatedPosts } from '../blog/related-posts.ts';
import { redirectFrom } from '../content/moves.ts';
import { readAll, readSingleton } from '../content/read.ts';
import { lists } from '../content/summaries/read-summaries.ts';
import { readCoursePage, readCourseTitles } from '../courses/course-lists.ts';
import { readPlacementPage } from '../placements/placements.ts';
import { firestore } from '../platform/admin.ts';
import { remember, rememberEach } from '../platform/remember.ts';

const singletons: {
  [Name in Singleton]: () => Promise<SingletonContent[Name] | undefined>;
} = {
  home: remember(() => readSingleton('home')),
  about: remember(() => readSingleton('about')),
  contactInfo: remember(() => readSingleton('contactInfo')),
  navbar: remember(() => readSingleton('navbar')),
  footer: remember(() => readSingleton('footer')),
  trustStats: remember(() => readSingleton('trustStats')),
  placementStats: remember(() => readSingleton('placementStats')),
};

const courses = () => firestore().collection(collections.courses);

const course = rememberEach((slug) =>
  readAll(storedCourse, courses().where('slug', '==', slug).limit(1)),
);

const coursesBySlug = rememberEach((slugs) =>
  readAll(storedCourse, courses().where('slug', 'in', slugs.split(' '))),
);

const post = rememberEach((slug) => {
  const published = firestore().collection(collections.posts).where('published', '==', true);
  return readAll(storedPost, published.where('slug', '==', slug).limit(1));
});

const redirect = rememberEach(async (path): Promise<string | null> => {
  const to: unknown = (await redirectFrom(path).get()).get('to');
  return typeof to === 'string' ? to : null;
});

/** The content of the pages, cached in memory, else read from Firestore. */
export const serverContentSource: ContentSource = {
  singleton: async (name) => (await singletons[name]()) ?? null,
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
  course: async (slug) => (await course(slug))[0] ?? null,
  placementPage: readPlacementPage,
  postPage: (page, category) => readPostPage(page, category),
  relatedPosts: readRelatedPosts,
  redirect,
  post: async (slug) => (await post(slug))[0] ?? null,
};
