import * as z from 'zod/mini';
import { documentId, timestamp } from '../fields/fields.ts';
import { enquiryStatuses, settledStatuses } from './enquiry-choices.ts';

const values = z.optional(
  z
    .array(z.string().check(z.maxLength(200)))
    .check(z.minLength(1, 'Choose at least one'), z.maxLength(10)),
);

/** A filter of enquiries; absent fields match everything. */
export const enquiryFilter = z.object({
  /** Any of these statuses. */
  statuses: values,
  /** Any of these stored course values. */
  courses: values,
  /** The account of a colleague; empty for nobody. */
  assignedTo: z.optional(z.string().check(z.maxLength(128))),
  /** Any of these accounts; empty stands for nobody. */
  assignees: values,
  source: z.optional(z.string().check(z.maxLength(40))),
  /** Any of these sources. */
  sources: values,
  /** Why it was closed, in these words. */
  reason: z.optional(z.string().check(z.maxLength(300))),
  /** `from` inclusive, `before` exclusive. */
  from: z.optional(timestamp()),
  before: z.optional(timestamp()),
  /** Latest follow-up date. */
  followUpBy: z.optional(z.iso.date()),
  /** Part of a name, an email or a phone number; see `searchedPart`. */
  part: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
});

export type EnquiryFilter = z.infer<typeof enquiryFilter>;

/** Most enquiries in an answer with exported ones. */
export const exportedAtOnce = 5000;

/** So many are counted, and no more: what counting costs does not follow their number. */
export const mostCounted = 10_000;

/** The body of `POST /api/enquiries/export`: a search is no part of an address, which is logged. */
export const enquiryExport = z.object({
  filter: enquiryFilter,
  /** `_id` of the last enquiry of the answer before. */
  after: z.optional(documentId()),
});

export type FilterCondition = [
  field: string,
  operator: '==' | 'in' | '>=' | '<' | '>' | '<=' | 'array-contains',
  value: unknown,
];

/** The filter as query constraints; firestore.indexes.json has an index for each combination. */
export function filterConditions(filter: EnquiryFilter): FilterCondition[] {
  const conditions: FilterCondition[] = [
    ['status', 'in', filter.statuses],
    ['course', 'in', filter.courses],
    ['source', '==', filter.source],
    ['source', 'in', filter.sources],
    ['reason', '==', filter.reason],
    ['assignedTo', '==', filter.assignedTo],
    ['assignedTo', 'in', filter.assignees],
    ['searchParts', 'array-contains', filter.part],
    ['createdAt', '>=', filter.from],
    ['createdAt', '<', filter.before],
    ['followUpOn', '>', filter.followUpBy && ''],
    ['followUpOn', '<=', filter.followUpBy],
  ];
  return conditions.filter(([, , value]) => value !== undefined);
}

/**
 * What a filter finds that no list shows: enquiries that are joined to another one, but where they are searched for.
 * Undefined where there can be none.
 */
export function joinedConditions(filter: EnquiryFilter): FilterCondition[] | undefined {
  const { part, statuses = settledStatuses } = filter;
  if (part !== undefined || !statuses.some((status) => settledStatuses.includes(status)))
    return undefined;
  return [...filterConditions(filter), ['joined.status', 'in', enquiryStatuses]];
}

/** Most combinations of a status, a course and an assignee that Firestore takes in one query. */
export const mostCombinations = 30;

/** Parts of a list, each of at most so many. */
const partsOf = (all: readonly string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );

/** A filter as several without overlap, each of which Firestore takes as one query. */
export function splitFilter({
  sources,
  statuses,
  courses,
  assignees,
  ...rest
}: EnquiryFilter): EnquiryFilter[] {
  if (sources) {
    const others = splitFilter({ ...rest, statuses, courses, assignees });
    return [...new Set(sources)].flatMap((source) =>
      others.map((part) => ({ ...part, sources: [source] })),
    );
  }
  const course = courses && { courses: [...new Set(courses)] };
  const perStatus = course?.courses.length ?? 1;
  const people =
    assignees && partsOf([...new Set(assignees)], Math.floor(mostCombinations / perStatus));
  return (people ?? [undefined]).flatMap((part) => {
    const given = { ...rest, ...course, ...(part && { assignees: part }) };
    if (!statuses) return [given];
    const atOnce = Math.floor(mostCombinations / (perStatus * (part?.length ?? 1)));
    return partsOf([...new Set(statuses)], atOnce).map((some) => ({ ...given, statuses: some }));
  });
}
