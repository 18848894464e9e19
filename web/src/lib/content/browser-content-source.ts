import type { Singleton } from '@institute/schema';
import { apiBase } from '../../config/paths.ts';
import { startAppCheck } from '../firebase/app-check.ts';
import { timed } from '../page/timed.ts';
import type { ContentSource } from './content-source.ts';

async function firestore() {
  await startAppCheck();
  return import('./firestore-content-source.ts');
}

/** A part of a list, made on the server: a list may have thousands of documents. */
const fetchList = <Data>(
  name: string,
  path: string,
  query: Readonly<Record<string, string | number | undefined>> = {},
  mayBeAbsent = false,
): Promise<Data> =>
  timed(name, async (signal) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(
      given.map(([key, value]) => [key, String(value)]),
    ).toString();
    const response = await fetch(apiBase + path + (search && `?${search}`), {
      signal,
      cache: 'no-cache',
    });
    if (mayBeAbsent && response.status === 404) return null as Data;
    if (!response.ok) throw new Error(`Failed to fetch ${name}: ${response.status}`);
    return ((await response.json()) as { data: Data }).data;
  });

const coursePage: ContentSource['coursePage'] = (page, category) =>
  fetchList('courses', '/pages/courses', { page, category });

/** Content that the API gives without what is not backed. */
export const answered: Partial<Record<Singleton, string>> = {
  home: '/home-content',
  about: '/about',
  trustStats: '/trust-stats',
  placementStats: '/placement-stats',
};

const denied = Symbol('denied');

/** Firestore denies what makes claims once only what is backed is shown. */
function ifDenied(error: unknown): typeof denied {
  if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
    return denied;
  throw error;
}

/**
 * Content in a visitor's browser: documents from Firestore, whose SDK is loaded on first use, and lists
 * from the API.
 */
export const browserContentSource = (
  onlyBacked: () => boolean,
  noteOnlyBacked: () => void,
): ContentSource => ({
  singleton: async (name) => {
    const path = answered[name];
    if (path === undefined || !onlyBacked()) {
      const read = timed(name, async () => (await firestore()).readSingleton(name));
      if (path === undefined) return read;
      const found = await read.catch(ifDenied);
      if (found !== denied) return found;
      noteOnlyBacked();
    }
    return fetchList(name, path, {}, true);
  },
  branches: () =>
    timed('branches', async () => {
      const info = await (await firestore()).readSingleton('contactInfo');
      return info?.branches ?? [];
    }),
  onlyBacked: () => Promise.resolve(onlyBacked()),
  verifiedClaims: () => fetchList('claims', '/pages/claims'),
  answerTime: () => fetchList('answer time', '/pages/answer-time'),
  coursePage,
  courseTitles: () => fetchList('course titles', '/pages/course-titles'),
  firstCourses: async (count) => (await coursePage(1)).items.slice(0, count),
  coursesBySlug: (slugs) =>
    timed('featured courses', async () => (await firestore()).readCoursesBySlug(slugs)),
  course: (slug) => timed('course', async () => (await firestore()).readCourse(slug)),
  batches: () => timed('batches', async () => (await firestore()).readBatches()),
  firstBatches: (count) =>
    timed('first batches', async () => (await firestore()).readBatches(count)),
  demoSlots: () => fetchList('demo classes', '/demo/slots'),
  list: (name) => fetchList(name, `/${name}`),
  teaching: () => fetchList('teaching', '/pages/trainers'),
  placementPage: (page) => fetchList('placements', '/pages/placements', { page }),
  postPage: (page, category) => fetchList('posts', '/pages/blog', { page, category }),
  authorPosts: (slug) => fetchList('posts', '/pages/authors', { slug }),
  relatedPosts: ({ _id }) => fetchList('related posts', `/blog/${_id}/related`),
  search: (text) => fetchList('search results', '/pages/search', { q: text }),
  redirect: (path) => timed('redirect', async () => (await firestore()).readRedirect(path)),
  post: (slug) => timed('post', async () => (await firestore()).readPost(slug)),
});
