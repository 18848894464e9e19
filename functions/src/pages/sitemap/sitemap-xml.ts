import { escapeHtml } from '../../platform/http/escape-html.ts';

/** An entry of the sitemap; `lastModified` is an ISO 8601 timestamp. */
export interface SitemapEntry {
  readonly path: string;
  readonly lastModified: string | undefined;
}

/** The latest of several timestamps. */
export const latest = (moments: readonly (string | undefined)[]): string | undefined =>
  moments
    .filter((moment) => moment !== undefined)
    .toSorted()
    .at(-1);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A list of sitemaps as defined by sitemaps.org. */
export function sitemapIndexXml(paths: readonly string[], site: string): string {
  const sitemaps = paths.map(
    (path) => `<sitemap><loc>${escapeHtml(site + path)}</loc></sitemap>\n`,
  );
  return `${declaration}<sitemapindex ${namespace}>\n${sitemaps.join('')}</sitemapindex>\n`;
}

/** A sitemap as defined by sitemaps.org. */
export function sitemapXml(entries: readonly SitemapEntry[], site: string): string {
  const urls = entries.map(({ path, lastModified }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${escapeHtml(site + path)}</loc>${date}</url>\n`;
  });
  return `${declaration}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`;
}
