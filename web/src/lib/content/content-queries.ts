import {
  cacheSeconds,
  featuredCourseCount,
  footerCourseCount,
  nextBatchCount,
  type CourseCategory,
  type Post,
  type Singleton,
  type StoredPost,
} from '@institute/schema';
import { queryOptions } from '@tanstack/react-query';
import { plainPath } from '../links/plain-path.ts';
import type { ContentSource } from './content-source.ts';
import { makesClaims } from './content-state.ts';

const medium = cacheSeconds.medium * 1000;
const long = cacheSeconds.long * 1000;

/** How long content is fresh, in milliseconds (api-7). */
const lifetimes: Record<Singleton, number> = {
  home: medium,
  about: long,
  contactInfo: long,
  navbar: long,
  footer: long,
  trustStats: long,
  placementStats: medium,
};

/** Where only what is backed is shown, claims are fresh for half a minute. */
const shownTime = 30_000;

/** All content queries over one source. */
export function contentQueries(source: ContentSource, isOnlyBacked = () => false) {
  /** What is withdrawn leaves an open page too. */
  const lasting = (staleTime: number) =>
    isOnlyBacked() ? { staleTime: shownTime, refetchInterval: shownTime } : { staleTime };
  return {
    singleton: <Name extends Singleton>(name: Name) =>
      queryOptions({
        queryKey: [name],
        queryFn: () => source.singleton(name),
        ...(makesClaims.has(name) ? lasting(lifetimes[name]) : { staleTime: lifetimes[name] }),
      }),
    /** A page of the list of courses. */
    courses: (page = 1, category?: CourseCategory) =>
      queryOptions({
        queryKey: ['courses', 'page', page, category ?? ''],
        queryFn: () => source.coursePage(page, category),
        staleTime: medium,
      }),
    /** The courses featured on home: those picked, or else the first ones (home-4). */
    featuredCourses: (slugs: readonly string[]) => {
      const picked = slugs.slice(0, featuredCourseCount);
      return queryOptions({
        queryKey: ['courses', 'featured', ...picked],
        queryFn: () =>
          picked.length > 0
            ? source.coursesBySlug(picked)
            : source.firstCourses(featuredCourseCount),
        staleTime: medium,
      });
    },
    /** The courses in the footer. */
    popularCourses: () =>
      queryOptions({
        queryKey: ['courses', 'popular'],
        queryFn: async () =>
          (await source.firstCourses(footerCourseCount)).map(({ slug, title }) => ({
            slug,
            title,
          })),
        staleTime: medium,
      }),
    /** Further options of the contact form, beside the fixed courses. */
    courseTitles: () =>
      queryOptions({
        queryKey: ['courses', 'titles'],
        queryFn: () => source.courseTitles(),
        staleTime: medium,
      }),
    course: (slug: string) =>
      queryOptions({
        queryKey: ['course', slug],
        queryFn: () => source.course(slug),
        staleTime: long,
      }),
    /** Upcoming batches. */
    batches: () =>
      queryOptions({ queryKey: ['batches'], queryFn: () => source.batches(), staleTime: medium }),
    /** The next batches, on home. */
    nextBatches: () =>
      queryOptions({
        queryKey: ['batches', 'next'],
        queryFn: () => source.firstBatches(nextBatchCount),
        staleTime: medium,
      }),
    /** Demo classes of the next weeks. */
    demoSlots: () =>
      queryOptions({ queryKey: ['demo'], queryFn: () => source.demoSlots(), staleTime: medium }),
    trainers: () =>
      queryOptions({ queryKey: ['trainers'], queryFn: () => source.trainers(), staleTime: medium }),
    /** A page of the list of placements. */
    placements: (page = 1) =>
      queryOptions({
        queryKey: ['placements', 'page', page],
        queryFn: () => source.placementPage(page),
        ...lasting(medium),
      }),
    countedClaims: () =>
      queryOptions({
        queryKey: ['countedClaims'],
        queryFn: () => source.countedClaims(),
        ...lasting(medium),
      }),
    answerTime: () =>
      queryOptions({
        queryKey: ['answerTime'],
        queryFn: () => source.answerTime(),
        staleTime: long,
      }),
    /** A page of the list of posts. */
    posts: (page = 1, category?: Post['category']) =>
      queryOptions({
        queryKey: ['posts', 'page', page, category ?? ''],
        queryFn: () => source.postPage(page, category),
        staleTime: medium,
      }),
    relatedPosts: (post: StoredPost) =>
      queryOptions({
        queryKey: ['posts', 'related', post.slug],
        queryFn: () => source.relatedPosts(post),
        staleTime: medium,
      }),
    search: (text: string) =>
      queryOptions({
        queryKey: ['search', text],
        queryFn: () => source.search(text),
        staleTime: medium,
      }),
    redirect: (path: string) =>
      queryOptions({
        queryKey: ['redirect', plainPath(path)],
        queryFn: () => source.redirect(plainPath(path)),
        staleTime: medium,
      }),
    post: (slug: string) =>
      queryOptions({
        queryKey: ['post', slug],
        queryFn: () => source.post(slug),
        staleTime: long,
      }),
  };
}

export type ContentQueries = ReturnType<typeof contentQueries>;
