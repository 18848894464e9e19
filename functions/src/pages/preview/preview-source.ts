import {
  collections,
  isTranslated,
  toCourseSummary,
  offeredCourse,
  postSummary,
  storedCourse,
  storedPost,
  storedSchemas,
  withNextBatches,
  type CourseSummary,
  type Language,
  type ListPage,
  type SingletonContent,
  type StoredCourse,
} from '@institute/schema';
import type { ContentSource } from '@institute/web/entry-server';
import { fitting } from '../../content/translations/say.ts';
import { cleanPost } from '../../content/clean-post.ts';
import { forPages, withNotesOf } from '../../proof/claims/shown-content.ts';
import { asRead } from '../../proof/facts.ts';
import { readSingleton } from '../../content/read.ts';
import type { Preview } from '../../releases/preview.ts';
import { previewOffer } from './preview-offer.ts';
import { serverContentSource, tamilSources } from '../server-content-source.ts';
import { previewIn } from './preview-in.ts';

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

/** The content of the site in a language with the edits of a release in it, at the time when it goes live. */
export async function previewSource(given: Preview, language: Language): Promise<ContentSource> {
  const preview = await previewIn(given, language);
  const { documents, at, say } = preview;
  const { source } = language === 'ta' ? tamilSources : { source: serverContentSource };
  const offer = previewOffer(preview, source);
  const filled = <Value>(value: Value): Promise<Value> => asRead(value, { language });
  const of = (collection: string) => documents.filter((each) => each.collection === collection);
  const written = of(collections.courses).flatMap(({ id, stored, next }) => {
    const course = storedCourse.safeParse({ ...next, _id: id }).data;
    return course ? [{ course, was: stored?.['slug'] as string | undefined }] : [];
  });
  const courses = await Promise.all(
    written.map(async ({ course, was }) => ({ course: await say.whole('courses', course), was })),
  );
  const drafts = await Promise.all(
    of(collections.posts).map(async ({ id, stored, next }) => {
      // Content that cannot be cleaned does not go live either.
      const content = await cleanPost(String(next['content']), 'content').catch(() => undefined);
      const slug = String(next['slug'] ?? stored?.['slug'] ?? 'preview');
      const post = storedPost.safeParse({
        ...next,
        _id: id,
        content,
        slug,
        publishedAt: next['publishedAt'] ?? next['updatedAt'],
      }).data;
      return post ? [{ post, was: stored?.['slug'] as string | undefined }] : [];
    }),
  );
  const posts = await Promise.all(
    drafts.flat().map(async ({ post, was }) => ({ post: await say.whole('posts', post), was })),
  );
  const cardsOf = (course: StoredCourse) => fitting(say, [toCourseSummary.parse(course)]);
  const cards = new Map(
    courses.flatMap(({ course, was }) =>
      cardsOf(course).map((card) => [was ?? course.slug, card] as const),
    ),
  );
  const newCards = courses.flatMap(({ course, was }) => (was === undefined ? cardsOf(course) : []));
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
      if (!found) return null;
      const shown = await forPages(name, found, { now: at, language });
      const [said = shown] = isTranslated(name) ? await say.cards(name, [shown], () => '') : [];
      return filled(withNotesOf(name, shown, said));
    },
    course: async (slug) => {
      const found = courses.find((each) => each.course.slug === slug);
      const course = found?.course ?? (await source.course(slug));
      if (!course) return null;
      const [batches, trainers] = await Promise.all([
        offer.batchesOf(course._id),
        offer.trainers(),
      ]);
      return filled(offeredCourse(course, batches, trainers));
    },
    coursePage: async (page, category) => {
      const stored = await source.coursePage(page, category);
      const found = withEdited(stored, cards, page === 1 ? newCards : []);
      return filled({ ...found, items: await offered(found.items) });
    },
    firstCourses: async (count) => edit(await source.firstCourses(count)),
    coursesBySlug: async (slugs) => filled(await offered(edit(await source.coursesBySlug(slugs)))),
    post: async (slug) =>
      filled(posts.find(({ post }) => post.slug === slug)?.post ?? (await source.post(slug))),
    ...offer.lists,
    postPage: async (page, category) =>
      filled(
        withEdited(await source.postPage(page, category), excerpts, page === 1 ? newExcerpts : []),
      ),
  };
}
