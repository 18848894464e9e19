import {
  feeTotal,
  placeText,
  rupees,
  type ImageFacts,
  type StoredCourse,
  type StoredPost,
} from '@institute/schema';

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

export function courseCard({ slug, title, level, duration, price, fees }: StoredCourse): ShareCard {
  const fee = price > 0 ? rupees(feeTotal(price, fees)) : 'Ask us';
  return {
    ground: 'indigo',
    seed: slug,
    kind: `${level} course`,
    title,
    facts: [
      ...(duration ? [{ name: 'Duration', value: duration }] : []),
      { name: 'Fee', value: fee },
    ],
  };
}

export const postCard = ({ slug, title, category, author }: StoredPost): ShareCard => ({
  ground: 'paper',
  seed: slug,
  kind: category,
  title,
  facts: [{ name: 'Written by', value: author }],
});

/** The default, for pages without an image of their own, with the kolam of the mark. */
export const siteCard = (owner: ImageFacts) =>
  ({
    ground: 'indigo',
    seed: owner.mark,
    kind: placeText(owner),
    title: 'From the first line of code to the first job',
    facts: [{ name: 'Courses in', value: 'Software, data, AI, cloud and design' }],
  }) as const satisfies ShareCard;

/** Alternative text of the card. */
export const cardText = ({ title, kind, facts }: ShareCard): string =>
  [title, kind, ...facts.map(({ name, value }) => `${name}: ${value}`)].join('. ');
