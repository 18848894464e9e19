import { searchedPart, type EnquiryFilter, type StoredEnquiry } from '@institute/schema';
import { enquiryCourses } from './enquiry-labels.ts';
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

/** The search and the filters as a query. */
export function filterOf(
  { search, status, course, source, from, to, followUp }: EnquiryView,
  today: string,
): EnquiryFilter {
  const courses = enquiryCourses.find(({ label }) => label === course)?.stored;
  const part = searchedPart(search);
  const statuses = status ? [status] : followUp ? openStatuses : undefined;
  return {
    ...(statuses && { statuses }),
    ...(courses && { courses }),
    ...(source && { source }),
    ...(part !== undefined && { part }),
    ...(from && { from: moment(dayBegins(from)) }),
    ...(to && { before: moment(dayBegins(to) + day) }),
    ...(followUp && { followUpBy: followUpBy(followUp, today) }),
  };
}

/** The live enquiries plus others, without duplicates, newest first. */
export function mergeEnquiries(
  live: readonly StoredEnquiry[],
  others: readonly StoredEnquiry[],
): readonly StoredEnquiry[] {
  if (others.length === 0) return live;
  const ids = new Set(live.map(({ _id }) => _id));
  return [...live, ...others.filter(({ _id }) => !ids.has(_id))].toSorted((one, other) =>
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
