import {
  courseSummary,
  postSummary,
  type Singleton,
  type SingletonContent,
} from '@institute/schema';
import type { ContentSource } from '@institute/web/entry-server';
import { listRedirects } from '../redirects/redirects.ts';
import { readCourses, readPlacements, readPublishedPosts, readSingleton } from '../content/read.ts';
import { remember } from './remember.ts';

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

const held = {
  courses: remember(async () => {
    const courses = await readCourses();
    return { courses, summaries: courses.map((course) => courseSummary.parse(course)) };
  }),
  placements: remember(readPlacements),
  redirects: remember(async () => {
    const redirects = await listRedirects();
    return new Map(redirects.map(({ from, to }) => [from, to]));
  }),
  posts: remember(async () => {
    const posts = await readPublishedPosts();
    return { posts, summaries: posts.map((post) => postSummary.parse(post)) };
  }),
};

/** The content of the pages, cached in memory, else read from Firestore. */
export const serverContentSource: ContentSource = {
  singleton: async (name) => (await singletons[name]()) ?? null,
  courses: async () => (await held.courses()).summaries,
  firstCourses: async (count) => (await held.courses()).summaries.slice(0, count),
  coursesBySlug: async (slugs) => {
    const { summaries } = await held.courses();
    return slugs.flatMap((slug) => summaries.find((course) => course.slug === slug) ?? []);
  },
  course: async (slug) =>
    (await held.courses()).courses.find((course) => course.slug === slug) ?? null,
  placements: () => held.placements(),
  posts: async () => (await held.posts()).summaries,
  redirect: async (path) => (await held.redirects()).get(path) ?? null,
  post: async (slug) => (await held.posts()).posts.find((post) => post.slug === slug) ?? null,
};

/** Everything that decides the addresses and dates in the sitemap. */
export async function readPublished() {
  const [home, about, contactInfo, placementStats, { courses }, placements, { posts }] =
    await Promise.all([
      serverContentSource.singleton('home'),
      serverContentSource.singleton('about'),
      serverContentSource.singleton('contactInfo'),
      serverContentSource.singleton('placementStats'),
      held.courses(),
      held.placements(),
      held.posts(),
    ]);
  return { home, about, contactInfo, placementStats, courses, placements, posts };
}
