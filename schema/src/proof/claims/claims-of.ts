import type { Testimonial } from '../../content/home.ts';
import type { ClaimingContent, SingletonContent } from '../../kinds/kinds.ts';
import { hiringPartnersOf } from '../../placements/hiring-partners.ts';
import type { ClaimKind } from './claim-kinds.ts';

/** What the institute says of itself, as visitors read it: with another text it is another claim. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly text: string;
}

type Of<Name extends ClaimingContent> = SingletonContent[Name];

type Labels = { readonly [Field in PlacementFigure]?: string };

const figure = ({ value, label }: { readonly value: string; readonly label: string }): string =>
  `${value} ${label}`;

export const claimOf = {
  stat: (stat: Of<'home'>['stats'][number]): Claim => ({ kind: 'home.stats', text: figure(stat) }),
  achievement: (achievement: Of<'about'>['achievements'][number]): Claim => ({
    kind: 'about.achievements',
    text: figure(achievement),
  }),
  /** All of the card: its student agreed to nothing else. */
  testimonial: ({ name, role, message, image }: Testimonial): Claim => ({
    kind: 'testimonial',
    text: `${name}${role && `, ${role}`}: ${message}${image ? ` (${image})` : ''}`,
  }),
  students: ({ studentCount, studentLabel }: Of<'trustStats'>): Claim => ({
    kind: 'trustStats.studentCount',
    text: `${studentCount} ${studentLabel}`,
  }),
  rating: ({ name, rating }: Of<'trustStats'>['ratingPlatforms'][number]): Claim => ({
    kind: 'trustStats.rating',
    text: `${name} ${rating.toFixed(1)} out of 5`,
  }),
  /** By another name a figure says something else. */
  placement: (field: PlacementFigure, text: string, labels?: Labels): Claim => ({
    kind: `placementStats.${field}`,
    text: labels?.[field] ? `${labels[field]}: ${text}` : text,
  }),
  partners: (names: readonly string[]): Claim => ({
    kind: 'hiringPartners',
    text: names.join(', '),
  }),
};

export const placementFigures = [
  'placementRate',
  'totalPlacements',
  'companiesPartnered',
  'averageSalary',
  'highestSalary',
  'topCompanies',
  'byCourse',
  'byYear',
  'placedByCourseAndYear',
] as const;

export type PlacementFigure = (typeof placementFigures)[number];

const claims: { [Name in ClaimingContent]: (content: Of<Name>) => Claim[] } = {
  home: ({ stats, testimonials }) => [
    ...stats.map(claimOf.stat),
    ...testimonials.map(claimOf.testimonial),
  ],
  about: ({ achievements }) => achievements.map(claimOf.achievement),
  trustStats: (content) => [
    claimOf.students(content),
    ...content.ratingPlatforms.filter(({ isActive }) => isActive).map(claimOf.rating),
  ],
  placementStats: (content) => {
    const partners = hiringPartnersOf(content);
    return [
      ...placementFigures.flatMap((field) =>
        content[field] ? [claimOf.placement(field, content[field], content.labels)] : [],
      ),
      ...(partners.length > 0 ? [claimOf.partners(partners)] : []),
    ];
  },
};

/** The claims that a content document makes, in the order of the page. */
export const claimsOf = <Name extends ClaimingContent>(
  name: Name,
  content: Of<Name>,
): readonly Claim[] => claims[name](content);
