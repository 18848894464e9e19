import type { StoredEnquiry } from '@institute/schema';
import type { EnquiryFilter } from '../../lib/firebase/enquiry-filter.ts';
import { courseLabel, enquiryCourses } from './enquiry-labels.ts';
import { dayAt, openStatuses } from './notes/follow-up.ts';

/** Search and filters; an empty string means no filter. */
export interface EnquiryView {
  readonly search: string;
  readonly status: string;
  readonly course: string;
  readonly source: string;
  /** Dates such as 2026-01-31 in Chennai, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Follow-ups that are `due` by now, or `overdue`. */
  readonly followUp: string;
}

export const wholeView: EnquiryView = {
  search: '',
  status: '',
  course: '',
  source: '',
  from: '',
  to: '',
  followUp: '',
};

const day = 24 * 60 * 60 * 1000;

/** When a date begins in Chennai. */
const dayBegins = (date: string): number => Date.parse(`${date}T00:00:00+05:30`);

const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The last date matched by a follow-up filter. */
const followUpBy = (choice: string, today: string): string =>
  choice === 'overdue' ? dayAt(dayBegins(today) - day) : today;

/** The filters that Firestore applies: all but the search. */
export function filterOf(
  { status, course, source, from, to, followUp }: Omit<EnquiryView, 'search'>,
  today: string,
): EnquiryFilter {
  const courses = enquiryCourses.find(({ label }) => label === course)?.stored;
  const statuses = status ? [status] : followUp ? openStatuses : undefined;
  return {
    ...(statuses && { statuses }),
    ...(courses && { courses }),
    ...(source && { source }),
    ...(from && { from: moment(dayBegins(from)) }),
    ...(to && { before: moment(dayBegins(to) + day) }),
    ...(followUp && { followUpBy: followUpBy(followUp, today) }),
  };
}

const searched = new WeakMap<StoredEnquiry, string>();

/** The searched text of an enquiry, computed once per enquiry. */
function searchText(enquiry: StoredEnquiry): string {
  const known = searched.get(enquiry);
  if (known !== undefined) return known;
  const { _id, name, email, phone, course, message, notes } = enquiry;
  const texts = [_id, name, email, phone, courseLabel(course), message, notes];
  const text = texts.join(' ').toLowerCase();
  searched.set(enquiry, text);
  return text;
}

/** The enquiries that contain every word of the search. */
export function searchEnquiries(
  enquiries: readonly StoredEnquiry[],
  search: string,
): readonly StoredEnquiry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return enquiries;
  return enquiries.filter((enquiry) => words.every((word) => searchText(enquiry).includes(word)));
}

/** The live enquiries plus those read once, without duplicates, newest first. */
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

/**
 * The enquiries with changes saved here since they were read, dropping those that no longer match
 * the filter.
 */
export function withSaved(
  enquiries: readonly StoredEnquiry[],
  saved: ReadonlyMap<string, StoredEnquiry>,
  { statuses, followUpBy: lastDay }: EnquiryFilter,
): readonly StoredEnquiry[] {
  if (saved.size === 0) return enquiries;
  return enquiries.flatMap((enquiry) => {
    const newer = saved.get(enquiry._id);
    if (!newer || newer.updatedAt <= enquiry.updatedAt) return enquiry;
    const { status, followUpOn } = newer;
    if (statuses && !statuses.includes(status)) return [];
    if (lastDay && (followUpOn === '' || followUpOn > lastDay)) return [];
    return newer;
  });
}
