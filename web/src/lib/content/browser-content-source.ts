import { startAppCheck } from '../firebase/app-check.ts';
import { timed } from '../page/timed.ts';
import type { ContentSource } from './content-source.ts';

async function firestore() {
  await startAppCheck();
  return import('./firestore-content-source.ts');
}

/** Content read from Firestore in a visitor's browser; the SDK is loaded on first use. */
export const browserContentSource: ContentSource = {
  singleton: (name) => timed(name, async () => (await firestore()).readSingleton(name)),
  courses: () => timed('courses', async () => (await firestore()).readCourses()),
  firstCourses: (count) =>
    timed('first courses', async () => (await firestore()).readCourses(count)),
  coursesBySlug: (slugs) =>
    timed('featured courses', async () => (await firestore()).readCoursesBySlug(slugs)),
  course: (slug) => timed('course', async () => (await firestore()).readCourse(slug)),
  placements: () => timed('placements', async () => (await firestore()).readPlacements()),
  posts: () => timed('posts', async () => (await firestore()).readPosts()),
  redirect: (path) => timed('redirect', async () => (await firestore()).readRedirect(path)),
  post: (slug) => timed('post', async () => (await firestore()).readPost(slug)),
};
