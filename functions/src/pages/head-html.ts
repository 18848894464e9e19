import { jsonLd, siteName, type RenderedPage } from '@institute/web/entry-server';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { scriptJson } from './script-json.ts';
import { cardSize, cardText } from './share-image/share-card.ts';
import { shareImageOf } from './share-image/share-image.ts';
import { siteAddress } from '../platform/site-address.ts';

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

/** For pages that search engines should not index. */
export const noIndex = meta('name', 'robots', 'noindex');

/** Metadata of a page, for search engines and link previews. */
export function headHtml({ head, title }: RenderedPage): string {
  const { canonicalPath, description, subject } = head;
  const basics = [`<title>${escapeHtml(title)}</title>`, meta('name', 'description', description)];
  if (!canonicalPath) return [...basics, noIndex].join('\n    ');

  const site = siteAddress();
  const url = site + canonicalPath;
  const picture = shareImageOf(subject);
  const image = site + picture.path;
  return [
    ...basics,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta('property', 'og:type', subject?.kind === 'post' ? 'article' : 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', 'en_IN'),
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
          `<script type="application/ld+json">${scriptJson(jsonLd(subject, { site, image }))}</script>`,
        ]
      : []),
  ].join('\n    ');
}
