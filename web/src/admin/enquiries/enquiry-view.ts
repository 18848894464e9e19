import type { StoredEnquiry } from '@institute/schema';
import type { EnquiryFilter } from '../../lib/firebase/enquiry-filter.ts';
import { courseLabel, enquiryCourses } from './enquiry-labels.ts';

/** How the enquiries are looked at: what was chosen and typed; empty texts choose nothing. */
export interface EnquiryView {
  readonly search: string;
  readonly status: string;
  readonly course: string;
  readonly source: string;
  /** Days such as 2026-01-31, in Chennai; both included. */
  readonly from: string;
  readonly to: string;
}

export const wholeView: EnquiryView = {
  search: '',
  status: '',
  course: '',
  source: '',
  from: '',
  to: '',
};

const day = 24 * 60 * 60 * 1000;

/** The moment at which a day begins in Chennai. */
const dayBegins = (date: string): number => Date.parse(`${date}T00:00:00+05:30`);

const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

/** What Firestore narrows: everything but the search. */
export function filterOf({ status, course, source, from, to }: EnquiryView): EnquiryFilter {
  const courses = enquiryCourses.find(({ label }) => label === course)?.stored;
  return {
    ...(status && { status }),
    ...(courses && { courses }),
    ...(source && { source }),
    ...(from && { from: moment(dayBegins(from)) }),
    ...(to && { before: moment(dayBegins(to) + day) }),
  };
}

const searched = new WeakMap<StoredEnquiry, string>();

/** What of an enquiry is searched, made once for each. */
function searchText(enquiry: StoredEnquiry): string {
  const known = searched.get(enquiry);
  if (known !== undefined) return known;
  const { _id, name, email, phone, course, message } = enquiry;
  const text = [_id, name, email, phone, courseLabel(course), message].join(' ').toLowerCase();
  searched.set(enquiry, text);
  return text;
}

/** The enquiries that have every word of the search. */
export function searchEnquiries(
  enquiries: readonly StoredEnquiry[],
  search: string,
): readonly StoredEnquiry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return enquiries;
  return enquiries.filter((enquiry) => words.every((word) => searchText(enquiry).includes(word)));
}

/** The live enquiries, and those read once that are not among them, newest first. */
export function mergeEnquiries(
  live: readonly StoredEnquiry[],
  read: readonly StoredEnquiry[],
): readonly StoredEnquiry[] {
  if (read.length === 0) return live;
  const ids = new Set(live.map(({ _id }) => _id));
  return [...live, ...read.filter(({ _id }) => !ids.has(_id))].toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
}
