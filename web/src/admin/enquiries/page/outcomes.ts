import { wrongNumber, type StoredEnquiry } from '@institute/schema';
import type { EnquiryChanges } from '../row/save-choice.ts';
import { soon, tomorrowMorning, type FollowUp } from './follow-up-choices.ts';

type Status = StoredEnquiry['status'];

/** What came of a call, said by one press. */
export interface Outcome {
  readonly label: string;
  /** What has to be said as well: why not, when, or which batch or class. */
  readonly asks?: 'reason' | 'time' | 'batch' | 'class';
  readonly status?: Status;
  readonly reason?: string;
  readonly followUp?: (now: Date) => FollowUp;
  /** Whether phones have it in a menu. */
  readonly isRare?: boolean;
  /** Whether nothing is left to do with this lead at the moment. */
  readonly isDone?: boolean;
}

export const outcomes: readonly Outcome[] = [
  { label: 'Spoke, interested' },
  { label: 'No answer', followUp: tomorrowMorning, isDone: true },
  { label: 'Busy', followUp: soon, isDone: true, isRare: true },
  { label: 'Call back at…', asks: 'time', isRare: true },
  { label: 'Coming to a demo…', asks: 'class' },
  { label: 'Enrolled…', asks: 'batch' },
  { label: 'Not interested…', asks: 'reason', status: 'closed', isDone: true },
  { label: wrongNumber, status: 'closed', reason: wrongNumber, isDone: true },
];

/** What an outcome changes of a lead: whoever was reached, or tried to be, is no longer new. */
export function changesOf(
  { label, status, reason, followUp }: Outcome,
  enquiry: StoredEnquiry,
  now: Date,
  id: string,
): EnquiryChanges {
  const next = status ?? (enquiry.status === 'new' ? 'contacted' : undefined);
  return {
    ...(next && next !== enquiry.status && { status: next }),
    ...(reason !== undefined && { reason }),
    ...followUp?.(now),
    outcome: {
      id,
      text: reason && reason !== label ? `${label}: ${reason}` : label,
    },
  };
}
