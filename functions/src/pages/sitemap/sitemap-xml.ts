import { escapeHtml, languages, pathIn, type Language } from '@institute/schema';
import { alternates } from '../alternates.ts';

/** An entry of the sitemap; `lastModified` is an ISO 8601 timestamp. */
export interface SitemapEntry {
  readonly path: string;
  readonly lastModified: string | undefined;
  /** Whether the page is there in Tamil, too. */
  readonly inTamil?: boolean;
  readonly language?: Language;
}

const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

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

/** An entry for each language that a page is there in. */
export const inLanguages = (pages: readonly SitemapEntry[]): SitemapEntry[] =>
  pages.flatMap((page) =>
    page.inTamil ? languages.map((language) => ({ ...page, language })) : page,
  );

/** A sitemap as defined by sitemaps.org. */
export function sitemapXml(entries: readonly SitemapEntry[], site: string): string {
  const urls = entries.map(({ path, lastModified, inTamil, language = 'en' }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    const twins = inTamil ? alternates(path, site) : [];
    const links = twins.map(
      ([name, href]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeHtml(href)}"/>`,
    );
    return `<url><loc>${escapeHtml(site + pathIn(language, path))}</loc>${date}${links.join('')}</url>\n`;
  });
  const names = entries.some(({ inTamil }) => inTamil) ? ` ${xhtml}` : '';
  return `${declaration}<urlset ${namespace}${names}>\n${urls.join('')}</urlset>\n`;
}
