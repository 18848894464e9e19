import { createHash } from 'node:crypto';
import {
  collections,
  courseSummary,
  offeredCourse,
  postSummary,
  singletonSchemas,
  storedCourse,
  storedPost,
  type ListPage,
  type SingletonContent,
} from '@institute/schema';
import { readPage, type ContentSource } from '@institute/web/entry-server';
import type { Request } from 'firebase-functions/v2/https';
import type { Response } from 'express';
import { sanitisePost } from '../blog/sanitise-post.ts';
import { forPages } from '../claims/shown-content.ts';
import { pageHeaders } from '../platform/http/security-headers.ts';
import { openPreview, type Preview } from '../releases/preview.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { pageHtml } from './page-html.ts';
import { serverContentSource } from './server-content-source.ts';

/** A page of a list with the edited items in the place of the stored ones. */
function withEdited<Item extends { slug: string }>(
  page: ListPage<Item>,
  edited: ReadonlyMap<string, Item>,
  added: readonly Item[],
): ListPage<Item> {
  return { ...page, items: [...added, ...page.items.map((item) => edited.get(item.slug) ?? item)] };
}

/** The content of the site with the edits of a release in it. */
function previewSource({ documents }: Preview): ContentSource {
  const source = serverContentSource;
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
    courses.map(({ course, was }) => [was ?? course.slug, courseSummary.parse(course)]),
  );
  const newCards = courses.flatMap(({ course, was }) =>
    was === undefined ? [courseSummary.parse(course)] : [],
  );
  const excerpts = new Map(
    posts.map(({ post, was }) => [was ?? post.slug, postSummary.parse(post)]),
  );
  const newExcerpts = posts.flatMap(({ post, was }) =>
    was === undefined && post.published ? [postSummary.parse(post)] : [],
  );
  const edited = new Map(of(collections.content).map(({ id, next }) => [id, next]));
  return {
    ...source,
    singleton: async (name) => {
      const next = edited.get(name);
      const parsed = next && singletonSchemas[name].safeParse(next).data;
      if (!parsed) return source.singleton(name);
      return forPages(name, parsed as SingletonContent[typeof name]);
    },
    course: async (slug) => {
      const found = courses.find(({ course }) => course.slug === slug);
      if (!found) return source.course(slug);
      const stored = found.was === undefined ? null : await source.course(found.was);
      return stored ? { ...stored, ...found.course } : offeredCourse(found.course, [], []);
    },
    coursePage: async (page, category) =>
      withEdited(await source.coursePage(page, category), cards, page === 1 ? newCards : []),
    firstCourses: async (count) =>
      (await source.firstCourses(count)).map((item) => cards.get(item.slug) ?? item),
    coursesBySlug: async (slugs) => {
      const found = await source.coursesBySlug(slugs);
      return found.map((item) => cards.get(item.slug) ?? item);
    },
    post: async (slug) => posts.find(({ post }) => post.slug === slug)?.post ?? source.post(slug),
    postPage: async (page, category) =>
      withEdited(await source.postPage(page, category), excerpts, page === 1 ? newExcerpts : []),
  };
}

const barStyle =
  '.preview-bar{position:sticky;z-index:25;top:var(--navbar);padding:.75rem 1rem;background:var(--turmeric);color:var(--on-turmeric);text-align:center;font-weight:600}';

const styleHash = `'sha256-${createHash('sha256').update(barStyle).digest('base64')}'`;

/** Links lead to further pages of the preview; files and the API stay as they are. */
const withToken = (html: string, token: string): string =>
  html.replace(
    /href="(\/(?!\/|assets\/|api\/|og\/|fees\/|favicon|icon|apple|manifest)[^"#?]*)(\?[^"#]*)?/g,
    (_, path: string, query = '') =>
      `href="${path}${query ? `${query}&amp;` : '?'}preview=${token}`,
  );

/** Without scripts: the app would read the site as it is. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<template\b[^>]*>[^]*?<\/template>/g, '');

/** Sends a page as a release would make it; says whether the address opens a preview (releases-4). */
export async function sendPreview(request: Request, response: Response): Promise<boolean> {
  const token = request.query['preview'];
  const preview = typeof token === 'string' ? await openPreview(token) : undefined;
  if (!preview || typeof token !== 'string') return false;
  const search = new URLSearchParams(request.originalUrl.split('?')[1]);
  search.delete('preview');
  const { render } = await readPage(
    request.path,
    search.size > 0 ? `?${search.toString()}` : '',
    previewSource(preview),
  );
  const rendered = render();
  const { html, policy } = pageHtml(rendered);
  const name = escapeHtml(preview.release.name);
  const bar = `<style>${barStyle}</style><p class="preview-bar" role="status">Preview of “${name}”. Nothing of it is public yet.</p>`;
  response
    .status(rendered.head.status ?? 200)
    .type('html')
    .set({
      ...pageHeaders(policy.replace('style-src', `style-src ${styleHash}`)),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
    .send(withToken(withoutScripts(html), token).replace(/<main\b[^>]*>/, (main) => main + bar));
  return true;
}
