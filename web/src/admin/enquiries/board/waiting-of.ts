import { staffSources, type StoredEnquiry } from '@institute/schema';
import { waitingText } from '../enquiry-labels.ts';
import { answerBy } from '../row/answer-time.ts';

/** How many of the new enquiries wait for an answer that was promised, and how many of them too long. */
export function waitingOf(enquiries: readonly StoredEnquiry[], now: number): string {
  const waiting = enquiries.filter(({ source }) => !staffSources.includes(source));
  const late = waiting.filter(({ createdAt }) => answerBy(createdAt) <= now);
  return waitingText(waiting.length, late.length);
}
