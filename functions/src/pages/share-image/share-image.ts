import { createHash } from 'node:crypto';
import { drawKolam, paths, siteName, type Subject } from '@institute/web/entry-server';
import { serverContentSource } from '../server-content-source.ts';
import type { Surroundings } from './card-svg.ts';
import { courseCard, postCard, siteCard, type ShareCard } from './share-card.ts';

/** To be raised with every change to how a card looks, so that pictures get new addresses. */
const design = 1;

/** A picture to share. */
export interface ShareImage {
  readonly card: ShareCard;
  /** The kolam and the words beside the card's own. */
  readonly around: Surroundings;
  /** Another one for any other picture. */
  readonly version: string;
}

const mark = drawKolam('vaasal', { rows: 5 });

function create(card: ShareCard): ShareImage {
  const around = { kolam: drawKolam(card.seed), mark, siteName };
  const content = JSON.stringify([design, card, around]);
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  return { card, around, version };
}

const created = new WeakMap<object, ShareImage>();

/** Content is held in memory for a while; so is its picture, by the object that it is. */
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

/** The picture of a page about that, and the path where it is. */
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

/** The picture at a path; undefined where there is none. */
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
