import { language, languageRoots, languages, root, type Language } from '@institute/schema';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { offlineCopy } from '../config/paths.ts';
import { shownSearch } from '../lib/links/shown-search.ts';
import { openPushed, showPushed } from '../lib/offline/pushed.ts';
import { offlinePage } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** Paths of the files that the public pages of this build need, inserted by the build. */
declare const PUBLIC_FILES: readonly string[];

/** How long a page waits for the network before the cached copy is used, in seconds. */
const patience = 3;

/** Minimum age before a cached page is refreshed by an in-app visit, in milliseconds. */
const recent = 24 * 60 * 60 * 1000;

/**
 * Maximum number of cached files: about four builds, so that pages of older builds keep working.
 */
const files = { maxEntries: 240, purgeOnQuotaError: true };
const images = { maxEntries: 60, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true };
const documents = { maxEntries: 60, purgeOnQuotaError: true };

const matchOptions = { ignoreVary: true };

/** A page with claims, where only what is backed is shown: a copy of it could outlast what backs it. */
const isBacked = ({ headers }: Response): boolean => headers.get('X-Claims') === 'backed';

const mayBeKept = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && !headers.get('Cache-Control')?.includes('no-store');

const isHtml = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** Caches responses that meet a condition. */
const keepIf = (holds: (path: string) => boolean) => ({
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    mayBeKept(response) && holds(new URL(request.url).pathname) ? response : null,
});

const assetStrategy = new CacheFirst({
  cacheName: 'assets',
  matchOptions,
  plugins: [keepIf((path) => PUBLIC_FILES.includes(path)), new ExpirationPlugin(files)],
});

const imageStrategy = new CacheFirst({
  cacheName: 'images',
  matchOptions,
  plugins: [keepIf(() => true), new ExpirationPlugin(images)],
});

/** Each language has its own cache. */
const cacheOf = (of: Language): string => `pages${languageRoots[of]}`;

const keptPages = (of: Language = language): Promise<Cache> => caches.open(cacheOf(of));

/** The language of the page at an address. */
function languageOf(address: string): Language {
  const path = `${new URL(address).pathname}/`;
  return languages.findLast((one) => path.startsWith(`${languageRoots[one]}/`)) ?? language;
}

/** Removes every page with claims, from before they needed backing. */
async function forgetClaims(): Promise<void> {
  const pages = await keptPages();
  for (const request of await pages.keys()) {
    const page = await pages.match(request);
    if (page?.headers.has('X-Claims')) await pages.delete(request);
  }
}

/** Whether the cached copy of a page is recent enough. */
async function isRecent(address: string): Promise<boolean> {
  const kept = await (await keptPages(languageOf(address))).match(address, matchOptions);
  return Date.parse(kept?.headers.get('Date') ?? '') > Date.now() - recent;
}

/** A page as the server makes it for copies, without its claims. */
async function fetchWithoutClaims(address: string): Promise<Response> {
  const url = new URL(address);
  url.searchParams.set(offlineCopy, '');
  return fetch(url);
}

/** A page that says it is a copy, so that the app reads its content again. */
async function asCopy(page: Response): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace('<html', '<html data-kept'), page);
}

/** Keeps a page, or, if it has claims that need backing, the page without them. */
const keepPages = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    if (!isHtml(response)) return null;
    if (!isBacked(response)) return mayBeKept(response) ? asCopy(response) : null;
    await forgetClaims();
    if (await isRecent(request.url)) return null;
    const copy = await fetchWithoutClaims(request.url);
    return mayBeKept(copy) && isHtml(copy) && !isBacked(copy) ? asCopy(copy) : null;
  },
};

const pagesIn = (of: Language): NetworkFirst =>
  new NetworkFirst({
    cacheName: cacheOf(of),
    matchOptions,
    networkTimeoutSeconds: patience,
    plugins: [keepPages, new ExpirationPlugin(documents)],
  });

/** The English worker also gets the first page in another language, whose worker then takes over and looks in its own cache. */
const pageStrategies: Readonly<Record<Language, NetworkFirst>> = {
  en: pagesIn('en'),
  ta: pagesIn('ta'),
};

/** The part of an address that changes the page at its path. */
function shownIn(address: string): string {
  const { pathname, search } = new URL(address);
  return shownSearch(pathname.slice(root.length), search);
}

/** What is kept of an address with another query: the same page, or the way to another one. */
async function nearestPage(request: Request): Promise<Response> {
  const pages = await keptPages();
  const kept = await pages.keys(request, { ...matchOptions, ignoreSearch: true });
  const showing = (search: string) => kept.find(({ url }) => shownIn(url) === search);
  const same = showing(shownIn(request.url));
  const page = same && (await pages.match(same, matchOptions));
  if (page) return page;
  // At its own address: the app shows what the address says.
  const other = showing('') ?? kept[0];
  return other ? Response.redirect(other.url) : offlinePage(pages);
}

/** Paths that are not pages: the dashboard, the API, and what Hosting reserves. */
const isPublic = ({ pathname }: URL): boolean => !/^\/(admin|api|__)(\/|$)/i.test(pathname);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  assetStrategy,
);

registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && url.pathname.startsWith('/api/upload/file/') && request.destination === 'image',
  imageStrategy,
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPublic(url),
  async (options) => {
    try {
      return await pageStrategies[languageOf(options.request.url)].handle(options);
    } catch {
      return nearestPage(options.request);
    }
  },
);

// A form that needs no script: what was typed is there when one goes back.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPublic(url),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return offlinePage(await keptPages(), true);
    }
  },
  'POST',
);

// Other navigations use the browser's preloaded response.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  const fetched = PUBLIC_FILES.map((path) => {
    const request = new Request(path, { priority: 'low' });
    return assetStrategy.handleAll({ event, request })[1];
  });
  event.waitUntil(Promise.all(fetched));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload.enable()]),
  );
});

/** Caches the document of a page that the app has shown without loading one. */
async function keepPage(event: ExtendableMessageEvent, address: string): Promise<void> {
  const request = new Request(address);
  if (await isRecent(request.url)) return;
  const [, done] = pageStrategies[languageOf(request.url)].handleAll({ event, request });
  // Offline, it is cached at a later visit.
  await done.catch(() => undefined);
}

self.addEventListener('message', (event) => {
  const { visited } = event.data as { visited?: string };
  if (visited) event.waitUntil(keepPage(event, visited));
});

// Only the English worker is registered for messages to the staff.
if (!root) {
  self.addEventListener('push', (event) => {
    event.waitUntil(showPushed(self.registration, event.data?.json()));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPushed(self.clients, event.notification.data));
  });
}
