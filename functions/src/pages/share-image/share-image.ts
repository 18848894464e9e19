import { institute } from '@institute/schema';
import { createHash } from 'node:crypto';
import { drawKolam, paths, siteName, type Subject } from '@institute/web/entry-server';
import { serverContentSource } from '../server-content-source.ts';
import type { Surroundings } from './card-svg.ts';
import { courseCard, postCard, siteCard, type ShareCard } from './share-card.ts';

/** Increase with every change of a card's design, so that images get new URLs. */
const design = 1;

export interface ShareImage {
  readonly card: ShareCard;
  /** The kolam and the texts that are not the card's own. */
  readonly around: Surroundings;
  /** Differs for every different image. */
  readonly version: string;
}

const mark = drawKolam(institute.mark, { rows: 5 });

function create(card: ShareCard): ShareImage {
  const around = { kolam: drawKolam(card.seed), mark, siteName };
  const content = JSON.stringify([design, card, around]);
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  return { card, around, version };
}

const created = new WeakMap<object, ShareImage>();

/** Cached by content object, which is itself cached in memory. */
function held<Content extends object>(
  content: Content,
  toCard: (content: Content) => ShareCard,
): ShareImage {
  const found = created.get(content);
  if (found) return found;
  const image = create(toCard(content));
  created.set(content, image);
  return image;
}

const itself = (card: ShareCard): ShareCard => card;

const folder = '/og';

/** The share image of a page about this content, and its path. */
export function shareImageOf(subject: Subject | undefined): ShareImage & { path: string } {
  const [image, page] =
    subject?.kind === 'course'
      ? [held(subject.course, courseCard), paths.course(subject.course.slug)]
      : subject?.kind === 'post'
        ? [held(subject.post, postCard), paths.post(subject.post.slug)]
        : [held(siteCard, itself), '/site'];
  return { ...image, path: `${folder}${page}.png?v=${image.version}` };
}

const address = new RegExp(`^${folder}/(?:(courses|blog)/([a-z0-9-]+)|site)\\.png$`);

/** The share image at a path; undefined if there is none. */
export async function findShareImage(path: string): Promise<ShareImage | undefined> {
  const [matched, kind, slug = ''] = address.exec(path) ?? [];
  if (!matched) return undefined;
  if (kind === 'courses') {
    const course = await serverContentSource.course(slug);
    return course ? held(course, courseCard) : undefined;
  }
  if (kind === 'blog') {
    const post = await serverContentSource.post(slug);
    return post ? held(post, postCard) : undefined;
  }
  return held(siteCard, itself);
}
