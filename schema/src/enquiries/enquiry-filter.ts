import * as z from 'zod/mini';
import { documentId, timestamp } from '../fields/fields.ts';

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
  source: z.optional(z.string().check(z.maxLength(40))),
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

type WherePart = [
  field: string,
  operator: '==' | 'in' | '>=' | '<' | '>' | '<=' | 'array-contains',
  value: unknown,
];

const part = (given: unknown, ...where: WherePart): WherePart[] =>
  given === undefined ? [] : [where];

/** The filter as query constraints; firestore.indexes.json has an index for each combination. */
export const whereParts = (filter: EnquiryFilter): WherePart[] => [
  ...part(filter.statuses, 'status', 'in', filter.statuses),
  ...part(filter.courses, 'course', 'in', filter.courses),
  ...part(filter.source, 'source', '==', filter.source),
  ...part(filter.assignedTo, 'assignedTo', '==', filter.assignedTo),
  ...part(filter.part, 'searchParts', 'array-contains', filter.part),
  ...part(filter.from, 'createdAt', '>=', filter.from),
  ...part(filter.before, 'createdAt', '<', filter.before),
  ...part(filter.followUpBy, 'followUpOn', '>', ''),
  ...part(filter.followUpBy, 'followUpOn', '<=', filter.followUpBy),
];

/** Most combinations of a status and a course that Firestore takes in one query. */
export const mostCombinations = 30;

/** A filter as several without overlap, each of which Firestore takes as one query. */
export function splitFilter({ statuses, courses, ...rest }: EnquiryFilter): EnquiryFilter[] {
  const course = courses && { courses: [...new Set(courses)] };
  if (!statuses) return [{ ...rest, ...course }];
  const wanted = [...new Set(statuses)];
  const atOnce = Math.floor(mostCombinations / (course?.courses.length ?? 1));
  return Array.from({ length: Math.ceil(wanted.length / atOnce) }, (_, index) => ({
    ...rest,
    ...course,
    statuses: wanted.slice(index * atOnce, (index + 1) * atOnce),
  }));
}
