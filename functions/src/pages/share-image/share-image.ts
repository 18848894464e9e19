import { builtFacts, type ImageFacts, type StoredCourse, type StoredPost } from '@institute/schema';
import { createHash } from 'node:crypto';
import { drawKolam, paths, type Subject } from '@institute/web/entry-server';
import { readOwnFacts } from '../../content/own-facts.ts';
import { paletteFor } from '../../content/palette-for.ts';
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

/** The image of a card in the name and colours of an institute. */
function shareImage(card: ShareCard, owner: ImageFacts): ShareImage {
  const around = {
    kolam: drawKolam(card.seed),
    mark: drawKolam(owner.mark, { rows: 5 }),
    siteName: owner.name,
    palette: paletteFor(owner),
  };
  const content = JSON.stringify([design, card, around]);
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  return { card, around, version };
}

/** The image of the pages that have none of their own. */
export const siteImage = (owner: ImageFacts): ShareImage => shareImage(siteCard(owner), owner);

let created = new WeakMap<object, ShareImage>();
let createdFor: ImageFacts = builtFacts;

/** Cached by content object, which is itself cached in memory, as long as the owner is the same. */
function held(content: object, owner: ImageFacts, create: () => ShareImage): ShareImage {
  const isSame = (['name', 'mark', 'area', 'city', 'brand', 'accent'] as const).every(
    (fact) => owner[fact] === createdFor[fact],
  );
  if (!isSame) created = new WeakMap();
  createdFor = owner;
  const found = created.get(content);
  if (found) return found;
  const image = create();
  created.set(content, image);
  return image;
}

const courseImage = (course: StoredCourse, owner: ImageFacts) =>
  held(course, owner, () => shareImage(courseCard(course), owner));

const postImage = (post: StoredPost, owner: ImageFacts) =>
  held(post, owner, () => shareImage(postCard(post), owner));

const heldSiteImage = (owner: ImageFacts) => held(siteImage, owner, () => siteImage(owner));

const folder = '/og';

/** The share image of a page about this content, and its path. */
export function shareImageOf(
  subject: Subject | undefined,
  said: Partial<ImageFacts> = {},
): ShareImage & { path: string } {
  const owner = { ...builtFacts, ...said };
  const [image, page] =
    subject?.kind === 'course'
      ? [courseImage(subject.course, owner), paths.course(subject.course.slug)]
      : subject?.kind === 'post'
        ? [postImage(subject.post, owner), paths.post(subject.post.slug)]
        : [heldSiteImage(owner), '/site'];
  return { ...image, path: `${folder}${page}.png?v=${image.version}` };
}

const address = new RegExp(`^${folder}/(?:(courses|blog)/([a-z0-9-]+)|site)\\.png$`);

/** The share image at a path; undefined if there is none. */
export async function findShareImage(path: string): Promise<ShareImage | undefined> {
  const [matched, kind, slug = ''] = address.exec(path) ?? [];
  if (!matched) return undefined;
  const owner = await readOwnFacts();
  if (kind === 'courses') {
    const course = await serverContentSource.course(slug);
    return course ? courseImage(course, owner) : undefined;
  }
  if (kind === 'blog') {
    const post = await serverContentSource.post(slug);
    return post ? postImage(post, owner) : undefined;
  }
  return heldSiteImage(owner);
}
