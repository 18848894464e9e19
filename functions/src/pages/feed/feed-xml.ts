import { escapeHtml, institute, type PostSummary } from '@institute/schema';
import { blogPath, feedPath, paths } from '@institute/web/entry-server';

/** Characters that no XML document may contain, escaped or not. */
// oxlint-disable-next-line no-control-regex
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const element = (name: string, text: string): string =>
  `<${name}>${escapeHtml(text.replaceAll(notInXml, ''))}</${name}>`;

function itemXml(post: PostSummary, site: string): string {
  const { slug, title, excerpt, author, category } = post;
  const published = new Date(post.publishedAt ?? post.createdAt).toUTCString();
  const address = site + paths.post(slug);
  return `<item>${[
    element('title', title),
    element('link', address),
    element('guid', address),
    element('description', excerpt),
    element('dc:creator', author),
    element('category', category),
    element('pubDate', published),
  ].join('')}</item>\n`;
}

/** The blog as RSS 2.0; `posts` are the newest ones, newest first. */
export function feedXml(posts: readonly PostSummary[], site: string, name: string): string {
  const about = [
    element('title', `${name}: Blog`),
    element('link', site + blogPath()),
    element('description', 'What our trainers and students write down.'),
    element('language', institute.locale),
    `<atom:link href="${escapeHtml(site + feedPath)}" rel="self" type="application/rss+xml"/>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${about.join('\n')}
${posts.map((post) => itemXml(post, site)).join('')}</channel></rss>
`;
}
