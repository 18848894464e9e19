import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  endOfLocalDay,
  languageRoots,
  pathIn,
  permalinkIn,
  type Language,
} from '@institute/schema';
import {
  hasClaims,
  offlineCopy,
  plainPath,
  shownSearch,
  type ContentState,
} from '@institute/web/entry-server';
import { LRUCache } from 'lru-cache';
import { dataHeaders, pageHeaders } from '../platform/http/security-headers.ts';
import { freshUntil, cacheGeneration } from '../platform/cached.ts';
import { siteIn } from './site-in.ts';
import type { Site } from './site.ts';

/** A rendered page in the cache. */
export interface KeptPage {
  readonly status: 200 | 302 | 308 | 404;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** What it was rendered from. */
  readonly state: ContentState;
  /** Until when it is fresh, without checking the content. */
  until: number;
  /** Of which generation of the memory its content is. */
  generation: number;
  /** The end of the local day that it was made on: no later visitor gets it. */
  endsAt: number;
}

/** Which page is asked for; the path is that within its language. */
interface Address {
  readonly language: Language;
  readonly path: string;
  readonly search: string;
}

const isOfflineCopy = (search: string): boolean => new URLSearchParams(search).has(offlineCopy);

/** Pages at addresses without a query: as many as the site has. */
const plain = new LRUCache<string, KeptPage>({ max: 300 });

/** What filters show, and other spellings of an address: anybody can think up any number, which must not drive out the others. */
const various = new LRUCache<string, KeptPage>({ max: 200 });

const plainAddress = /^\/(?:[a-z\d]+(?:[-/][a-z\d]+)*)?$/;

/** Where a page is kept, and as what: the parts of an address that change what it shows. */
function placeOf({ language, path, search }: Address) {
  const shown = shownSearch(path, search);
  const key = `${isOfflineCopy(search) ? `${offlineCopy} ` : ''}${language} ${path}${shown}`;
  return { shown, key, kept: !shown && plainAddress.test(path) ? plain : various };
}

/** The cached page of an address, whether or not it is fresh. */
function knownPage(address: Address): KeptPage | undefined {
  const { kept, key } = placeOf(address);
  return kept.get(key);
}

function freshPage(address: Address): KeptPage | undefined {
  const known = knownPage(address);
  const isFresh = known?.generation === cacheGeneration() && Date.now() < known.until;
  return isFresh ? known : undefined;
}

/** The cached page of an address, while it is fresh; none of one that a redirect may lead from. */
export const keptPage = (address: Address): KeptPage | undefined =>
  permalinkIn(address.path, address.search) ? undefined : freshPage(address);

/** How long a stale page may stand in while its content cannot be read, in milliseconds. */
const standInTime = 10 * 60 * 1000;

/** The stale page of an address; undefined if there is none, or it may have to leave by now. */
export function recentPage(address: Address): KeptPage | undefined {
  const known = knownPage(address);
  if (known?.headers['X-Claims'] === 'backed') return undefined;
  return known && Date.now() < Math.min(known.until + standInTime, known.endsAt)
    ? known
    : undefined;
}

/** Tells the service worker which claims the page has: all, only those that are backed, or none. */
function claimsHeader(state: ContentState): { 'X-Claims'?: string } {
  const has = (name: string) => state.some(([[key]]) => key === name);
  if (!state.some(([key, data]) => hasClaims(key, data)) || has('withoutClaims')) return {};
  return { 'X-Claims': has('onlyBacked') ? 'backed' : 'all' };
}

/** The answer for a page that is elsewhere; caches keep it no longer than a page. */
const redirectTo = (status: 302 | 308, location: string, state: ContentState): KeptPage => ({
  status,
  etag: '',
  headers: { ...dataHeaders, Location: location },
  body: Buffer.alloc(0),
  state,
  until: freshUntil(),
  generation: cacheGeneration(),
  endsAt: endOfLocalDay(new Date()),
});

/** Whether a path names the language of its page, or leads to the dashboard, which is there once. */
const isWhole = (path: string): boolean =>
  [languageRoots.ta, '/admin'].some((first) => `${path}/`.startsWith(`${first}/`));

/** Where a redirect leads in a language; undefined for none. */
async function leadsTo(from: string, { language, source }: Site): Promise<string | undefined> {
  const moved = await source.redirect(from);
  const target = moved !== null && (isWhole(moved) ? moved : pathIn(language, moved));
  // Not from the page in Tamil to itself.
  return target && target !== pathIn(language, from) ? target : undefined;
}

/** A query without what a permalink has of it. */
function withoutPermalink(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of ['p', 'page_id']) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : '';
}

/** The page of an address: cached if its content has not changed since, else rendered. */
export async function renderPage(address: Address): Promise<KeptPage> {
  const { language, path, search } = address;
  const site = await siteIn(language);
  const permalink = permalinkIn(path, search);
  if (permalink) {
    const target = await leadsTo(permalink, site);
    if (target) return redirectTo(308, target + withoutPermalink(search), []);
    // Else it is the home page.
    const home = freshPage(address);
    if (home) return home;
  }
  const { shown, key, kept } = placeOf(address);
  const until = freshUntil();
  const generation = cacheGeneration();
  const endsAt = endOfLocalDay(new Date());
  const { state, isOffered, render } = await site.readPage(
    path,
    shown,
    isOfflineCopy(search) ? site.withoutClaims : site.source,
  );
  const known = kept.get(key);
  if (known && isDeepStrictEqual(known.state, state)) {
    Object.assign(known, { until, generation, endsAt });
    return known;
  }
  const query = search && `?${search}`;
  // Until its texts are translated.
  if (!isOffered) return redirectTo(302, path + query, state);
  const rendered = render();
  if (rendered.head.status === 404) {
    const target = await leadsTo(plainPath(path), site);
    if (target) return redirectTo(308, target + query, state);
  }
  const { html, policy } = site.html.page(rendered);
  // Browsers keep the policy that came with cached HTML: a new policy needs a new ETag.
  const hash = createHash('sha256').update(policy).update(html).digest('base64url');
  const etag = `"${hash.slice(0, 22)}"`;
  const page: KeptPage = {
    status: rendered.head.status ?? 200,
    etag,
    headers: {
      ...pageHeaders(policy),
      'Content-Type': 'text/html; charset=utf-8',
      ETag: etag,
      ...claimsHeader(state),
    },
    body: Buffer.from(html),
    state,
    until,
    generation,
    endsAt,
  };
  // Searches are endless.
  const isSearch = new URLSearchParams(shown).has('q');
  if (page.status === 200 && !isSearch) kept.set(key, page);
  return page;
}
