import {
  claimsOf,
  collections,
  dayAfter,
  localDay,
  storedClaim,
  storedConsent,
  type Claim,
  type ClaimingContent,
  type ClaimKind,
  type ClaimRecord,
  type ShownClaims,
  type SingletonContent,
} from '@institute/schema';
import { claimId } from '../functions/src/proof/claims/shown-claims.ts';
import { hashOfCard } from '../functions/src/proof/consents/consent-record.ts';
import { placementSubject } from '../functions/src/proof/consents/subjects/placement-subject.ts';
import { about } from './content/about.ts';
import { courses } from './content/courses.ts';
import { home } from './content/home.ts';
import { placementStats } from './content/placement-stats.ts';
import { claimWords } from './content/tamil/claims.ts';
import { trustStats } from './content/trust-stats.ts';
import type { SeedDocument } from './seed-document.ts';

const at = '2026-04-02T04:30:00.000Z';
const stamps = { createdAt: at, updatedAt: at };

const contents: { [Name in ClaimingContent]: SingletonContent[Name] } = {
  home: { ...home, ...stamps },
  about: { ...about, heroImage: '', ...stamps },
  trustStats: { ...trustStats, ...stamps },
  placementStats: { ...placementStats, ...stamps },
};

const year = 'April 2025 to March 2026';

/** The next 31 March or 30 September that is at least 60 days away. */
function lastDay(today: string): string {
  const from = dayAfter(today, 60);
  const ends = [0, 1].flatMap((later) => {
    const inYear = Number(from.slice(0, 4)) + later;
    return [`${inYear}-03-31`, `${inYear}-09-30`];
  });
  return ends.find((end) => end >= from) ?? from;
}

const sampleEnd = lastDay(localDay(new Date()));

/** Of how many, and when, where the kind of the claim says it. */
const bases: Partial<Record<ClaimKind, readonly [basis: string, period: string]>> = {
  testimonial: ['Written by the student', '2026'],
  'trustStats.studentCount': ['All registers of classes and workshops', 'June 2003 to March 2026'],
  'trustStats.rating': ['Average of all reviews', 'until 31 March 2026'],
  hiringPartners: ['25 of the 118 companies that hired from us', year],
  'placementStats.companiesPartnered': ['Companies behind the 563 offers', year],
  'placementStats.averageSalary': ['Average of the 548 salaries that we know', year],
  'placementStats.highestSalary': ['Highest of the 548 salaries that we know', year],
  'placementStats.byCourse': ['The 612 who asked for support, by course', year],
  'placementStats.byYear': [
    'Of those who asked for support in each year',
    'April 2023 to March 2026',
  ],
  'placementStats.placedByCourseAndYear': [
    'Of those who asked for support in each year, in the four largest courses',
    'April 2023 to March 2026',
  ],
  'placementStats.topCompanies': ['The largest groups of the 563 who were placed', year],
};

const ofPlacements = ['563 of 612 who asked for support', year, 'placements'] as const;

const ofFigures: Readonly<Record<string, readonly [string, string, ClaimRecord]>> = {
  '1,00,000+': ['All registers of classes and workshops', 'June 2003 to March 2026', 'classes'],
  '2003': ['The register of our first batch', 'June 2003', 'classes'],
  '118': ['Companies behind the 563 offers', year, 'placements'],
  '₹5.4': ['Average of the 548 salaries that we know', year, 'placements'],
  '6': ['All who taught a class', 'January 2026', 'staff'],
};

const basisOf = ({ kind, text }: Claim) =>
  bases[kind] ?? ofFigures[text.split(' ')[0] ?? ''] ?? ofPlacements;

const backed = (Object.keys(contents) as ClaimingContent[]).flatMap((name) =>
  claimsOf(name, contents[name]).map((claim) => {
    const [basis, period, record] = basisOf(claim);
    return {
      id: claimId(claim),
      claim,
      basis,
      period,
      basisInTamil: claimWords[basis] ?? '',
      periodInTamil: claimWords[period] ?? '',
      record,
      asOf: '2026-03-31',
      validUntil: sampleEnd,
    };
  }),
);

/** The sample content, backed: only what is backed is shown. */
export function claimDocuments(): SeedDocument[] {
  const records = backed.map(({ id, claim, record, ...evidence }) => ({
    path: `${collections.claims}/${id}`,
    data: {
      ...claim,
      ...evidence,
      ...(record && { record }),
      source: 'https://example.com/register',
      state: 'backed',
      computed: false,
      checkedBy: 'sample',
      ...stamps,
    },
  }));
  for (const { path, data } of records) storedClaim.parse({ _id: path.split('/')[1], ...data });
  const claims: ShownClaims['claims'] = backed.map(
    ({ id, basis, period, basisInTamil, periodInTamil, record, asOf, validUntil }) => ({
      ...{ id, basis, period, basisInTamil, periodInTamil, asOf, validUntil },
      ...(record && { record }),
    }),
  );
  const shown = { path: `${collections.shownClaims}/main`, data: { onlyBacked: true, claims } };
  return [...records, shown];
}

/** What stands beside the card of a sample student. */
const factsOf = ({ data }: SeedDocument) => ({
  duration: courses.find(({ title }) => title === data['course'])?.duration ?? '6 months',
  paid: 'yes' as const,
});

const isPlacement = ({ path }: SeedDocument): boolean =>
  path.startsWith(`${collections.placements}/`);

/** What a sample student agreed to: exactly their card. */
function consentOf(document: SeedDocument): SeedDocument {
  const target = document.path.split('/')[1] ?? '';
  const card = placementSubject.cardOf(document.data, {
    kind: 'placement',
    target,
    course: '',
    ...factsOf(document),
  });
  if (!card) throw new Error(`${document.path} is no card`);
  const consent = {
    kind: 'placement',
    target,
    course: '',
    ...factsOf(document),
    language: 'en',
    state: 'agreed',
    hashes: [],
    agreedTo: hashOfCard(card),
    refused: [],
    files: [],
    entries: [{ at, state: 'agreed', card, text: '' }],
    ...stamps,
  };
  const id = `placement-${target}`;
  storedConsent.parse({ _id: id, ...consent });
  return { path: `${collections.consents}/${id}`, data: consent };
}

/** The students of the sample content agreed to their cards. */
export const withConsents = (documents: readonly SeedDocument[]): SeedDocument[] => [
  ...documents.map((each) =>
    isPlacement(each)
      ? { ...each, data: { ...each.data, consent: 'agreed', ...factsOf(each) } }
      : each,
  ),
  ...documents.filter(isPlacement).map(consentOf),
];
