import {
  dayAfter,
  localMoment,
  openStatuses,
  promisedSources,
  searchedPart,
  type EnquiryFilter,
  type StoredEnquiry,
} from '@institute/schema';
import { storedCourses } from './enquiry-labels.ts';

/** In place of a status: new, with an answer that was promised. */
export const toAnswerStatus = 'to-answer';

/** Search and filters; an empty string means no filter. */
export interface EnquiryView {
  readonly search: string;
  readonly status: string;
  readonly course: string;
  readonly source: string;
  /** Why it was closed; with the status "closed" alone. */
  readonly reason: string;
  /** `everybody`, `me`, `nobody`, `ownAndUnassigned`, or the account of a colleague. */
  readonly assigned: string;
  /** Dates such as 2026-01-31 in the institute's zone, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Follow-ups that are `due` by now, or `overdue`. */
  readonly followUp: string;
  /** `oldest` first, or empty for the newest. */
  readonly order: string;
  /** `board`, or empty for the list. */
  readonly layout: string;
}

/** Whose enquiries somebody sees who comes on duty: their own, and those of no one. */
export const ownAndUnassigned = 'me-or-nobody';

export const wholeView: EnquiryView = {
  search: '',
  status: '',
  course: '',
  source: '',
  reason: '',
  assigned: 'everybody',
  from: '',
  to: '',
  followUp: '',
  order: '',
  layout: '',
};

/** When a date begins in the institute's zone. */
const beginOf = (date: string): string => localMoment(date, '00:00').toISOString();

/** From when a period began that ends now, or until when it lasted. */
export const periodOf = (from: string, until?: string): Pick<EnquiryFilter, 'from' | 'before'> => ({
  from: beginOf(from),
  ...(until !== undefined && { before: beginOf(until) }),
});

/** A filter for other days: they replace both of its ends. */
export const inDays = (
  { from: _from, before: _before, ...filter }: EnquiryFilter,
  days: ReturnType<typeof periodOf>,
): EnquiryFilter => ({ ...filter, ...days });

/** The last date matched by a follow-up filter. */
const followUpBy = (choice: string, today: string): string =>
  choice === 'overdue' ? dayAfter(today, -1) : today;

/** Whose enquiries are filtered for. */
function assigneeOf(
  assigned: string,
  uid: string,
): Pick<EnquiryFilter, 'assignedTo' | 'assignees'> {
  if (assigned === 'everybody') return {};
  if (assigned === ownAndUnassigned) return { assignees: [uid, ''] };
  return { assignedTo: assigned === 'me' ? uid : assigned === 'nobody' ? '' : assigned };
}

/** The search and the filters as a query of the account `uid`. */
export function filterOf(
  {
    search,
    status,
    course,
    source,
    reason,
    assigned,
    from,
    to,
    followUp,
  }: Omit<EnquiryView, 'order' | 'layout'>,
  today: string,
  uid: string,
): EnquiryFilter {
  const part = searchedPart(search);
  const isToAnswer = status === toAnswerStatus;
  const only = isToAnswer ? 'new' : status;
  const statuses = only ? [only] : followUp ? openStatuses : undefined;
  return {
    ...(statuses && { statuses }),
    ...(isToAnswer && { sources: promisedSources }),
    ...(course && { courses: storedCourses(course) }),
    ...(source && { source }),
    ...(reason && status === 'closed' && { reason }),
    ...assigneeOf(assigned, uid),
    ...(part !== undefined && { part }),
    ...(from && { from: beginOf(from) }),
    ...(to && { before: beginOf(dayAfter(to, 1)) }),
    ...(followUp && { followUpBy: followUpBy(followUp, today) }),
  };
}

/**
 * The enquiries with changes saved here since they were read, dropping those that no longer match
 * the filter.
 */
export function withSaved(
  enquiries: readonly StoredEnquiry[],
  saved: ReadonlyMap<string, StoredEnquiry>,
  { statuses, reason, assignedTo, assignees, followUpBy: lastDay }: EnquiryFilter,
): readonly StoredEnquiry[] {
  if (saved.size === 0) return enquiries;
  return enquiries.flatMap((enquiry) => {
    const newer = saved.get(enquiry._id);
    if (!newer || newer.updatedAt <= enquiry.updatedAt) return enquiry;
    const { status, followUpOn } = newer;
    if (statuses && !statuses.includes(status)) return [];
    if (reason !== undefined && newer.reason !== reason) return [];
    if (assignedTo !== undefined && newer.assignedTo !== assignedTo) return [];
    if (assignees && !assignees.includes(newer.assignedTo)) return [];
    if (lastDay && (followUpOn === '' || followUpOn > lastDay)) return [];
    return newer;
  });
}
