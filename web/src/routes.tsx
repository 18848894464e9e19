import { courseCategories, searchText } from '@institute/schema';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { lazyPage, type LazyPage } from './app/lazy-page.tsx';
import { paths } from './config/paths.ts';
import { branchList } from './features/content/contact/branch-list.ts';
import { contactOffer } from './features/content/contact/contact-offer.ts';
import { courseStep } from './features/courses/course/course-step.ts';
import { demoStep } from './features/demo/demo-step.ts';
import type { ContentQueries } from './lib/content/content-queries.ts';
import { knowsOnlyBacked } from './lib/content/content-state.ts';
import { readContactSubject } from './lib/enquiries/contact-subject.ts';
import { anyCategoryIn, categoryIn, pageIn } from './lib/links/list-path.ts';
import { withoutLineBreaks } from './lib/links/plain-path.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** Reads a page's content into the cache. */
type ReadContent = (
  client: QueryClient,
  queries: ContentQueries,
  params: Params,
  search: URLSearchParams,
) => Promise<unknown>;

interface PageRoute {
  readonly path: string;
  readonly page: LazyPage;
  readonly readContent: ReadContent;
}

const nothing: ReadContent = () => Promise.resolve();

/** The public pages (routes-1). */
export const publicRoutes: readonly PageRoute[] = [
  {
    path: paths.home,
    page: lazyPage(
      'home-page',
      async () => (await import('./features/content/home/home-page.tsx')).HomePage,
    ),
    readContent: async (client, queries) => {
      const [home] = await Promise.all([
        client.ensureQueryData(queries.singleton('home')),
        client.ensureQueryData(queries.singleton('trustStats')),
        client.ensureQueryData(queries.nextBatches()),
        client.ensureQueryData(queries.nextDemoSlots()),
      ]);
      if (home) await client.ensureQueryData(queries.featuredCourses(home.featuredCourses));
    },
  },
  {
    path: paths.courses,
    page: lazyPage(
      'courses-page',
      async () => (await import('./features/courses/courses-page.tsx')).CoursesPage,
    ),
    readContent: (client, queries, _, search) =>
      client.ensureQueryData(queries.courses(pageIn(search), categoryIn(search, courseCategories))),
  },
  {
    path: paths.course(':slug'),
    page: lazyPage(
      'course-page',
      async () => (await import('./features/courses/course/course-page.tsx')).CoursePage,
      () => [courseStep],
    ),
    readContent: async (client, queries, { slug = '' }) => {
      const course = await client.ensureQueryData(queries.course(slug));
      if (!course) await client.ensureQueryData(queries.redirect(paths.course(slug)));
      else if (knowsOnlyBacked(client))
        await client.ensureQueryData(queries.singleton('placementStats'));
    },
  },
  {
    path: paths.batches,
    page: lazyPage(
      'batches-page',
      async () => (await import('./features/courses/batches/batches-page.tsx')).BatchesPage,
    ),
    readContent: (client, queries) => client.ensureQueryData(queries.batches()),
  },
  {
    path: paths.demo,
    page: lazyPage(
      'demo-page',
      async () => (await import('./features/demo/demo-page.tsx')).DemoPage,
      () => [demoStep],
    ),
    readContent: async (client, queries, _, search) => {
      const slots = await client.ensureQueryData(queries.demoSlots());
      const chosen = search.get('course');
      if (chosen && !slots.some(({ course }) => course?.slug === chosen))
        await client.ensureQueryData(queries.featuredCourses([chosen]));
    },
  },
  {
    path: paths.trainers,
    page: lazyPage(
      'trainers-page',
      async () => (await import('./features/courses/trainers/trainers-page.tsx')).TrainersPage,
    ),
    readContent: (client, queries) =>
      Promise.all([
        client.ensureQueryData(queries.list('trainers')),
        client.ensureQueryData(queries.teaching()),
      ]),
  },
  {
    path: paths.about,
    page: lazyPage(
      'about-page',
      async () => (await import('./features/content/about/about-page.tsx')).AboutPage,
    ),
    readContent: (client, queries) =>
      Promise.all([
        client.ensureQueryData(queries.singleton('about')),
        client.ensureQueryData(queries.list('trainers')),
      ]),
  },
  {
    path: paths.placements,
    page: lazyPage(
      'placements-page',
      async () => (await import('./features/placements/placements-page.tsx')).PlacementsPage,
    ),
    readContent: (client, queries, _, search) =>
      Promise.all([
        client.ensureQueryData(queries.placements(pageIn(search))),
        client.ensureQueryData(queries.singleton('placementStats')),
      ]),
  },
  {
    path: paths.blog,
    page: lazyPage(
      'blog-page',
      async () => (await import('./features/blog/blog-page.tsx')).BlogPage,
    ),
    readContent: (client, queries, _, search) =>
      client.ensureQueryData(queries.posts(pageIn(search), anyCategoryIn(search))),
  },
  {
    path: paths.post(':slug'),
    page: lazyPage(
      'post-page',
      async () => (await import('./features/blog/post/post-page.tsx')).PostPage,
    ),
    readContent: async (client, queries, { slug = '' }) => {
      const post = await client.ensureQueryData(queries.post(slug));
      if (post) await client.ensureQueryData(queries.relatedPosts(post));
      else await client.ensureQueryData(queries.redirect(paths.post(slug)));
    },
  },
  {
    path: paths.author(':author'),
    page: lazyPage(
      'author-page',
      async () => (await import('./features/blog/author-page.tsx')).AuthorPage,
    ),
    readContent: (client, queries, { author = '' }) =>
      client.ensureQueryData(queries.authorPosts(author)),
  },
  {
    path: paths.contact,
    page: lazyPage(
      'contact-page',
      async () => (await import('./features/content/contact/contact-page.tsx')).ContactPage,
      (search) => {
        const { about, for: wanted } = readContactSubject(search);
        return [
          ...(about || wanted ? [contactOffer] : []),
          ...(import.meta.env.SSR ? [branchList] : []),
        ];
      },
    ),
    readContent: (client, queries, _, search) => {
      const { about, for: wanted } = readContactSubject(search);
      return Promise.all([
        client
          .ensureQueryData(queries.singleton('contactInfo'))
          .then((info) =>
            info?.showAnswerTime ? client.ensureQueryData(queries.answerTime()) : null,
          ),
        client.ensureQueryData(queries.branches()),
        client.ensureQueryData(queries.courseTitles()),
        about && client.ensureQueryData(queries.courseOffer(about)),
        wanted && client.ensureQueryData(queries.demoSlots()),
      ]);
    },
  },
  {
    path: paths.search,
    page: lazyPage(
      'search-page',
      async () => (await import('./features/search/search-page.tsx')).SearchPage,
    ),
    readContent: (client, queries, _, search) =>
      client.ensureQueryData(queries.search(searchText(search.get('q') ?? ''))),
  },
  {
    path: paths.howWeCount,
    page: lazyPage(
      'how-we-count-page',
      async () => (await import('./features/proof/how-we-count-page.tsx')).HowWeCountPage,
    ),
    readContent: (client, queries) => client.ensureQueryData(queries.verifiedClaims()),
  },
  {
    path: paths.privacy,
    page: lazyPage(
      'privacy-page',
      async () => (await import('./features/people/privacy-page.tsx')).PrivacyPage,
    ),
    readContent: nothing,
  },
];

/** The page for every other path. */
export const notFoundPage = lazyPage(
  'not-found-page',
  async () => (await import('./app/not-found/not-found-page.tsx')).NotFoundPage,
);

/** The page at a path, and its content. */
export function findPage(
  path: string,
): Pick<PageRoute, 'page' | 'readContent'> & { params: Params } {
  const match = matchRoutes([...publicRoutes], withoutLineBreaks(path))?.at(-1);
  return match
    ? { ...match.route, params: match.params }
    : {
        page: notFoundPage,
        readContent: (client, queries) => client.ensureQueryData(queries.redirect(path)),
        params: {},
      };
}

/** Reads the content around every page. */
export const readLayoutContent = (client: QueryClient, queries: ContentQueries) =>
  Promise.all([
    client.ensureQueryData(queries.singleton('navbar')),
    client.ensureQueryData(queries.singleton('footer')),
    client.ensureQueryData(queries.singleton('contactInfo')),
    client.ensureQueryData(queries.popularCourses()),
  ]);
