import {
  authorName,
  builtFacts,
  languageRoots,
  type ImageFacts,
  type Language,
  type OwnFacts,
  type StoredCourse,
  type StoredPost,
} from '@institute/schema';
import { createHash } from 'node:crypto';
import { drawKolam, paths, type Subject } from '@institute/web/entry-server';
import { readOwnFacts } from '../../content/own-facts.ts';
import { paletteFor } from '../../content/palette-for.ts';
import { serverContentSource, tamilSources } from '../server-content-source.ts';
import type { Surroundings } from './card-svg.ts';
import { courseCard, postCard, siteCard, type ShareCard } from './share-card.ts';

/** Increase with every change of a card's design, so that images get new URLs. */
const design = 2;

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
export const siteImage = (owner: ImageFacts, language: Language = 'en'): ShareImage =>
  shareImage(siteCard(owner, language), owner);

const none = () => ({
  en: new WeakMap<object, ShareImage>(),
  ta: new WeakMap<object, ShareImage>(),
});

/** Whose images are drawn: posts of the team have its name. */
type Owner = ImageFacts & Pick<OwnFacts, 'spokenName'>;

let created = none();
let createdFor: Owner = builtFacts;

/** Cached by content object, which is itself cached in memory, as long as the owner is the same. */
function held(
  content: object,
  owner: Owner,
  language: Language,
  create: () => ShareImage,
): ShareImage {
  const isSame = (['name', 'spokenName', 'mark', 'area', 'city', 'brand', 'accent'] as const).every(
    (fact) => owner[fact] === createdFor[fact],
  );
  if (!isSame) created = none();
  createdFor = owner;
  const found = created[language].get(content);
  if (found) return found;
  const image = create();
  created[language].set(content, image);
  return image;
}

const courseImage = (course: StoredCourse, owner: Owner, language: Language) =>
  held(course, owner, language, () => shareImage(courseCard(course, language), owner));

const postImage = (post: StoredPost, owner: Owner, language: Language) =>
  held(post, owner, language, () => {
    const author = authorName(post.author, owner.spokenName);
    return shareImage(postCard({ ...post, author }, language), owner);
  });

const heldSiteImage = (owner: Owner, language: Language) =>
  held(siteImage, owner, language, () => siteImage(owner, language));

const folder = '/og';

/** The share image of a page about this content, and its path. */
export function shareImageOf(
  subject: Subject | undefined,
  said: Partial<Owner> = {},
  language: Language = 'en',
): ShareImage & { path: string } {
  const owner = { ...builtFacts, ...said };
  const [image, page] =
    subject?.kind === 'course'
      ? [courseImage(subject.course, owner, language), paths.course(subject.course.slug)]
      : subject?.kind === 'post'
        ? [postImage(subject.post, owner, language), paths.post(subject.post.slug)]
        : [heldSiteImage(owner, language), '/site'];
  return { ...image, path: `${folder}${languageRoots[language]}${page}.png?v=${image.version}` };
}

const address = new RegExp(
  `^${folder}(${languageRoots.ta})?/(?:(courses|blog)/([a-z0-9-]+)|site)\\.png$`,
);

/** The share image at a path; undefined if there is none. */
export async function findShareImage(path: string): Promise<ShareImage | undefined> {
  const [matched, root, kind, slug = ''] = address.exec(path) ?? [];
  if (!matched) return undefined;
  const language = root ? 'ta' : 'en';
  const source = root ? tamilSources.source : serverContentSource;
  const owner = await readOwnFacts();
  if (kind === 'courses') {
    const course = await source.course(slug);
    return course ? courseImage(course, owner, language) : undefined;
  }
  if (kind === 'blog') {
    const post = await source.post(slug);
    return post ? postImage(post, owner, language) : undefined;
  }
  return heldSiteImage(owner, language);
}
