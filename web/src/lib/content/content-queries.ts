import {
  cacheSeconds,
  featuredCourseCount,
  footerCourseCount,
  type Singleton,
} from '@institute/schema';
import { queryOptions } from '@tanstack/react-query';
import type { ContentSource } from './content-source.ts';
import { relatedPosts, type PostMarks } from './related-posts.ts';

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

/** A path as redirects have it. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** All content queries over one source. */
export function contentQueries(source: ContentSource) {
  const courses = () =>
    queryOptions({ queryKey: ['courses'], queryFn: () => source.courses(), staleTime: medium });
  const posts = () =>
    queryOptions({ queryKey: ['posts'], queryFn: () => source.posts(), staleTime: medium });
  return {
    singleton: <Name extends Singleton>(name: Name) =>
      queryOptions({
        queryKey: [name],
        queryFn: () => source.singleton(name),
        staleTime: lifetimes[name],
      }),
    courses,
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
        queryFn: async ({ client }) =>
          (await client.ensureQueryData({ ...courses(), meta: { carried: false } })).map(
            ({ title }) => title,
          ),
        staleTime: medium,
      }),
    course: (slug: string) =>
      queryOptions({
        queryKey: ['course', slug],
        queryFn: () => source.course(slug),
        staleTime: long,
      }),
    placements: () =>
      queryOptions({
        queryKey: ['placements'],
        queryFn: () => source.placements(),
        staleTime: medium,
      }),
    posts,
    /** Related posts of a post: its page embeds these, not the whole list. */
    relatedPosts: (post: PostMarks) =>
      queryOptions({
        queryKey: ['posts', 'related', post.slug],
        queryFn: async ({ client }) =>
          relatedPosts(
            post,
            await client.ensureQueryData({ ...posts(), meta: { carried: false } }),
          ),
        staleTime: medium,
      }),
    redirect: (path: string) =>
      queryOptions({
        queryKey: ['redirect', withoutSlash(path)],
        queryFn: () => source.redirect(withoutSlash(path)),
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
