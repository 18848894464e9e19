import { builtFacts, escapeHtml, localeIn, pathIn, type Language } from '@institute/schema';
import { feedPath, paths, type jsonLd, type RenderedPage } from '@institute/web/entry-server';
import { siteAddress } from '../platform/site-address.ts';
import { alternates } from './alternates.ts';
import { scriptJson } from './script-json.ts';
import { cardSize, cardText } from './share-image/share-card.ts';
import { shareImageOf } from './share-image/share-image.ts';

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

/** For pages that search engines should not index. */
export const noIndex = meta('name', 'robots', 'noindex');

/** On the pages that list posts: a post's own page has no bytes to spare. */
const feedLink = `<link rel="alternate" type="application/rss+xml" title="Blog" href="${feedPath}" />`;

/** What is the same in all pages of a language. */
export interface HeadLanguage {
  readonly language: Language;
  readonly jsonLd: typeof jsonLd;
}

/** Metadata of a page, for search engines and link previews. */
export function headHtml(page: RenderedPage, { language, jsonLd: dataOf }: HeadLanguage): string {
  const { head, said, hasTwin } = page;
  const { canonicalPath, description, subject } = head;
  const basics = [
    `<title>${escapeHtml(head.fullTitle)}</title>`,
    meta('name', 'description', description),
  ];
  if (!canonicalPath) return [...basics, noIndex].join('\n    ');

  const site = siteAddress();
  const url = site + pathIn(language, canonicalPath);
  const picture = shareImageOf(subject, said, language);
  const image = site + picture.path;
  const twins = hasTwin ? alternates(canonicalPath, site) : [];
  return [
    ...basics,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...twins.map(
      ([name, href]) => `<link rel="alternate" hreflang="${name}" href="${escapeHtml(href)}" />`,
    ),
    ...(canonicalPath.startsWith(paths.blog) && subject?.kind !== 'post' ? [feedLink] : []),
    meta('property', 'og:type', subject?.kind === 'post' ? 'article' : 'website'),
    meta('property', 'og:site_name', said?.name ?? builtFacts.name),
    meta('property', 'og:locale', localeIn(language).replace('-', '_')),
    meta('property', 'og:url', url),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(cardSize.width)),
    meta('property', 'og:image:height', String(cardSize.height)),
    meta('property', 'og:image:alt', cardText(picture.card)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', cardText(picture.card)),
    ...(subject
      ? [
          `<script type="application/ld+json">${scriptJson(dataOf(subject, { site, image, said }))}</script>`,
        ]
      : []),
  ].join('\n    ');
}
