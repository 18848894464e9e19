import {
  cacheSeconds,
  featuredCourseCount,
  feeTotal,
  footerCourseCount,
  nextBatchCount,
  type CourseCategory,
  type PageListName,
  type Singleton,
  type StoredPost,
} from '@institute/schema';
import { queryOptions } from '@tanstack/react-query';
import { plainPath } from '../links/plain-path.ts';
import type { ContentSource } from './content-source.ts';
import { makesClaims, retried } from './content-state.ts';

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
  institute: medium,
};

/** Where only what is backed is shown, claims are fresh for half a minute. */
const shownTime = 30_000;

/** All content queries over one source. */
export function contentQueries(source: ContentSource, isOnlyBacked = () => false) {
  const course = (slug: string) =>
    queryOptions({
      queryKey: ['course', slug],
      queryFn: () => source.course(slug),
      staleTime: long,
    });
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
    /** Apart from the contact info, which every page has. */
    branches: () =>
      queryOptions({ queryKey: ['branches'], queryFn: () => source.branches(), staleTime: long }),
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
        queryFn: async () =>
          picked.length > 0
            ? source.coursesBySlug(picked)
            : (await source.coursePage(1)).items.slice(0, featuredCourseCount),
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
    course,
    /** What the contact page says of a course that it is opened about, from the course's page while that is fresh. */
    courseOffer: (slug: string) =>
      queryOptions({
        queryKey: ['courseOffer', slug],
        queryFn: async ({ client }) => {
          const query = course(slug);
          const known = client.getQueryData(query.queryKey);
          // Not kept where the page has not shown it: it is much more than what is said of it.
          const read = known
            ? await client.fetchQuery(query).catch(() => known)
            : await source.course(slug);
          if (!read) return null;
          const { title, duration, price, fees, batches } = read;
          return {
            slug,
            title,
            duration,
            batches,
            fee: feeTotal(price, fees),
            gst: fees.gstRate > 0,
          };
        },
        staleTime: medium,
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
    /** The next demo classes with a place: more than home shows, since one may begin while a page is open. */
    nextDemoSlots: () =>
      queryOptions({
        queryKey: ['demo', 'next'],
        queryFn: async () => (await source.demoSlots()).filter(({ left }) => left > 0).slice(0, 3),
        staleTime: medium,
      }),
    /** What visitors get of a kind. */
    list: <Name extends PageListName>(name: Name) =>
      queryOptions({
        queryKey: ['list', name],
        queryFn: () => source.list(name),
        staleTime: medium,
      }),
    /** What each trainer teaches. */
    teaching: () =>
      queryOptions({ queryKey: ['teaching'], queryFn: () => source.teaching(), staleTime: medium }),
    /** A page of the list of placements. */
    placements: (page = 1) =>
      queryOptions({
        queryKey: ['placements', 'page', page],
        queryFn: () => source.placementPage(page),
        ...lasting(medium),
      }),
    verifiedClaims: () =>
      queryOptions({
        queryKey: ['verifiedClaims'],
        queryFn: () => source.verifiedClaims(),
        ...lasting(medium),
      }),
    answerTime: () =>
      queryOptions({
        queryKey: ['answerTime'],
        queryFn: () => source.answerTime(),
        staleTime: long,
      }),
    /** A page of the list of posts. */
    posts: (page = 1, category?: string) =>
      queryOptions({
        queryKey: ['posts', 'page', page, category ?? ''],
        queryFn: () => source.postPage(page, category),
        staleTime: medium,
      }),
    authorPosts: (slug: string) =>
      queryOptions({
        queryKey: ['posts', 'author', slug],
        queryFn: () => source.authorPosts(slug),
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
        refetchInterval: (query) =>
          isOnlyBacked() && query.state.data?.makesClaims ? shownTime : retried(query),
      }),
  };
}

/** What the contact page says of a course. */
export type CourseOffer = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<ContentQueries['courseOffer']>['queryFn'] & object>>>
>;

export type ContentQueries = ReturnType<typeof contentQueries>;
