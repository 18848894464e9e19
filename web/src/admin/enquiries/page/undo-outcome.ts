import type { StoredEnquiry } from '@institute/schema';
import type { EnquiryChanges } from '../row/save-choice.ts';

/** What takes an outcome back: the lead as it was before, without the entry. */
export const undoOf = (
  { status, enrolment, reason, followUpOn, followUpTime }: StoredEnquiry,
  changes: EnquiryChanges,
): EnquiryChanges => ({
  ...(changes.status && { status }),
  ...(changes.status && status === 'enrolled' && { enrolIn: enrolment?.id ?? '' }),
  ...(changes.reason !== undefined && { reason }),
  ...(changes.followUpOn !== undefined && { followUpOn, followUpTime }),
  ...(changes.outcome && { undoneOutcome: changes.outcome.id }),
});
