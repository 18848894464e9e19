import { searchedPart, type EnquiryFilter, type StoredEnquiry } from '@institute/schema';
import { enquiryCourses } from './enquiry-labels.ts';
import { dayAt, openStatuses } from './notes/follow-up.ts';

/** Search and filters; an empty string means no filter. */
export interface EnquiryView {
  readonly search: string;
  readonly status: string;
  readonly course: string;
  readonly source: string;
  /** `everybody`, `me`, `nobody`, or the account of a colleague. */
  readonly assigned: string;
  /** Dates such as 2026-01-31 in Chennai, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Follow-ups that are `due` by now, or `overdue`. */
  readonly followUp: string;
  /** `oldest` first, or empty for the newest. */
  readonly order: string;
  /** `board`, or empty for the list. */
  readonly layout: string;
}

export const wholeView: EnquiryView = {
  search: '',
  status: '',
  course: '',
  source: '',
  assigned: 'everybody',
  from: '',
  to: '',
  followUp: '',
  order: '',
  layout: '',
};

const day = 24 * 60 * 60 * 1000;

/** When a date begins in Chennai. */
const dayBegins = (date: string): number => Date.parse(`${date}T00:00:00+05:30`);

const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The last date matched by a follow-up filter. */
const followUpBy = (choice: string, today: string): string =>
  choice === 'overdue' ? dayAt(dayBegins(today) - day) : today;

/** The account that is filtered for; undefined for everybody. */
const assigneeOf = (assigned: string, uid: string): string | undefined =>
  assigned === 'everybody'
    ? undefined
    : assigned === 'me'
      ? uid
      : assigned === 'nobody'
        ? ''
        : assigned;

/** The search and the filters as a query of the account `uid`. */
export function filterOf(
  {
    search,
    status,
    course,
    source,
    assigned,
    from,
    to,
    followUp,
  }: Omit<EnquiryView, 'order' | 'layout'>,
  today: string,
  uid: string,
): EnquiryFilter {
  const courses = enquiryCourses.find(({ label }) => label === course)?.stored;
  const part = searchedPart(search);
  const assignedTo = assigneeOf(assigned, uid);
  const statuses = status ? [status] : followUp ? openStatuses : undefined;
  return {
    ...(statuses && { statuses }),
    ...(courses && { courses }),
    ...(source && { source }),
    ...(assignedTo !== undefined && { assignedTo }),
    ...(part !== undefined && { part }),
    ...(from && { from: moment(dayBegins(from)) }),
    ...(to && { before: moment(dayBegins(to) + day) }),
    ...(followUp && { followUpBy: followUpBy(followUp, today) }),
  };
}

/** The live enquiries plus others, without duplicates, in their order. */
export function mergeEnquiries(
  live: readonly StoredEnquiry[],
  others: readonly StoredEnquiry[],
  oldestFirst = false,
): readonly StoredEnquiry[] {
  if (others.length === 0) return live;
  const ids = new Set(live.map(({ _id }) => _id));
  return [...live, ...others.filter(({ _id }) => !ids.has(_id))].toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt) * (oldestFirst ? -1 : 1),
  );
}

/**
 * The enquiries with changes saved here since they were read, dropping those that no longer match
 * the filter.
 */
export function withSaved(
  enquiries: readonly StoredEnquiry[],
  saved: ReadonlyMap<string, StoredEnquiry>,
  { statuses, assignedTo, followUpBy: lastDay }: EnquiryFilter,
): readonly StoredEnquiry[] {
  if (saved.size === 0) return enquiries;
  return enquiries.flatMap((enquiry) => {
    const newer = saved.get(enquiry._id);
    if (!newer || newer.updatedAt <= enquiry.updatedAt) return enquiry;
    const { status, followUpOn } = newer;
    if (statuses && !statuses.includes(status)) return [];
    if (assignedTo !== undefined && newer.assignedTo !== assignedTo) return [];
    if (lastDay && (followUpOn === '' || followUpOn > lastDay)) return [];
    return newer;
  });
}
