import { authorSlug, contactConsent, pageSizes } from '@institute/schema';
import { blogPath, coursesPath, paths, placementsPath } from '@institute/web/entry-server';
import type { Request } from 'firebase-functions/v2/https';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import { readVerifiedClaims } from '../../proof/claims/made.ts';
import { cachedShownClaims } from '../../proof/claims/shown-claims.ts';
import { isTamilOn } from '../../content/contact-details.ts';
import { readOwnFacts } from '../../content/own-facts.ts';
import { listPlain } from '../../content/plain-kind.ts';
import { readUpcomingBatches } from '../../content/read.ts';
import { readDemoPlans } from '../../demo/read-demo.ts';
import { lists, readEntries as readListEntries } from '../../content/summaries/read-lists.ts';
import type { ListIndex } from '../../content/summaries/shards.ts';
import { dataHeaders } from '../../platform/http/security-headers.ts';
import { cached } from '../../platform/cached.ts';
import { siteAddress } from '../../platform/site-address.ts';
import { shortly } from '../../platform/http/cdn.ts';
import { sendXml, toSent, type Sent } from '../send-xml.ts';
import { serverContentSource } from '../server-content-source.ts';
import {
  inLanguages,
  latest,
  sitemapIndexXml,
  sitemapXml,
  type SitemapEntry,
} from './sitemap-xml.ts';

/** Most addresses in a part. */
const partSize = 10_000;

/** What the sitemap needs of a document. */
interface Listed {
  readonly slug: string;
  /** Slug of a post's author. */
  readonly author: string;
  readonly updatedAt: string;
  readonly inTamil: boolean;
}

/** Whether a document's texts are there in Tamil; where there is none, the code's are. */
const isInTamil = (content: object | null): boolean =>
  !content || ('inTamil' in content && content.inTamil === true);

/** By the version of a shard: only shards that changed are read again. */
const known = new LRUCache<string, readonly Listed[]>({ max: 2_000 });

async function readListed<Item extends object>({ rows }: ListIndex<Item>) {
  const listed: Listed[] = [];
  for (const shard of rows) {
    const read = async () =>
      (await readListEntries(shard)).map(({ item, updatedAt, besides }) => ({
        slug: 'slug' in item ? String(item.slug) : '',
        author: 'author' in item ? authorSlug(String(item.author)) : '',
        updatedAt,
        inTamil: isInTamil({ ...besides }),
      }));
    const found = known.get(shard.version) ?? (await read());
    known.set(shard.version, found);
    listed.push(...found);
  }
  return listed;
}

const newest = (contents: readonly ({ updatedAt: string } | null)[]): string | undefined =>
  latest(contents.map((content) => content?.updatedAt));

/** The addresses of the pages of a list. */
function pagesOf(
  count: number,
  size: number,
  toPath: (page: number) => string,
  lastModified: string | undefined,
): SitemapEntry[] {
  const pages = Math.max(1, Math.ceil(count / size));
  return Array.from({ length: pages }, (_, index) => ({ path: toPath(index + 1), lastModified }));
}

const singleton = serverContentSource.singleton;

/** Every public page of the site, when its content last changed, and whether it is there in Tamil. */
async function readEntries(): Promise<SitemapEntry[]> {
  const [
    home,
    about,
    contactInfo,
    placementStats,
    courses,
    placements,
    posts,
    batches,
    trainers,
    plans,
    counted,
    { onlyBacked },
    tamil,
    { invitesToDemos },
  ] = await Promise.all([
    singleton('home'),
    singleton('about'),
    singleton('contactInfo'),
    singleton('placementStats'),
    lists.courses().then(readListed),
    lists.placements().then(readListed),
    lists.posts().then(readListed),
    readUpcomingBatches(),
    listPlain('trainers'),
    readDemoPlans(),
    readVerifiedClaims('en'),
    cachedShownClaims(),
    isTamilOn(),
    readOwnFacts(),
  ]);
  const toCourses = (page: number) => coursesPath(undefined, page);
  const toBlog = (page: number) => blogPath(undefined, page);
  const placed = newest([placementStats, ...placements]);
  const entries: SitemapEntry[] = [
    { path: paths.home, lastModified: newest([home]), inTamil: isInTamil(home) },
    { path: paths.about, lastModified: newest([about]), inTamil: isInTamil(about) },
    ...pagesOf(courses.length, pageSizes.courses, toCourses, newest(courses)),
    ...courses.map(({ slug, updatedAt, inTamil }) => ({
      path: paths.course(slug),
      lastModified: updatedAt,
      inTamil,
    })),
    { path: paths.batches, lastModified: newest(batches) },
    ...(invitesToDemos ? [{ path: paths.demo, lastModified: newest(plans) }] : []),
    { path: paths.trainers, lastModified: newest(trainers) },
    ...pagesOf(placements.length, pageSizes.placements, placementsPath, placed),
    ...pagesOf(posts.length, pageSizes.posts, toBlog, newest(posts)),
    ...posts.map(({ slug, updatedAt, inTamil }) => ({
      path: paths.post(slug),
      lastModified: updatedAt,
      inTamil,
    })),
    ...[...new Set(posts.map(({ author }) => author))].filter(Boolean).map((author) => ({
      path: paths.author(author),
      lastModified: newest(posts.filter((post) => post.author === author)),
    })),
    { path: paths.contact, lastModified: newest([contactInfo]) },
    ...(onlyBacked
      ? [{ path: paths.howWeCount, lastModified: latest(counted.map(({ asOf }) => asOf)) }]
      : []),
    { path: paths.privacy, lastModified: contactConsent.version },
  ];
  return tamil
    ? inLanguages(entries.map((entry) => ({ ...entry, inTamil: entry.inTamil !== false })))
    : entries.map(({ path, lastModified }) => ({ path, lastModified }));
}

const whole = '/sitemap.xml';
const part = /^\/sitemap-[1-9]\d{0,3}\.xml$/;

export const isSitemapPath = (path: string): boolean => path === whole || part.test(path);

/** The sitemap in parts, by path; a small one is whole. */
const sitemaps = cached(async (): Promise<ReadonlyMap<string, Sent>> => {
  const entries = await readEntries();
  const site = siteAddress();
  if (entries.length <= partSize) return new Map([[whole, toSent(sitemapXml(entries, site))]]);
  const parts = Array.from({ length: Math.ceil(entries.length / partSize) }, (_, index) => {
    const xml = sitemapXml(entries.slice(index * partSize, (index + 1) * partSize), site);
    return [`/sitemap-${index + 1}.xml`, toSent(xml)] as const;
  });
  const index = sitemapIndexXml(
    parts.map(([path]) => path),
    site,
  );
  return new Map([[whole, toSent(index)], ...parts]);
});

export async function sendSitemap(request: Request, response: Response): Promise<void> {
  const found = (await sitemaps()).get(request.path);
  if (!found) {
    response
      .status(404)
      .set({ ...dataHeaders, 'Cache-Control': shortly() })
      .type('text')
      .send('This part does not exist.');
    return;
  }
  sendXml(request, response, found);
}
