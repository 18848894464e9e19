import {
  excerptMaxLength,
  localMoment,
  postCategories,
  slugOf,
  type Post,
} from '@institute/schema';
import { createHash } from 'node:crypto';
import { sanitisePost } from '../../../functions/src/content/sanitise-post.ts';
import { decoded } from '../decoded.ts';
import { withParagraphs } from './paragraphs.ts';
import { plainText, shortened } from './plain-text.ts';
import type { Item } from './read-export.ts';
import { expandShortcodes } from './shortcodes.ts';
import { ownAddress, type Survey } from './survey.ts';

/** A post as it would be stored, but for its pictures. */
export interface NewPost {
  readonly id: string;
  readonly input: Post;
  /** When it was written; undefined if the export does not say it. */
  readonly at: string | undefined;
  /** Address of the picture at its top; empty for none. */
  readonly image: string;
  /** What of it does not come in. */
  readonly losses: readonly string[];
}

/** Where a post goes whose categories are none of the site's, unless the site has other ones. */
const otherwise = 'Education';

const most = { tags: 20, tag: 60, title: 200, author: 200, excerpt: 300, untitled: 60 };

export const titleOf = ({ fields }: Item): string =>
  `${fields['wp:post_type'] || 'item'} "${fields['title'] || fields['link'] || fields['wp:post_id'] || ''}"`;

/** The document of an item: the same at each run, and another one for each site of a host. */
function idOf({ fields }: Item, { site }: Survey): string {
  const from = site ? site.host + site.pathname.replace(/\/+$/, '') : '';
  const own = fields['wp:post_id'] || fields['guid'] || fields['link'] || fields['title'] || '';
  const hash = createHash('sha256').update(`${from} ${own}`).digest('hex');
  return `wp-${hash.slice(0, 20)}`;
}

/** A time of an export in ISO 8601, in UTC or local; undefined for none, such as 0000-00-00, and for one to come. */
function moment(text = '', isLocal = false): string | undefined {
  const [, day, minutes = '', seconds = ''] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d):(\d\d)$/.exec(text) ?? [];
  const begin = day && (isLocal ? localMoment(day, minutes) : new Date(`${day}T${minutes}Z`));
  const at = begin ? begin.getTime() + Number(seconds) * 1000 : Date.parse(text);
  return at > 0 && at < Date.now() ? new Date(at).toISOString() : undefined;
}

/** When an item was written. */
const writtenAt = ({ fields }: Item): string | undefined =>
  moment(fields['wp:post_date_gmt']) ??
  moment(fields['wp:post_date'], true) ??
  moment(fields['pubDate']);

/** The HTML of an item, sanitised as that of every post, and what of it is lost. */
export function htmlOf({ fields }: Item, { attachments }: Survey) {
  const given = fields['content:encoded'] ?? '';
  const { html, dropped } = expandShortcodes(given, attachments);
  const frames = /<(?:iframe|video|audio|form|object|embed)\b/i.test(html);
  return {
    html: sanitisePost(withParagraphs(html)),
    losses: [
      ...(dropped.length > 0 ? [`left out what only a plugin shows: ${dropped.join(', ')}`] : []),
      ...(frames ? ['left out a frame, form, video or sound'] : []),
    ],
  };
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The site's category, and the names of all other categories and tags as tags. */
function sortTerms(
  { terms }: Item,
  known: readonly string[],
): {
  category: Post['category'];
  tags: string[];
  lost: string[];
} {
  const of = (domain: string) =>
    terms.flatMap((term) =>
      term.domain === domain ? plainText(sanitisePost(term.name)) || [] : [],
    );
  const categories = of('category');
  const category = known.find((each) => categories.some((name) => same(name, each)));
  const others = categories.filter(
    (name) => !same(name, category ?? '') && !same(name, 'Uncategorized'),
  );
  const all = [...new Set([...others, ...of('post_tag'), ...of('tag')])];
  const fit = all.filter((tag) => tag.length <= most.tag).slice(0, most.tags);
  return {
    // Others become tags.
    category: category ?? (known.includes(otherwise) ? otherwise : (known[0] ?? otherwise)),
    tags: fit,
    lost: all.filter((tag) => !fit.includes(tag)),
  };
}

/** Why a post that was not open to everyone, or not yet, comes in as a draft. */
const drafts = new Map([
  ['private', 'a draft now: it was private'],
  ['future', 'a draft now: it was scheduled'],
  ['pending', 'a draft now: it waited for review'],
]);

export function toPost(item: Item, known: Survey): NewPost {
  const { fields, meta } = item;
  const { html, losses } = htmlOf(item, known);
  const text = plainText(html).replaceAll('\n', ' ');
  const title = plainText(sanitisePost(fields['title'] ?? '')) || shortened(text, most.untitled);
  const summary = plainText(sanitisePost(fields['excerpt:encoded'] ?? '')).replaceAll('\n', ' ');
  const creator = fields['dc:creator'] ?? '';
  const author = known.authors.get(creator) ?? creator;
  const { category, tags, lost } = sortTerms(item, known.categories ?? postCategories);
  const status = fields['wp:status'] ?? '';
  const isLocked = Boolean(fields['wp:post_password']);
  const asDraft = isLocked ? 'a draft now: it had a password' : drafts.get(status);
  const thumbnail = known.attachments.get(meta['_thumbnail_id'] ?? '') ?? '';
  return {
    id: idOf(item, known),
    input: {
      slug: slugOf(decoded(fields['wp:post_name'] ?? '')) || undefined,
      title: shortened(title, most.title),
      excerpt: summary
        ? shortened(summary, excerptMaxLength)
        : shortened(text || title, most.excerpt),
      content: html,
      author: shortened(author, most.author),
      category,
      image: '',
      tags,
      published: status === 'publish' && !isLocked,
    },
    at: writtenAt(item),
    image: (thumbnail && ownAddress(thumbnail, known)?.href) || '',
    losses: [
      ...losses,
      ...(asDraft ? [asDraft] : []),
      ...(lost.length > 0 ? [`left out tags: ${lost.join(', ')}`] : []),
    ],
  };
}
