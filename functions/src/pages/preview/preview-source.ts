import {
  collections,
  toCourseSummary,
  offeredCourse,
  postSummary,
  storedCourse,
  storedPost,
  storedSchemas,
  withNextBatches,
  type CourseSummary,
  type ListPage,
  type SingletonContent,
} from '@institute/schema';
import type { ContentSource } from '@institute/web/entry-server';
import { sanitisePost } from '../../content/sanitise-post.ts';
import { forPages } from '../../proof/claims/shown-content.ts';
import { asRead } from '../../proof/facts.ts';
import { readSingleton } from '../../content/read.ts';
import type { Preview } from '../../releases/preview.ts';
import { previewOffer } from './preview-offer.ts';
import { serverContentSource } from '../server-content-source.ts';

/** A page of a list with the edited items, or nothing, in the place of the stored ones. */
function withEdited<Item extends { slug: string }>(
  page: ListPage<Item>,
  edited: ReadonlyMap<string, Item | null>,
  added: readonly Item[],
): ListPage<Item> {
  const items = page.items.flatMap((item) => {
    const now = edited.get(item.slug);
    return now === null ? [] : [now ?? item];
  });
  return { ...page, items: [...added, ...items] };
}

/** The content of the site with the edits of a release in it, at the time when it goes live. */
export function previewSource(preview: Preview): ContentSource {
  const { documents, at } = preview;
  const source = serverContentSource;
  const offer = previewOffer(preview);
  const of = (collection: string) => documents.filter((each) => each.collection === collection);
  const courses = of(collections.courses).flatMap(({ id, stored, next }) => {
    const course = storedCourse.safeParse({ ...next, _id: id }).data;
    return course ? [{ course, was: stored?.['slug'] as string | undefined }] : [];
  });
  const posts = of(collections.posts).flatMap(({ id, stored, next }) => {
    const content = sanitisePost(String(next['content']));
    const slug = String(next['slug'] ?? stored?.['slug'] ?? 'preview');
    const post = storedPost.safeParse({
      ...next,
      _id: id,
      content,
      slug,
      publishedAt: next['publishedAt'] ?? next['updatedAt'],
    }).data;
    return post ? [{ post, was: stored?.['slug'] as string | undefined }] : [];
  });
  const cards = new Map(
    courses.map(({ course, was }) => [was ?? course.slug, toCourseSummary.parse(course)]),
  );
  const newCards = courses.flatMap(({ course, was }) =>
    was === undefined ? [toCourseSummary.parse(course)] : [],
  );
  const edit = (items: readonly CourseSummary[]) =>
    items.map((item) => cards.get(item.slug) ?? item);
  const offered = async (items: readonly CourseSummary[]) =>
    withNextBatches(items, await offer.lists.batches());
  const excerpts = new Map(
    posts.map(({ post, was }) => [
      was ?? post.slug,
      post.published ? postSummary.parse(post) : null,
    ]),
  );
  const newExcerpts = posts.flatMap(({ post, was }) =>
    was === undefined && post.published ? [postSummary.parse(post)] : [],
  );
  const edited = new Map(of(collections.content).map(({ id, next }) => [id, next]));
  return {
    ...source,
    singleton: async (name) => {
      const next = edited.get(name);
      const parsed = next && storedSchemas[name].safeParse(next).data;
      const content = (parsed as SingletonContent[typeof name] | undefined) ?? readSingleton(name);
      const found = await content;
      return found ? asRead(await forPages(name, found, { now: at })) : null;
    },
    course: async (slug) => {
      const found = courses.find((each) => each.course.slug === slug);
      const course = found?.course ?? (await source.course(slug));
      if (!course) return null;
      const [batches, trainers] = await Promise.all([
        offer.batchesOf(course._id),
        offer.trainers(),
      ]);
      return asRead(offeredCourse(course, batches, trainers));
    },
    coursePage: async (page, category) => {
      const stored = await source.coursePage(page, category);
      const found = withEdited(stored, cards, page === 1 ? newCards : []);
      return asRead({ ...found, items: await offered(found.items) });
    },
    firstCourses: async (count) => edit(await source.firstCourses(count)),
    coursesBySlug: async (slugs) => asRead(await offered(edit(await source.coursesBySlug(slugs)))),
    post: async (slug) =>
      asRead(posts.find(({ post }) => post.slug === slug)?.post ?? (await source.post(slug))),
    ...offer.lists,
    postPage: async (page, category) =>
      asRead(
        withEdited(await source.postPage(page, category), excerpts, page === 1 ? newExcerpts : []),
      ),
  };
}
