import {
  feeTotal,
  placeText,
  moneyText,
  type ImageFacts,
  type Language,
  type StoredCourse,
  type StoredPost,
} from '@institute/schema';
import * as english from '../../texts/en/share.ts';
import * as tamil from '../../texts/ta/share.ts';

const textsOf = { en: english, ta: tamil };

/** In pixels: what Open Graph asks for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The content of a share image. */
export interface ShareCard {
  readonly ground: 'indigo' | 'paper';
  /** Seed of the generated kolam. */
  readonly seed: string;
  /** A few words above the title. */
  readonly kind: string;
  readonly title: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

export function courseCard(
  { slug, title, level, duration, price, fees }: StoredCourse,
  language: Language = 'en',
): ShareCard {
  const texts = textsOf[language];
  const fee = price > 0 ? moneyText(feeTotal(price, fees)) : texts.onRequest;
  return {
    ground: 'indigo',
    seed: slug,
    kind: texts.courseOf(level),
    title,
    facts: [
      ...(duration ? [{ name: texts.duration, value: duration }] : []),
      { name: texts.fee, value: fee },
    ],
  };
}

export const postCard = (
  { slug, title, category, author }: StoredPost,
  language: Language = 'en',
): ShareCard => ({
  ground: 'paper',
  seed: slug,
  kind: category,
  title,
  facts: [{ name: textsOf[language].author, value: author }],
});

/** The default, for pages without an image of their own, with the kolam of the mark. */
export const siteCard = (owner: ImageFacts, language: Language = 'en') => {
  const { title, subjects, subjectList } = textsOf[language];
  return {
    ground: 'indigo',
    seed: owner.mark,
    kind: placeText(owner),
    title: title || owner.name,
    facts: subjectList ? [{ name: subjects, value: subjectList }] : [],
  } as const satisfies ShareCard;
};

/** Alternative text of the card. */
export const cardText = ({ title, kind, facts }: ShareCard): string =>
  [title, kind, ...facts.map(({ name, value }) => `${name}: ${value}`)].join('. ');
