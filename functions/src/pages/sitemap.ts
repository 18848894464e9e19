import { consentNotice } from '@institute/schema';
import { paths } from '@institute/web/entry-server';
import { readPublished } from './server-content-source.ts';
import { siteAddress } from '../platform/site-address.ts';
import { latest, sitemapXml, type SitemapEntry } from './sitemap-xml.ts';

/** Every public page of the site, and when its content last changed. */
export async function sitemap(): Promise<string> {
  const { home, about, contactInfo, placementStats, courses, placements, posts } =
    await readPublished();
  const newest = (contents: readonly ({ updatedAt: string } | null)[]): string | undefined =>
    latest(contents.map((content) => content?.updatedAt));
  const entries: SitemapEntry[] = [
    { path: paths.home, lastModified: newest([home]) },
    { path: paths.about, lastModified: newest([about]) },
    { path: paths.courses, lastModified: newest(courses) },
    ...courses.map((course) => ({
      path: paths.course(course.slug),
      lastModified: course.updatedAt,
    })),
    { path: paths.placements, lastModified: newest([placementStats, ...placements]) },
    { path: paths.blog, lastModified: newest(posts) },
    ...posts.map((post) => ({ path: paths.post(post.slug), lastModified: post.updatedAt })),
    { path: paths.contact, lastModified: newest([contactInfo]) },
    { path: paths.privacy, lastModified: consentNotice.version },
  ];
  return sitemapXml(entries, siteAddress());
}
