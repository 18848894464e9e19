import {
  claimKinds,
  claimRecords,
  countedGroups,
  splitFigure,
  type ClaimRecord,
  type Note,
  type VerifiedClaim,
} from '@institute/schema';
import * as texts from '../../texts/en/how-we-count.ts';

/** A figure of a record, with the pages that show it. */
export interface RecordFigure extends Omit<Note, 'record'> {
  readonly figure: string;
  readonly label: string;
  readonly paths: readonly string[];
}

/** A record, the figures that rest on it, and what all or most of them have in common. */
export interface CountedRecord {
  readonly record: ClaimRecord;
  readonly figures: readonly RecordFigure[];
  readonly common: Partial<Pick<Note, (typeof shared)[number]>>;
}

const shared = ['basis', 'period', 'asOf', 'validUntil'] as const;

/** What more than half of some values are, if anything is. */
function mostOf(values: readonly string[]): string | undefined {
  return values.find((value) => values.filter((each) => each === value).length * 2 > values.length);
}

/** A figure by a name of its own: `Certified: 92%`. */
const namedPattern = /^([^:]+): (.+)$/s;

function inWords({ kind, text }: VerifiedClaim): { figure: string; label: string } {
  if (kind === 'hiringPartners')
    return { figure: texts.names(text.split(', ').length), label: claimKinds[kind] };
  if (kind === 'trustStats.rating') {
    const [, name = '', rating = ''] = /^(.+) (\d[\d.]*) out of 5$/.exec(text) ?? [];
    return { figure: rating, label: texts.outOfFiveOn(name) };
  }
  if (kind.startsWith('placementStats.')) {
    const groups = countedGroups(text);
    if (groups) return { figure: texts.groups(groups.length), label: claimKinds[kind] };
    const [, label = claimKinds[kind], figure = text] = namedPattern.exec(text) ?? [];
    return { figure, label };
  }
  const [figure, label] = splitFigure(text);
  return { figure, label };
}

/** What students wrote is told as a number: each of them is on its page, whole. */
function quoted(claims: readonly VerifiedClaim[]): RecordFigure[] {
  const [first] = claims;
  if (!first) return [];
  const label = texts.testimonials(claims.length);
  return [{ ...first, figure: String(claims.length), label, paths: [first.path] }];
}

/** The figures of claims: the same figure on several pages, counted alike, is one. */
function figuresOf(claims: readonly VerifiedClaim[]): RecordFigure[] {
  const found = new Map<string, RecordFigure>();
  for (const claim of claims) {
    const { basis, period, asOf, validUntil, path } = claim;
    const words = inWords(claim);
    const key = [words.figure, basis, period, asOf, validUntil].join('\n');
    const known = found.get(key);
    const label = known && !claim.kind.startsWith('placementStats.') ? known.label : words.label;
    const paths = [...new Set([...(known?.paths ?? []), path])];
    found.set(key, { ...words, label, paths, basis, period, asOf, validUntil });
  }
  return [...found.values()];
}

/** The records that claims rest on, in the order of `claimRecords`. */
export function claimsOfRecords(claims: readonly VerifiedClaim[]): CountedRecord[] {
  return (Object.keys(claimRecords) as ClaimRecord[]).flatMap((record) => {
    const ofRecord = claims.filter((claim) => claim.record === record);
    const figures = [
      ...figuresOf(ofRecord.filter(({ kind }) => kind !== 'testimonial')),
      ...quoted(ofRecord.filter(({ kind }) => kind === 'testimonial')),
    ];
    if (figures.length === 0) return [];
    const common = shared.map((field) => [field, mostOf(figures.map((figure) => figure[field]))]);
    return [{ record, figures, common: Object.fromEntries(common) }];
  });
}
